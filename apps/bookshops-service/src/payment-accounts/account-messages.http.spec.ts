import { HOUR_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { KnownAccountSweep } from './known-account-sweep';
import { type PaymentCalls, paymentCalls, told } from './testing/payment-calls';

let service: TestService;
let calls: PaymentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = paymentCalls(service);
});
afterEach(() => {
  service.neighbours.isProviderAway = false;
});
afterAll(() => service.stop());

describe('a message about an account', () => {
  it('comes to what the provider says now, in whatever order', async () => {
    const { bookshop, id } = await calls.selling();
    service.neighbours.accounts.set(id, told('incomplete'));
    await Promise.all([calls.follow(id), calls.follow(id)]);
    service.neighbours.accounts.set(id, told('active'));
    await Promise.all([calls.follow(id), calls.follow(id), calls.follow(id)]);
    expect((await calls.standing(bookshop)).standing).toBe('active');
  });

  it('about nobody’s account is no news, and changes nobody’s bookshop', async () => {
    expect((await calls.follow('acct_nobodys')).status).toBe(200);
  });

  it('is refused while the provider cannot be asked: it comes again', async () => {
    const { bookshop, id } = await calls.selling();
    service.neighbours.isProviderAway = true;
    expect((await calls.follow(id)).status).toBe(503);
    expect((await calls.standing(bookshop)).standing).toBe('active');
  });

  it('leaves an admin’s look alone where nothing changes', async () => {
    const { bookshop, id } = await calls.selling();
    const { version } = await service.review(bookshop.tenant.id);
    await calls.follow(id);
    expect((await service.review(bookshop.tenant.id)).version).toBe(version);
  });

  it('is only for services to bring', async () => {
    const { bookshop, id } = await calls.selling();
    expect((await calls.follow(id, bookshop.headers)).status).toBe(401);
  });

  it('that was lost is made up for by asking twice a day', async () => {
    const { bookshop, id } = await calls.selling();
    const sweep = service.app.get(KnownAccountSweep, { strict: false });
    await sweep.run();
    service.neighbours.accounts.set(id, told('incomplete'));
    expect(await sweep.run()).toBe(0);
    service.advance(13 * HOUR_MS);
    const signedIn = await service.signIn({ tenantId: bookshop.tenant.id });
    const again = { ...bookshop, headers: signedIn };
    service.neighbours.isProviderAway = true;
    expect(await sweep.run()).toBe(0);
    service.neighbours.isProviderAway = false;
    expect(await sweep.run()).toBeGreaterThan(0);
    expect((await calls.standing(again)).standing).toBe('restricted');
  });
});
