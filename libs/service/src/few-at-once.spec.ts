import { setImmediate } from 'node:timers/promises';
import { fewAtOnce } from './few-at-once';

/** Notes what runs at the same time; each takes a few turns of the event loop. */
function noting() {
  const seen = { begun: [] as number[], ended: [] as number[], most: 0 };
  const each = async (one: number) => {
    seen.begun.push(one);
    seen.most = Math.max(seen.most, seen.begun.length - seen.ended.length);
    for (let turn = 0; turn <= one % 3; turn += 1) await setImmediate();
    seen.ended.push(one);
  };
  return { seen, each };
}

describe('a few at once', () => {
  it('does all of them, in their turn, never more than allowed at the same time', async () => {
    const { seen, each } = noting();
    const many = Array.from({ length: 20 }, (_, index) => index);
    await fewAtOnce(many, { atOnce: 3, each });
    expect(seen.begun).toEqual(many);
    expect(seen.ended.toSorted((one, other) => one - other)).toEqual(many);
    expect(seen.most).toBe(3);
  });

  it('does nothing for none', async () => {
    const { seen, each } = noting();
    await fewAtOnce([], { atOnce: 3, each });
    expect(seen.begun).toEqual([]);
  });

  it('begins no other once one has failed, waits for those that have begun, and throws the first failure', async () => {
    const { seen, each } = noting();
    const failing = async (one: number) => {
      await each(one);
      if (one >= 1) throw new Error(`of ${one}`);
    };
    await expect(
      fewAtOnce([0, 1, 2, 3, 4, 5, 6, 7, 8], { atOnce: 2, each: failing }),
    ).rejects.toThrow('of 1');
    expect(seen.ended.length).toBe(seen.begun.length);
    expect(seen.begun.length).toBeLessThan(5);
  });
});
