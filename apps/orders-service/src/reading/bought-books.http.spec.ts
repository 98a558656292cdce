import { orderEndpoints, type BoughtBook } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { path } = orderEndpoints.boughtBooks;
const teo = {
  id: 'teo',
  nickname: 'Teo',
  schoolCode: 'CRIC80100X',
  schoolName: 'Istituto di prova',
  classe: '1',
  sezione: 'A',
  tetto: null,
};

async function customer() {
  const caller = await service.signIn();
  const place = (lines: Partial<OrderLineEntity>[], order = {}) =>
    placedOrder(service.dataSource, { order: { customerId: caller.uid, ...order }, lines });
  const list = async () => (await caller.call<{ books: BoughtBook[] }>({ path })).body.books;
  return { place, list };
}

describe('the books that a family has bought', () => {
  it('are none for somebody new, and nobody else’s', async () => {
    await (await customer()).place([aBookLine()]);
    expect(await (await customer()).list()).toEqual([]);
  });

  it('are told with whom they are for, where they are and when they come', async () => {
    const { place, list } = await customer();
    const details = {
      title: 'Matematica verde 1',
      subtitle: 'R. Tassinari, Rio Secco',
      schoolYear: 2026,
      school: { codice: 'CRIC80100X', nome: 'Istituto di prova' },
      classe: '1',
      sezione: 'A',
      image: null,
      children: [
        { childId: 'teo', quantity: 1 },
        { childId: 'unknown', quantity: 1 },
      ],
      substitute: null,
    };
    const paid = { paymentState: 'paid' as const, state: 'waiting' as const, children: [teo] };
    const { order } = await place(
      [
        aBookLine({ state: 'waiting', quantity: 3, details, priceCents: 2_700, coverCents: 3_150 }),
        aProductLine(),
      ],
      paid,
    );
    expect(await list()).toEqual([
      {
        orderId: order.id,
        orderNumber: order.number,
        orderedAt: order.createdAt.toISOString(),
        shippingMethod: 'standard',
        waitsForMoney: false,
        isbn: '9788800000015',
        substituteIsbn: null,
        title: 'Matematica verde 1',
        coverPrice: 31.5,
        schoolYear: 2026,
        schoolCode: 'CRIC80100X',
        classe: '1',
        sezione: 'A',
        quantity: 3,
        children: [{ id: 'teo', nickname: 'Teo', quantity: 1 }],
        state: 'waiting',
        expected: { from: '2026-09-10', to: '2026-09-18' },
      },
    ]);
  });

  it('leave out what was cancelled, came back or is on its way back', async () => {
    const { place, list } = await customer();
    await place([
      aBookLine({ reference: '9788800000022', state: 'cancelled' }),
      aBookLine({ reference: '9788800000039', state: 'returned' }),
      aBookLine({ reference: '9788800000046', state: 'refunded' }),
      aBookLine({ reference: '9788800000053', state: 'delivered', withdrawnAt: new Date() }),
      aBookLine({ reference: '9788800000060', state: 'delivered' }),
    ]);
    expect(await list()).toMatchObject([
      { isbn: '9788800000060', state: 'delivered', expected: null },
    ]);
  });

  it('come with the newest order first, and say which waits for its money', async () => {
    const { place, list } = await customer();
    const before = { createdAt: new Date(Date.now() - DAY_MS), paymentState: 'paid' as const };
    await place([aBookLine({ state: 'delivered' })], { ...before, state: 'delivered' as const });
    await place([aBookLine({ substituteIsbn: '9788800000091' })]);
    expect(await list()).toMatchObject([
      { waitsForMoney: true, state: 'received', substituteIsbn: '9788800000091' },
      { waitsForMoney: false, state: 'delivered' },
    ]);
  });

  it('are for families who are signed in', async () => {
    expect((await service.call({ path })).status).toBe(401);
  });
});
