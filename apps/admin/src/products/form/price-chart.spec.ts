import { DAY_MS } from '@zaino/rules/durations';
import { steps } from './price-chart';

describe('steps', () => {
  const at = (day: number) => day * DAY_MS;

  it('keeps each price until the next one, the last one until now', () => {
    const points = [
      { at: at(0), euro: 10 },
      { at: at(5), euro: 5 },
    ];
    expect(steps(points, { now: at(10), highest: 10 })).toBe(
      '8.0,8.0 320.0,8.0 320.0,80.0 632.0,80.0',
    );
  });

  it('draws a price that has just begun', () => {
    expect(steps([{ at: at(1), euro: 0 }], { now: at(1), highest: 0.01 })).toBe(
      '8.0,152.0 8.0,152.0',
    );
  });
});
