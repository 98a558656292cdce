import { StartLimit } from './start-limit';

const limits = { processorMs: 50, clockMs: 400, lookEveryMs: 5 };

/** What a worker has used of the processor grows by so many milliseconds with each look. */
function watch(growthMs: number) {
  let user = 0;
  const cpuUsage = () => {
    user += growthMs * 1_000;
    return Promise.resolve({ user, system: 0 });
  };
  let limit: StartLimit | undefined;
  const began = performance.now();
  const exceeded = new Promise<number>((resolve) => {
    limit = new StartLimit({ cpuUsage }, () => resolve(performance.now() - began), limits);
  }).finally(() => limit?.stop());
  return { exceeded, used: () => user / 1_000, beginStep: () => limit?.beginStep() };
}

describe('StartLimit', () => {
  it('ends a start that takes too much of the processor', async () => {
    const { exceeded, used } = watch(20);
    await exceeded;
    expect(used()).toBeLessThan(200);
  });

  it('blames nobody who was given little of it, until the clock’s limit', async () => {
    const { exceeded } = watch(0.001);
    expect(await exceeded).toBeGreaterThanOrEqual(limits.clockMs);
  });

  it('gives each step the whole limit', async () => {
    const { exceeded, used, beginStep } = watch(20);
    while (used() < 200) {
      beginStep();
      await new Promise((wait) => setTimeout(wait, limits.lookEveryMs));
    }
    await exceeded;
    expect(used()).toBeGreaterThanOrEqual(200);
  });
});
