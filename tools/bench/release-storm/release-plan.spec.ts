import { planChanges } from './release-plan';

const of = (app: string, count: number) =>
  planChanges(['cart', 'blog'], count)
    .filter((change) => change.app === app)
    .map(({ kind }) => kind);

describe('the plan of changes', () => {
  it('is as long as wanted, and the apps take turns', () => {
    const plan = planChanges(['cart', 'blog'], 5);
    expect(plan.map(({ app }) => app)).toEqual(['cart', 'blog', 'cart', 'blog', 'cart']);
  });

  it('changes a canary only while it runs, and goes back only from what was promoted', () => {
    let [height, isRunning] = [0, false];
    for (const kind of of('cart', 100)) {
      if (kind === 'canary') expect(isRunning).toBe(false);
      if (kind === 'share' || kind === 'end') expect(isRunning).toBe(true);
      height += kind === 'promote' ? 1 : 0;
      height -= kind === 'back' ? 1 : 0;
      expect([0, 1]).toContain(height);
      isRunning = kind === 'canary' || (isRunning && kind === 'share');
    }
  });
});
