import { randomUUID } from 'node:crypto';
import type { CardMoney } from '@zaino/contracts/orders';
import type { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aPayment } from '../testing/a-payment';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let bookshopId: string;
beforeAll(async () => {
  service = await startTestService();
  service.advance(Date.parse('2026-09-20T10:00:00Z') - service.now());
});
beforeEach(() => void (bookshopId = randomUUID()));
afterAll(() => service.stop());

const path = () => `/internal/bookshops/${bookshopId}/card-money`;
const money = async () => (await service.serviceCall<CardMoney>({ path: path() })).body;
const months = async () => (await money()).months;

interface Paid {
  at: string;
  /** Of it the bookshop's part; none where money goes to the shop itself. */
  transferCents?: number | null;
  /** The provider would not send it. */
  isOwed?: boolean;
  /** What was taken back, and when. */
  back?: { at: string; cents: number; state?: RefundEntity['state'] };
  /** Beside what is sold for 20 €. */
  others?: Parameters<typeof aBookLine>[0][];
  payment?: Partial<PaymentEntity>;
  /** When it was ordered, if that was long before. */
  orderedAt?: string;
}

/** An order of one book for 20 € and something of the shop's own. */
async function paid(values: Paid) {
  const { at, transferCents = 1_900, isOwed = false, back, others = [], payment: columns } = values;
  const { orderedAt } = values;
  const { dataSource } = service;
  const lines = [
    aBookLine({ sellerId: bookshopId, priceCents: 2_000, totalCents: 2_000 }),
    ...others.map((line) => aBookLine({ sellerId: bookshopId, ...line })),
    aProductLine(),
  ];
  const { order } = await placedOrder(dataSource, {
    order: {
      bookshopId,
      shippingMethod: 'pickup',
      paymentState: 'paid',
      paidAt: new Date(at),
      ...(orderedAt !== undefined && { createdAt: new Date(orderedAt) }),
    },
    lines,
  });
  const payment = await aPayment(dataSource, order, {
    state: 'paid',
    paidAt: new Date(at),
    destination: transferCents === null ? null : 'acct_own',
    transferCents: transferCents ?? 0,
    chargeKind: isOwed ? 'owed' : 'platform',
    ...columns,
  });
  if (back === undefined) return order;
  await dataSource.manager.insert(RefundEntity, {
    id: randomUUID(),
    orderId: order.id,
    paymentId: payment.id,
    amountCents: back.cents,
    reversalCents: back.cents,
    state: back.state ?? 'done',
    reason: '',
    lineCents: {},
    providerId: null,
    createdAt: new Date(back.at),
    doneAt: new Date(back.at),
  });
  return order;
}

