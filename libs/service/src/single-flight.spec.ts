import { setImmediate } from 'node:timers/promises';
import { SingleFlight } from './single-flight';

describe('SingleFlight', () => {
  const ends: ((failure?: Error) => void)[] = [];
  const run = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((failure) => (failure ? reject(failure) : resolve()));
      }),
  );
  let next: SingleFlight;
  beforeEach(() => {
    ends.length = 0;
    run.mockClear();
    next = new SingleFlight(run);
  });

  it('gives those who ask during a run another one, which they share', async () => {
    const first = next.ask();
    await setImmediate();
    const others = [next.ask(), next.ask()];
    await setImmediate();
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await first;
    await setImmediate();
    expect(run).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await Promise.all(others);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('tells of a failure only those who waited for that run', async () => {
    const first = next.ask();
    await setImmediate();
    const second = next.ask();
    ends[0]?.(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await setImmediate();
    ends[1]?.();
    await expect(second).resolves.toBeUndefined();
  });
});
