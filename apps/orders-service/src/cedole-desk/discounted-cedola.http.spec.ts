import type { BookshopFigures, DeskOrder, Order } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { SECOND_MS } from '@zaino/rules/durations';
import { checkConsistency } from '../reconciliation/check-consistency';
import { pdfText } from '../testing/pdf-text';
import { startTestService, type TestService } from '../testing/test-service';
import { cedoleWorld } from './testing/cedole-world';

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
    expect(page).not.toContain('20,00');
  });

  it('may pay the other copy too, which is split to the cent', async () => {
    const once = await enterFirst(await placed());
    const again = await world.enter(once, { lineIds: [once.lines[0]?.id] });
    expect(shown(again.body)).toEqual([[1, 20, null, 20, 20], ...covered.slice(1)]);
    expect(again.body).toMatchObject({ due: 8.5, totals: { subtotal: 48.5, cedola: 40 } });
  });
});