describe('what was paid by card through the account of a bookshop', () => {
  it('is that of orders of the last four and a half years: of a guarantee, and no scan of all', async () => {
    const back = { at: '2026-09-05T08:00:00Z', cents: 100 };
    await paid({ at: '2022-05-02T08:00:00Z', orderedAt: '2022-05-01T08:00:00Z', back });
    expect(await months()).toMatchObject([{ month: '2026-09', payments: 0, takenBack: 1 }]);
    await paid({ at: '2022-03-02T08:00:00Z', orderedAt: '2022-03-01T08:00:00Z', back });
    expect(await months()).toMatchObject([{ month: '2026-09', payments: 0, takenBack: 1 }]);
  });

  it('is counted by months in Italy, the latest first', async () => {
    await paid({ at: '2026-08-31T21:59:59Z' });
    await paid({ at: '2026-08-31T22:00:00Z' });
    await paid({ at: '2026-09-02T08:00:00Z', transferCents: 2_000 });
    const both = { payments: 2, paid: 40, fee: 1, transferred: 39, takenBack: 0 };
    const one = { payments: 1, paid: 20, fee: 1, transferred: 19, takenBack: 0 };
    expect(await months()).toEqual([
      { month: '2026-09', ...both },
      { month: '2026-08', ...one },
    ]);
  });

  it('is taken back in the month of the refund, once that is done', async () => {
    await paid({ at: '2026-07-10T08:00:00Z', back: { at: '2026-09-01T08:00:00Z', cents: 950 } });
    const failed = { at: '2026-09-01T08:00:00Z', cents: 100, state: 'failed' as const };
    await paid({ at: '2026-07-11T08:00:00Z', back: failed });
    expect(await months()).toMatchObject([
      { month: '2026-09', payments: 0, paid: 0, transferred: 0, takenBack: 9.5 },
      { month: '2026-07', payments: 2, transferred: 38, takenBack: 0 },
    ]);
  });

  it('is what was paid so: not what a Comune pays, nor what was cancelled before', async () => {
    await paid({
      at: '2026-09-02T08:00:00Z',
      others: [
        { priceCents: 4_000, cedolaId: randomUUID(), cedolaState: 'accepted', cedolaCents: 4_000 },
        { priceCents: 1_000, state: 'cancelled', isOffBill: true },
        { priceCents: 1_000, discountCents: 50 },
      ],
      transferCents: 2_802,
    });
    expect(await months()).toMatchObject([{ paid: 29.5, transferred: 28.02, fee: 1.48 }]);
  });

  it('loses nothing by the refund of a second payment, or of a part that was never sent', async () => {
    const at = '2026-09-03T08:00:00Z';
    const back = { at, cents: 1_900 };
    await paid({ at, back, payment: { state: 'duplicate' } });
    await paid({ at, back, payment: { chargeKind: 'owed' } });
    expect(await months()).toEqual([]);
    await paid({ at, back });
    expect(await months()).toMatchObject([{ paid: 20, transferred: 19, takenBack: 19 }]);
  });

  it('leaves out what went to the shop itself, to others, and long ago', async () => {
    await paid({ at: '2026-09-02T08:00:00Z', transferCents: null });
    await paid({ at: '2024-09-30T21:00:00Z' });
    expect(await months()).toEqual([]);
    await paid({ at: '2024-09-30T22:30:00Z' });
    expect(await months()).toMatchObject([{ month: '2024-10' }]);
    bookshopId = randomUUID();
    expect(await months()).toEqual([]);
  });

  it('is other services’ to ask for', async () => {
    expect((await service.call({ path: path() })).status).toBe(401);
  });
});

describe('what the shop owes a bookshop', () => {
  it('is nothing where all was sent', async () => {
    await paid({ at: '2026-09-02T08:00:00Z' });
    expect((await money()).owed).toEqual({ total: 0, orders: 0, parts: [] });
  });

  it('is what the provider would not send, less refunds, order by order, the latest first', async () => {
    const back = { at: '2026-09-05T08:00:00Z', cents: 400 };
    const first = await paid({ at: '2026-09-01T22:30:00Z', isOwed: true, back });
    const second = await paid({ at: '2026-09-03T08:00:00Z', isOwed: true });
    await paid({ at: '2026-09-04T08:00:00Z' });
    const { owed, months: known } = await money();
    expect(owed).toEqual({
      total: 34,
      orders: 2,
      parts: [
        {
          orderId: second.id,
          orderNumber: second.number,
          day: '2026-09-03',
          part: 19,
          takenBack: 0,
          left: 19,
        },
        {
          orderId: first.id,
          orderNumber: first.number,
          day: '2026-09-02',
          part: 19,
          takenBack: 4,
          left: 15,
        },
      ],
    });
    // Neither was it sent, nor taken back from the account.
    expect(known).toMatchObject([{ month: '2026-09', payments: 1, transferred: 19, takenBack: 0 }]);
  });

  it('counts a refund that is on its way, and none that has failed', async () => {
    const at = '2026-09-05T08:00:00Z';
    await paid({ at, isOwed: true, back: { at, cents: 400, state: 'pending' } });
    await paid({ at, isOwed: true, back: { at, cents: 400, state: 'failed' } });
    expect((await money()).owed).toMatchObject({ total: 34, orders: 2 });
  });

  it('leaves out what was given back as a whole, and other bookshops’', async () => {
    const at = '2026-09-05T08:00:00Z';
    await paid({ at, isOwed: true, back: { at, cents: 1_900 } });
    expect((await money()).owed).toMatchObject({ total: 0, orders: 0 });
    await paid({ at, isOwed: true });
    bookshopId = randomUUID();
    expect((await money()).owed).toMatchObject({ total: 0, orders: 0 });
  });
});
