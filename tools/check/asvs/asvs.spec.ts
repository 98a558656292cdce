import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { checkList } from './check-list';
import { requirements } from './numbers';

const list = () => readFileSync(join(workspaceRoot, 'docs/asvs.md'), 'utf8');

describe('the numbers', () => {
  it('are the 70 of level 1 and the 183 of level 2, each once', () => {
    const ofLevel = (level: number) => requirements().filter((one) => one.endsWith(`${level}`));
    expect([ofLevel(1).length, ofLevel(2).length]).toEqual([70, 183]);
    expect(new Set(requirements()).size).toBe(253);
  });
});

describe('docs/asvs.md', () => {
  it('has each requirement once, with a status, files that are there, and the right counts', () => {
    expect(checkList(list(), workspaceRoot)).toEqual([]);
  });

  it.each([
    ['a row that is gone', /^\| 3\.4\.4 .*\n/m, '', '3.4.4 of level 2 is missing'],
    ['another level', /^\| 3\.4\.4 \| 2/m, '| 3.4.4 | 1', 'there is no 3.4.4 of level 1'],
    ['a row twice', /^(\| 3\.4\.4 .*\n)/m, '$1$1', '3.4.4 of level 2 is there twice'],
    [
      'no such status',
      /^(\| 3\.4\.4 \| 2 \|[^|]*\|) yes/m,
      '$1 maybe',
      '3.4.4 has the status "maybe"',
    ],
    [
      'no such file',
      /^(\| 3\.4\.4 .*\| yes \|).*$/m,
      '$1 `apps/nowhere.ts` |',
      '3.4.4 names apps/nowhere.ts, which is not there',
    ],
    ['no file', /^(\| 3\.4\.4 .*\| yes \|).*$/m, '$1 surely |', '3.4.4 shows no file'],
    [
      'yes, and in work',
      /^(\| 3\.4\.4 .*\| yes \|)/m,
      '$1 IN WORK: it',
      '3.4.4 is in work and not "no"',
    ],
  ])('is refused with %s', (_what, ...[from, to, problem]) => {
    const changed = list().replace(from, to);
    expect(changed).not.toBe(list());
    expect(checkList(changed, workspaceRoot)).toContain(problem);
  });

  it('is refused with other counts', () => {
    const changed = list().replace(/^\*\*\d+ yes/m, '**254 yes');
    expect(checkList(changed, workspaceRoot)).toEqual([
      expect.stringMatching(/^the counts are: \*\*/),
    ]);
  });
});
