import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskRun } from './nx-run';
import { addUp } from './results';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function task(taskId: string, status = 0): TaskRun {
  const [projectName = '', target = ''] = taskId.split(':');
  const at = '2026-01-01T00:00:00.000Z';
  return {
    taskId,
    projectName,
    target,
    status,
    startTime: at,
    endTime: at,
    cacheStatus: 'cache-miss',
    hash: '1',
  };
}

function leaveResult(project: string, content: unknown): void {
  writeFileSync(join(folder, `${project}.json`), JSON.stringify(content));
}

describe('addUp', () => {
  it('counts the tests of the runners and every other task as one', () => {
    leaveResult('cart', { passed: 7, failed: 0, skipped: 2 });
    leaveResult('e2e', { passed: 2, failed: 0, skipped: 0 });
    leaveResult('e2e-dev', { passed: 1, failed: 0, skipped: 0 });
    const tasks = [
      task('cart:test'),
      task('e2e:e2e'),
      task('e2e:e2e-dev'),
      task('cart:lint'),
      task('cart:typecheck', 2),
    ];
    const tally = addUp(
      tasks.map(({ taskId }) => taskId),
      tasks,
      folder,
    );
    expect(tally).toEqual({
      passed: 11,
      failed: 1,
      skipped: 2,
      problems: ['cart:typecheck: exit code 2'],
    });
  });

  it('leaves out results of projects that are gone', () => {
    leaveResult('removed', { passed: 100, failed: 100, skipped: 0 });
    expect(addUp([], [], folder)).toEqual({ passed: 0, failed: 0, skipped: 0, problems: [] });
  });

  it.each([
    ['died without a result', [task('cart:test', 1)], undefined, 'ended without a result'],
    ['claims success without a result', [task('cart:test')], undefined, 'ended without a result'],
    ['left half a result', [task('cart:test')], { passed: 3 }, 'ended without a result'],
    ['was never started', [], { passed: 3, failed: 0, skipped: 0 }, 'did not run'],
    [
      'failed although no test did',
      [task('cart:test', 1)],
      { passed: 3, failed: 0, skipped: 0 },
      'exit code 1, although no test failed',
    ],
    ['has failed tests', [task('cart:test', 1)], { passed: 3, failed: 1, skipped: 0 }, '1 failed'],
  ])('counts a runner that %s as failed', (...[, tasks, result, problem]) => {
    if (result) leaveResult('cart', result);
    const tally = addUp(['cart:test'], tasks, folder);
    expect(tally).toMatchObject({ failed: 1, problems: [`cart:test: ${problem}`] });
  });
});
