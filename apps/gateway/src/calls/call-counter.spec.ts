import type { Redis } from '@zaino/service/redis-client';
import { CallCounter } from './call-counter';

/** A Redis that is there as far as its client knows. */
const redisThat = (answer: () => Promise<unknown>) =>
  ({ isReady: true, eval: answer }) as unknown as Redis;

describe('calls of an address', () => {
  it.each([
    ['hangs', () => new Promise<unknown>(() => undefined)],
    ['fails', () => Promise.reject(new Error('LOADING Redis is loading the dataset in memory'))],
  ])('are counted here while Redis %s', async (_what, answer) => {
    const counter = new CallCounter({ redis: redisThat(answer), factor: 0.005 });
    const allowed: unknown[] = [];
    for (let call = 0; call < 4; call += 1) {
      allowed.push((await counter.count('sign-in', '203.0.113.9'))?.isAllowed);
    }
    expect(allowed).toEqual([true, true, true, false]);
  });

  it('are not asked of Redis any more once they are far beyond their limit', async () => {
    let consumed = 0;
    const answer = () => Promise.resolve([(consumed += 1), 600_000]);
    const counter = new CallCounter({ redis: redisThat(answer), factor: 0.005 });
    const last = async () => {
      for (let call = 0; call < 8; call += 1) await counter.count('sign-in', '203.0.113.9');
      return counter.count('sign-in', '203.0.113.9');
    };
    expect(await last()).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(consumed).toBe(4);
  });

  it('reach Redis in no class that only reads', async () => {
    const answer = jest.fn(() => Promise.resolve([1, 1000]));
    const counter = new CallCounter({ redis: redisThat(answer), factor: 1 });
    expect(await counter.count('read', '203.0.113.9')).toMatchObject({ remaining: 2999 });
    expect(answer).not.toHaveBeenCalled();
  });
});
