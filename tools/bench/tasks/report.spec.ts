import { RETURNING, SCHOOL_TO_CART } from './do-tasks';
import { missedGoals } from './report';

const figures = { device: 'phone', taps: 5, swipes: 0, keys: 0, machine: 2, attention: 58 };

describe('missedGoals', () => {
  it.each([
    ['what just reaches them', SCHOOL_TO_CART, {}, 3, []],
    ['a tap too many', SCHOOL_TO_CART, { taps: 6 }, 3, [`${SCHOOL_TO_CART} (phone): 6 taps`]],
    [
      'attention and waiting together',
      RETURNING,
      { machine: 3 },
      3,
      [`${RETURNING} (phone): 61 s`],
    ],
    ['a task without a goal', 'withdrawal', { taps: 20, attention: 100 }, null, []],
    ['a page that is too long', RETURNING, {}, 3.1, ['order page: 3.10 screens']],
  ] as const)('%s', (_what, task, more, screens, missed) => {
    expect(missedGoals([{ ...figures, task, ...more }], screens)).toEqual(missed);
  });
});
