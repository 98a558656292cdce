import { finder } from './find-page';
import { RenderBudget } from './render-budget';
import { VisitorSemaphores } from './visitor-semaphores';

const asked = { key: undefined, visitor: 'anna', isEntrance: false };

describe('a page whose turn comes when nobody waits for it any more', () => {
  it('is not made', async () => {
    const find = finder({
      cache: undefined,
      pace: undefined,
      budget: new RenderBudget(0),
      semaphores: new VisitorSemaphores(1),
    });
    const make = jest.fn(() => Promise.reject(new Error('made for nobody')));
    const found = await find(asked, { make, isGone: () => true });
    if (typeof found === 'number') throw new Error('refused');
    const { status, isKept } = await found.page;
    expect([status, isKept]).toEqual([503, false]);
    expect(make).not.toHaveBeenCalled();
  });
});
