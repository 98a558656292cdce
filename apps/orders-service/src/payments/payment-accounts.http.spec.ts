import { setFaults } from '@zaino/tools/payment-sandbox/testing/shop-side';
import { ACCOUNT, PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const ask = (id: string) =>
  paying.service.serviceCall<{ isKnown: boolean }>({ path: `/internal/payment-accounts/${id}` });

describe('an account for payments', () => {
  it('is known where money can go there, and unknown where the provider has none of it', async () => {
    expect(await ask(ACCOUNT)).toMatchObject({ status: 200, body: { isKnown: true } });
    expect(await ask('acct_nobodys')).toMatchObject({ status: 200, body: { isKnown: false } });
  });

  it('cannot be asked about while the provider gives no answer', async () => {
    await setFaults(paying.sandbox, { failRate: 1 });
    expect((await ask(ACCOUNT)).status).toBe(503);
    await setFaults(paying.sandbox, {});
  });

  it('is other services’ to ask about', async () => {
    const path = `/internal/payment-accounts/${ACCOUNT}`;
    const { call } = await paying.service.signIn({});
    expect((await call({ path })).status).toBe(401);
  });
});
