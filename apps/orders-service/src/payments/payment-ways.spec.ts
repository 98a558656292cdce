import { Clock } from '@zaino/service/clock';
import { PaymentWays } from './payment-ways';

/** How often a provider was asked by as many as come at a time; it is away where there is nothing that it answers. */
function withProvider(answer: string[] | null) {
  const counted = { asked: 0 };
  const provider = {
    ways: () => {
      counted.asked += 1;
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('away'));
    },
  };
  return { counted, ways: new PaymentWays(provider, new Clock()) };
}

const threeAtOnce = (ways: PaymentWays) =>
  Promise.allSettled([ways.list(), ways.list(), ways.list()]);

describe('the ways to pay', () => {
  it('are asked for once, however many want them at a time', async () => {
    const { counted, ways } = withProvider(['paypal']);
    const value = [{ id: 'paypal', name: 'PayPal', isDelayed: false }];
    const answer = { status: 'fulfilled', value };
    expect(await threeAtOnce(ways)).toEqual([answer, answer, answer]);
    expect(counted.asked).toBe(1);
  });

  it('are asked for again once the provider was away', async () => {
    const { counted, ways } = withProvider(null);
    await threeAtOnce(ways);
    await threeAtOnce(ways);
    expect(counted.asked).toBe(2);
  });
});
