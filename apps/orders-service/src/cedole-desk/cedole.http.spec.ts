import { randomUUID } from 'node:crypto';
import { CedolaEntity } from '../cedole/cedola.entity';
import { checkConsistency } from '../reconciliation/check-consistency';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';
import { aCode, cedoleWorld, CLASS } from './testing/cedole-world';

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

const list = { ...CLASS, childId: null };
const accepted = { decision: 'accepted' };
const refused = { decision: 'refused', reason: 'Il codice non è di questo Comune' };

describe('a quote', () => {
  it('says which books a cedola may pay, and of which Comuni', async () => {
    const other = world.book(12, { classe: '5' });
    service.schools.add({ isbn: other.type === 'book' ? other.isbn : '', tipoGrado: 'MM' });
    const { body } = await world.quote([world.book(), world.book(10.4), other]);
    expect(body.cedole).toEqual({
      comuni: [{ comune: 'Cremona', provincia: 'CR' }],
      lists: [{ ...list, schoolName: 'Scuola primaria Rodari', books: 2, amount: 32 }],
    });
    expect(body.totals).toMatchObject({ cedola: 0, total: 44 });
  });

  it('leaves nothing of those books to the family, and all else as it was', async () => {
    const pen = wantedProduct(service.catalogue.add({ prezzo: 3.5 }));
    const { body } = await world.quote([world.book(), pen], [list]);
    expect(body.totals).toMatchObject({ subtotal: 25.1, cedola: 21.6, total: 3.5 });
  });

  it('counts one copy for each child, at the cover price, whatever families get off it', async () => {
    const wanted = world.book(20, {
      quantity: 3,
      prezzo: 17,
      children: [
        { childId: 'anna', quantity: 1 },
        { childId: 'luca', quantity: 2 },
      ],
    });
    const isbn = wanted.type === 'book' ? wanted.isbn : '';
    service.schools.add({ isbn, prezzoScontato: 17 });
    const lists = ['anna', 'luca'].map((childId) => ({ ...CLASS, childId }));
    const { body } = await world.quote([wanted], lists);
    expect(body.cedole?.lists.map(({ childId }) => childId)).toEqual(['anna', 'luca']);
    expect(body.totals).toMatchObject({ subtotal: 57, cedola: 40, total: 17 });
  });

  it('offers none where the bookshop takes none', async () => {
    const { id } = service.bookshops.add();
    const { body } = await world.family.call<{ cedole: unknown }>({
      method: 'POST',
      path: '/api/quotes',
      body: {
        lines: [world.book()],
        shippingMethod: 'pickup',
        pickupPointId: id,
        cedole: [list],
      },
    });
    expect(body.cedole).toBeNull();
  });
});

describe('an order with a cedola', () => {
  it('has its books at the cover price, and the family owes the rest', async () => {
    const pen = wantedProduct(service.catalogue.add({ prezzo: 3.5 }));
    const code = aCode();
    const order = await world.placed([world.book(), pen], { cedole: [world.cedola(code)] });
    expect(order).toMatchObject({ due: 3.5, totals: { cedola: 21.6, total: 3.5 } });
    expect(order.cedole).toMatchObject([{ code, state: 'entered', amount: 21.6 }]);
    expect(await world.readOwn(order.id)).toMatchObject({ canPay: false });
  });

  it.each([
    ['by card', { payment: 'card' as const }, 'payment', 400],
    [
      'of another Comune',
      { cedole: [{ ...CLASS, childId: null, code: 'ABCD', comune: 'Crema', provincia: 'CR' }] },
      'cedole.0.comune',
      409,
    ],
    [
      'of a class that is not in it',
      {
        cedole: [
          {
            ...CLASS,
            classe: '3',
            childId: null,
            code: 'ABCD',
            comune: 'Cremona',
            provincia: 'CR',
          },
        ],
      },
      'cedole.0.code',
      409,
    ],
  ])('is refused %s', async (_, values, path, status) => {
    const answer = await world.place([world.book()], { cedole: [world.cedola()], ...values });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, path]);
  });

  it('is refused with a code that the bookshop has, however it is typed, until that paid for nothing', async () => {
    const first = await world.placed([world.book()], { cedole: [world.cedola('ab 12-cd')] });
    const again = () => world.place([world.book()], { cedole: [world.cedola('AB12CD')] });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'cedola-refused' } });
    await world.decide(first, refused);
    expect((await again()).status).toBe(200);
  });

  it('may have a code that another bookshop has, which is told of it', async () => {
    const other = await cedoleWorld(service);
    const code = aCode();
    await other.placed([other.book()], { cedole: [other.cedola(code)] });
    const order = await world.placed([world.book()], { cedole: [world.cedola(code)] });
    const { cedole } = await world.ledger();
    expect(cedole.find(({ orderId }) => orderId === order.id)?.isElsewhere).toBe(true);
  });

  it('is paid once all of it is accepted, and nothing of it comes back to the family', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    const { body: paid } = await world.decide(order, accepted);
    expect(paid).toMatchObject({ paymentState: 'paid', due: 0, counterPayment: null });
    expect(paid.events.at(-1)).toMatchObject({ who: 'bookshop', name: 'Marta' });
    const lineIds = paid.lines.map(({ id }) => id);
    const cancelled = await world.command(paid, { command: 'cancel', lineIds, reason: 'Esaurito' });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', refunds: [], paymentState: 'paid' });
    const of = { orderId: order.id };
    const cedola = await service.dataSource.manager.findOneByOrFail(CedolaEntity, of);
    expect([cedola.state, cedola.activeKey]).toEqual(['void', null]);
  });

  it('takes money for the rest, and hands books over, only once it was decided about', async () => {
    const pen = wantedProduct(service.catalogue.add({ prezzo: 3.5 }));
    const order = await world.placed([world.book(), pen], { cedole: [world.cedola()] });
    const cash = { tender: 'cash' };
    const early = await world.handOver(order, cash);
    expect(early).toMatchObject({
      status: 409,
      body: { detail: 'Prima accetta o rifiuta la cedola libraria di questo ordine.' },
    });
    const now = (await world.read(order.id)).body;
    const decided = (await world.decide(now, accepted)).body;
    const lineIds = decided.lines.map(({ id }) => id);
    const { body } = await world.desk<typeof order>('POST', `orders/${order.id}/hand-over`, {
      version: decided.version,
      lineIds,
      payment: cash,
    });
    expect(body).toMatchObject({ state: 'delivered', counterPayment: { amount: 3.5 } });
  });
});

