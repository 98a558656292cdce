import {
  addTimings,
  TIMING_STEPS,
  timingQuantile,
  timingStep,
  timingStepEnd,
} from '@zaino/contracts/analytics';

/** Each time once. */
const counted = (times: number[]) =>
  times
    .map((ms) => [...Array<number>(timingStep(ms)).fill(0), 1])
    .reduce((all, one) => addTimings(all, one), []);

describe('the scale of times', () => {
  it('counts each time in the first step that reaches it', () => {
    for (const ms of [0, 20, 21, 22, 100, 1_700, 2_500, 19_000]) {
      const step = timingStep(ms);
      expect(timingStepEnd(step)).toBeGreaterThanOrEqual(ms - 1e-6);
      if (step > 0) expect(timingStepEnd(step - 1)).toBeLessThan(ms);
    }
    expect(timingStep(600_000)).toBe(TIMING_STEPS - 1);
    for (let step = 0; step < TIMING_STEPS; step += 1) {
      expect(timingStep(timingStepEnd(step))).toBe(step);
    }
  });

  it('gives the time that three of four stay below, to a fortieth', () => {
    const times = Array.from({ length: 1_000 }, (_, number) => 800 + 2 * number);
    const quantile = timingQuantile(counted(times), 0.75) ?? 0;
    expect(Math.abs(quantile / 2_300 - 1)).toBeLessThan(0.025);
    expect(timingQuantile(counted([]), 0.75)).toBeNull();
    expect(timingQuantile(counted([900]), 0.75)).toBe(timingQuantile(counted([900]), 0.1));
  });
});
