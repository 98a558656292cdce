import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { attackClasses } from '../attack-classes';
import { elsewhereRow, words } from './attack-page';
import { shownElsewhere } from './shown-elsewhere';

const page = readFileSync(join(workspaceRoot, 'docs/attacks.md'), 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

describe('docs/attacks.md', () => {
  it.each(attackClasses.map((attack) => [attack.name, attack] as const))(
    'tells of %s, in the words of today',
    (name, attack) => {
      const row = rows.find(([first]) => first === name) ?? [];
      expect(row).toEqual(expect.arrayContaining(words(attack)));
      expect(row.at(-1)).toBe('0');
    },
  );

  it.each(shownElsewhere.map((shown) => [shown.name, shown] as const))(
    'names the tests of %s, which are there',
    (_, shown) => {
      expect(rows).toContainEqual(elsewhereRow(shown));
      for (const test of shown.tests) expect(existsSync(join(workspaceRoot, test))).toBe(true);
    },
  );

  it('tells of nothing else', () => {
    const told = rows.filter((row) => row.length > 1 && /^(?:issue|ASVS)/.test(row[1] ?? ''));
    expect(told).toHaveLength(attackClasses.length + shownElsewhere.length);
  });
});
