import type { DeskOrder, Order } from '@zaino/contracts/orders';
import { checkConsistency } from '../reconciliation/check-consistency';
import { pdfText } from '../testing/pdf-text';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';
import { cedoleWorld } from './testing/cedole-world';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  service = await startTestService();
  world = await cedoleWorld(service);
});
afterEach(async () => {
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

const atCounter = { command: 'register-shop-payment', lineIds: [], tender: 'cash' };

/** A book that a Comune has paid, and a pen that was cancelled before: nothing was left for the family. */
async function paidByComune(): Promise<DeskOrder> {
  const pen = wantedProduct(service.catalogue.add({ prezzo: 3.5 }));
  const order = await world.placed([world.book(), pen], { cedole: [world.cedola()] });
  const lineIds = order.lines.filter(({ type }) => type === 'product').map(({ id }) => id);
  const path = `/api/orders/${order.id}/cancellation`;
  expect((await world.family.call({ method: 'POST', path, body: { lineIds } })).status).toBe(200);
  const { body: now } = await world.read(order.id);
  return (await world.decide(now, { decision: 'accepted' })).body;
}
const staffReads = async ({ id }: DeskOrder) => {
  const staff = await service.signIn({ role: 'admin' });
  return (await staff.call<Order>({ path: `/api/admin/orders/${id}` })).body;
};

describe('an order that cedole alone have paid, the rest of it cancelled', () => {
  it('is paid by cedole for everybody, without money and without a receipt', async () => {
    const order = await paidByComune();
    expect(order).toMatchObject({ paymentState: 'paid', due: 0, counterPayment: null });
    const own = await world.readOwn(order.id);
    for (const { paid, documents } of [order, own]) {
      expect(paid).toEqual({ by: 'cedola', amount: 0 });
      expect(documents).toEqual([]);
    }
    const path = `/api/orders/${order.id}/documents/ricevuta.pdf`;
    expect((await world.family.call({ path })).status).toBe(404);
    const sheet = await world.desk<Buffer>('GET', `prints/order-sheets.pdf?orders=${order.number}`);
    expect(pdfText(sheet.body).join(' ')).toContain('Con cedola libraria');
  });

  it('gives nothing back of what nobody has paid', async () => {
    const order = await staffReads(await paidByComune());
    const mayRefund = order.lines.map(({ commands }) => commands.includes('refund'));
    expect(mayRefund).toEqual([false, false]);
  });

  it('can be refused still, and the family owes for the book alone', async () => {
    const refusal = { decision: 'refused', reason: 'Scaduta' };
    const { body: due } = await world.decide(await paidByComune(), refusal);
    expect(due).toMatchObject({ paymentState: 'due', due: 21.6, paid: null });
    const { body } = await world.command(due, atCounter);
    expect(body).toMatchObject({
      counterPayment: { amount: 21.6 },
      paid: { by: 'counter', amount: 21.6 },
    });
    const own = await world.readOwn(due.id);
    expect(own.paid).toEqual({ by: 'counter', amount: 21.6 });
    const [receipt] = own.documents;
    const { body: page } = await world.family.call<Buffer>({ path: receipt?.path ?? '' });
    expect(pdfText(page).join(' ')).toContain('Totale pagato 21,60');
  });
});

it('what was cancelled before an order was paid at the counter is not given back by staff', async () => {
  const order = await world.placed([world.book(20), world.book(10)]);
  const [first] = order.lines;
  const { body } = await world.command(order, {
    command: 'cancel',
    lineIds: [first?.id],
    reason: 'Esaurito',
  });
  const { body: paid } = await world.command(body, atCounter);
  expect(paid).toMatchObject({ paid: { by: 'counter', amount: 10 } });
  const { lines } = await staffReads(paid);
  expect(lines.map(({ commands }) => commands.includes('refund'))).toEqual([false, true]);
});