describe('a refused cedola', () => {
  it('leaves the books to the family, which says that it pays in the shop', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    const { body } = await world.decide(order, refused);
    expect(body).toMatchObject({ due: 21.6, totals: { cedola: 0, total: 21.6 } });
    const own = await world.readOwn(order.id);
    expect(own.canPay).toBe(true);
    expect(own.cedole).toMatchObject([{ state: 'refused', reason: refused.reason }]);
    expect(own.cedole?.[0]?.payBefore).not.toBeNull();
    const path = `/api/orders/${order.id}/cedole/${own.cedole?.[0]?.id ?? ''}/payment-in-shop`;
    const answer = await world.family.call({ method: 'POST', path });
    expect(answer).toMatchObject({ status: 200, body: { canPay: false, paymentState: 'due' } });
    const again = await world.family.call({ method: 'POST', path });
    expect(again).toMatchObject({ status: 409, body: { code: 'command-refused' } });
    const stranger = await service.signIn();
    expect((await stranger.call({ method: 'POST', path })).status).toBe(404);
  });

  it('may be given again at the counter, with the right code', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    const { body } = await world.decide(order, refused);
    const entered = await world.desk<typeof order>('POST', `orders/${order.id}/cedole`, {
      version: body.version,
      lineIds: body.lines.map(({ id }) => id),
      code: aCode(),
      comune: 'Cremona',
      provincia: 'CR',
    });
    expect(entered.body).toMatchObject({ paymentState: 'paid', due: 0 });
  });
});

describe('a cedola at the counter', () => {
  it('pays a copy of books that were to be paid there', async () => {
    const order = await world.placed([world.book(10, { quantity: 2 }), world.book(8)]);
    const lineIds = order.lines.map(({ id }) => id);
    const body = {
      version: order.version,
      lineIds,
      code: aCode(),
      comune: 'Cremona',
      provincia: 'CR',
    };
    const { body: entered } = await world.desk<typeof order>(
      'POST',
      `orders/${order.id}/cedole`,
      body,
    );
    expect(entered).toMatchObject({ due: 10, totals: { cedola: 18, total: 10 } });
    expect(entered.lines.map(({ quantity, cedola }) => [quantity, cedola?.amount ?? null])).toEqual(
      [
        [1, null],
        [1, 10],
        [1, 8],
      ],
    );
  });

  it('is refused for a Comune that the bookshop does not have', async () => {
    const order = await world.placed([world.book()]);
    const answer = await world.desk('POST', `orders/${order.id}/cedole`, {
      version: order.version,
      lineIds: order.lines.map(({ id }) => id),
      code: aCode(),
      comune: 'Crema',
      provincia: 'CR',
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'cedola-refused' } });
  });

  it('is nobody else’s to decide about', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    expect((await world.decide(order, accepted, other)).status).toBe(404);
    expect((await world.decide(order, accepted, world.family)).status).toBe(403);
  });
});
