import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserApps } from '@zaino/tools/release/browser-apps';
import type { BudgetFile } from '@zaino/tools/webpack/budget';

describe('the budgets of the shop', () => {
  const limitsOf = (app: string) => {
    const file = join(import.meta.dirname, '../../apps', app, 'budget.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as BudgetFile).limits;
  };

  it('keep the home page below 122 kB of JavaScript', () => {
    expect(limitsOf('shell').js).toBeLessThanOrEqual(122_800);
  });

  it.each(browserApps.filter((app) => app !== 'shell'))(
    'keep %s within what a public page may need',
    (remote) => {
      expect(limitsOf(remote).js).toBeLessThanOrEqual(25_000);
      expect(limitsOf('shell').css + limitsOf(remote).css).toBeLessThanOrEqual(15_000);
    },
  );
});
