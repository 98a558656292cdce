import { startTestService, type TestService } from '../testing/test-service';
import { type PaymentCalls, paymentCalls } from './testing/payment-calls';

let service: TestService;
let calls: PaymentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = paymentCalls(service);
});
afterEach(() => {
  service.neighbours.isProviderAway = false;
  service.neighbours.isOrdersAway = false;
});
afterAll(() => service.stop());

describe('what the own account has paid', () => {
  const payout = { id: 'po_1', amount: 42.1, state: 'paid', day: '2026-09-10' } as const;
  const month = {
    month: '2026-09',
    payments: 2,
    paid: 40,
    fee: 2,
    transferred: 38,
    takenBack: 9.5,
  };

  it('is what the provider says, nothing without an account, and unavailable while it is away', async () => {
    const { bookshop } = await calls.selling();
    service.neighbours.payouts = [payout];
    expect((await calls.get(bookshop, 'payouts')).body).toEqual({ payouts: [payout] });
    const none = await service.bookshop();
    service.neighbours.isProviderAway = true;
    expect((await calls.get(none, 'payouts')).body).toEqual({ payouts: [] });
    expect((await calls.get(bookshop, 'payouts')).status).toBe(503);
  });

  it('is told by months, also as a file', async () => {
    const { bookshop } = await calls.selling();
    service.neighbours.cardMonths = [month];
    expect((await calls.get(bookshop, 'card-money')).body).toEqual({ months: [month] });
    const file = await fetch(`${service.origin}${calls.pathOf(bookshop, 'card-money.csv')}`, {
      headers: bookshop.headers,
    });
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect((await file.text()).split('\r\n')[1]).toBe('2026-09;2;40,00;2,00;38,00;9,50');
    service.neighbours.isOrdersAway = true;
    expect((await calls.get(bookshop, 'card-money')).status).toBe(503);
  });

  it.each(['payments', 'payouts', 'card-money', 'card-money.csv'])(
    'is nobody else’s business (%s)',
    async (part) => {
      const { bookshop } = await calls.selling();
      const path = calls.pathOf(bookshop, part);
      const statusOf = async (headers: Record<string, string>) =>
        (await fetch(`${service.origin}${path}`, { headers })).status;
      expect(await statusOf({})).toBe(401);
      expect(await statusOf(await service.signIn({ role: 'customer' }))).toBe(403);
      expect(await statusOf((await service.bookshop()).headers)).toBe(404);
    },
  );
});
