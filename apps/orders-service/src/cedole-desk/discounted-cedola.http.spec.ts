import type { BookshopFigures, DeskOrder, Order } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { SECOND_MS } from '@zaino/rules/durations';
import { checkConsistency } from '../reconciliation/check-consistency';
import { addVoucher } from '../testing/add-voucher';
import { pdfText } from '../testing/pdf-text';
import { startTestService, type TestService } from '../testing/test-service';
import { cedoleWorld, CLASS } from './testing/cedole-world';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  world = await cedoleWorld(service);
  service.bookshops.add({ id: world.bookshopId, adoptedBookDiscount: 15, otherBookDiscount: 5 });
  service.advance(11 * SECOND_MS);
});
afterEach(async () => {
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

/** As a page shows it: pieces, price of one, cover price where something is off it, total, what a Comune pays. */
const shown = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ quantity, price, coverPrice, total, cedola }) => [
    quantity,
    price,
    coverPrice,
    total,
    cedola?.amount ?? 0,
  ]);
const figures = async () => {
  const today = italianDay(service.now());
  const path = `/internal/bookshops/${world.bookshopId}/figures?from=${today}&to=${today}`;
  return (await service.serviceCall<BookshopFigures>({ path })).body.totals;
};

describe('a cedola at the counter for a book that the bookshop takes something off', () => {
  const placed = () => world.placed([world.book(20, { quantity: 2 }), world.book(10)]);
  const reduced = [
    [2, 17, 20, 34, 0],
    [1, 8.5, 10, 8.5, 0],
  ];
  const covered = [
    [1, 17, 20, 17, 0],
    [1, 20, null, 20, 20],
    [1, 8.5, 10, 8.5, 0],
  ];
  const enterFirst = async (order: DeskOrder) => {
    const answer = await world.enter(order, { lineIds: [order.lines[0]?.id] });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('pays the cover price, and every page reads what was written', async () => {
    const order = await placed();
    expect(shown(order)).toEqual(reduced);
    expect(order).toMatchObject({ due: 42.5, totals: { subtotal: 42.5, total: 42.5 } });
    await enterFirst(order);
    const totals = { subtotal: 45.5, discount: 0, cedola: 20, total: 25.5 };
    const [atDesk, own] = [(await world.read(order.id)).body, await world.readOwn(order.id)];
    expect([shown(atDesk), shown(own)]).toEqual([covered, covered]);
    expect(atDesk).toMatchObject({ due: 25.5, totals });
    expect(own).toMatchObject({ totals });
    expect(await figures()).toMatchObject({ gross: 50, turnover: 45.5 });
  });

  it('leaves the rest to the family, on paper too', async () => {
    const order = await enterFirst(await placed());
    const paid = await world.handOver(order, { tender: 'cash' });
    expect(paid.body).toMatchObject({ state: 'delivered', counterPayment: { amount: 25.5 } });
    const { documents } = await world.readOwn(order.id);
    const receipt = documents.find(({ kind }) => kind === 'ricevuta');
    const { body } = await world.family.call<Buffer>({ path: receipt?.path ?? '' });
    const [page = ''] = pdfText(body);
    expect(page).toContain('Totale pagato 25,50');
    expect(page).not.toContain('20,00 € Art. 74');
  });

  it('may pay the other copy too, which is split to the cent', async () => {
    const once = await enterFirst(await placed());
    const again = await world.enter(once, { lineIds: [once.lines[0]?.id] });
    expect(shown(again.body)).toEqual([[1, 20, null, 20, 20], ...covered.slice(1)]);
    expect(again.body).toMatchObject({ due: 8.5, totals: { subtotal: 48.5, cedola: 40 } });
  });
});

it('a quote has nothing off what a Comune pays, and tells of the discount on the rest', async () => {
  const list = { ...CLASS, childId: null };
  const all = await world.quote([world.book(20)], [list]);
  expect(all.body.lines).toMatchObject([
    { price: 20, coverPrice: null, lineTotal: 20, cedola: 20 },
  ]);
  const some = await world.quote([world.book(20, { quantity: 2 })], [list]);
  expect(some.body.lines).toMatchObject([{ price: 17, coverPrice: 20, lineTotal: 37, cedola: 20 }]);
});

describe('a refused cedola', () => {
  const refused = { decision: 'refused', reason: 'Scaduta' };

  it('leaves the book to the family at the price of this bookshop, as it was announced', async () => {
    const order = await world.placed([world.book(20), world.book(10)], {
      cedole: [world.cedola()],
    });
    expect(shown(order)).toEqual([
      [1, 20, null, 20, 20],
      [1, 10, null, 10, 10],
    ]);
    const { body } = await world.decide(order, refused);
    expect(shown(body)).toEqual([
      [1, 17, 20, 17, 0],
      [1, 8.5, 10, 8.5, 0],
    ]);
    const totals = { subtotal: 25.5, discount: 0, cedola: 0, total: 25.5 };
    expect(body).toMatchObject({ due: 25.5, totals });
    expect(await world.readOwn(order.id)).toMatchObject({ totals });
    expect(await figures()).toMatchObject({ gross: 30, turnover: 25.5 });
  });

  it('is the Comune’s again with the right code, by the cover price', async () => {
    const order = await world.placed([world.book(20)], { cedole: [world.cedola()] });
    const { body } = await world.decide(order, refused);
    const again = await world.enter(body);
    expect(shown(again.body)).toEqual([[1, 20, null, 20, 20]]);
    expect(again.body).toMatchObject({ paymentState: 'paid', totals: { subtotal: 20, total: 0 } });
  });

  it('gives back what a voucher took off before it was entered at the counter', async () => {
    await addVoucher(service, {
      code: 'BANCO15',
      kind: 'percent',
      value: 15,
      appliesTo: 'all',
      validFrom: '2026-01-01T00:00:00Z',
      validUntil: '2099-01-01T00:00:00Z',
      mostUses: null,
    });
    service.bookshops.add({ id: world.bookshopId, adoptedBookDiscount: 10 });
    service.advance(11 * SECOND_MS);
    const order = await world.placed([world.book(20)], { voucher: 'BANCO15' });
    expect(order).toMatchObject({ due: 17, totals: { subtotal: 18, discount: 1, total: 17 } });
    const { body: entered } = await world.enter(order);
    expect(entered.totals).toMatchObject({ subtotal: 20, discount: 0, cedola: 20, total: 0 });
    const { body } = await world.decide(entered, refused);
    expect(body).toMatchObject({ due: 17, totals: order.totals });
    expect(shown(body)).toEqual([[1, 18, 20, 18, 0]]);
  });
});
