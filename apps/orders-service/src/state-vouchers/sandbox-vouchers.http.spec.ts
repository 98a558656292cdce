import { randomBytes } from 'node:crypto';
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '@zaino/tools/payment-sandbox/start-payment-sandbox';
import { setFaults } from '@zaino/tools/payment-sandbox/testing/shop-side';
import { stateVoucherSuite } from '../testing/state-voucher-suite';
import { SandboxVouchers } from './sandbox-vouchers';

let sandbox: PaymentSandbox;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());

const another = (code: string) => `${code}-${randomBytes(5).toString('hex').toUpperCase()}`;
const provider = () => {
  const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = sandbox;
  return new SandboxVouchers({ STRIPE_API_URL, STRIPE_SECRET_KEY });
};

describe('the vouchers of the sandbox', () => {
  stateVoucherSuite(() => ({
    provider: provider(),
    holding: (cents) => another(`CULTURA-${cents / 100}`),
    spent: () => another('CULTURA-SPESO'),
    ofAnotherSeller: () => another('CULTURA-ALTRO'),
    ofOtherGoods: () => another('CULTURA-MUSICA'),
    lostLater: (cents) => another(`CULTURA-TARDI-${cents / 100}`),
    loseAnswer: () => setFaults(sandbox, { loseAnswerNext: 1 }),
  }));

  it('are free again once their time is over', async () => {
    const code = another('CULTURA-40');
    const wanted = { id: 'un-ordine', code, cents: 4_000, until: new Date(Date.now() - 1_000) };
    const held = await provider().reserve(wanted);
    expect(await provider().check(code)).toEqual({ valueCents: 4_000 });
    const reference = 'reference' in held ? held.reference : '';
    expect(await provider().confirm(reference)).toEqual({ refused: 'ended' });
  });

  it('are asked with the key alone, and are away where it is another', async () => {
    const { apiUrl: STRIPE_API_URL } = sandbox;
    const other = new SandboxVouchers({ STRIPE_API_URL, STRIPE_SECRET_KEY: 'sk_test_other' });
    await expect(other.check('CULTURA-40')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
