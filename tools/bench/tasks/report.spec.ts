import { RETURNING, SCHOOL_TO_CART } from './do-tasks';
import { missedGoals } from './report';

const figures = { device: 'phone', taps: 5, swipes: 0, keys: 0, machine: 2, attention: 58 };

describe('missedGoals', () => {
  it.each([
    { what: 'nothing that just reaches them', task: SCHOOL_TO_CART, screens: 3, missed: [] },
    {
      what: 'a tap too many',
      task: SCHOOL_TO_CART,
      more: { taps: 6 },
      missed: [`${SCHOOL_TO_CART} (phone): 6 taps`],
    },
    {
      what: 'attention and waiting together',
      task: RETURNING,
      more: { machine: 3 },
      missed: [`${RETURNING} (phone): 61 s`],
    },
    {
      what: 'no task without a goal',
      task: 'withdrawal',
      more: { taps: 20, attention: 100 },
      missed: [],
    },
    {
      what: 'a page that is too long',
      task: RETURNING,
      screens: 3.1,
      missed: ['order page: 3.10 screens'],
    },
  ])('names $what', ({ task, more, screens = null, missed }) => {
    expect(missedGoals([{ ...figures, task, ...more }], screens)).toEqual(missed);
  });
});
