import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskRun } from './nx-run';

/** What a test runner leaves in dist/test-results, in a file of the project's name or, for the tests of the dev server, of the target's. */
export interface RunnerResult {
  passed: number;
  failed: number;
  skipped: number;
}

export interface ResultTally extends RunnerResult {
  /** One line for each task that is not green. */
  problems: string[];
}

const testTargets = ['test', 'e2e', 'e2e-dev'];

/**
 * Adds up all runners: a test task counts with its tests, any other task as one check. What was
 * expected and did not run, or ended without leaving its numbers, counts as one failure.
 */
export function addUp(expected: string[], tasks: TaskRun[], resultsFolder: string): ResultTally {
  const tally: ResultTally = { passed: 0, failed: 0, skipped: 0, problems: [] };
  for (const taskId of expected) {
    const task = tasks.find((candidate) => candidate.taskId === taskId);
    const { passed, failed, skipped, problem } = judge(task, resultsFolder);
    tally.passed += passed;
    tally.failed += failed;
    tally.skipped += skipped;
    if (problem !== undefined) tally.problems.push(`${taskId}: ${problem}`);
  }
  return tally;
}

type Verdict = RunnerResult & { problem?: string };

const failure = (problem: string): Verdict => ({ passed: 0, failed: 1, skipped: 0, problem });

function judge(task: TaskRun | undefined, resultsFolder: string): Verdict {
  if (!task) return failure('did not run');
  if (testTargets.includes(task.target)) return judgeRunner(task, resultsFolder);
  if (task.status === 0) return { passed: 1, failed: 0, skipped: 0 };
  return failure(`exit code ${task.status}`);
}

function judgeRunner(task: TaskRun, resultsFolder: string): Verdict {
  const name = task.target === 'e2e-dev' ? task.target : task.projectName;
  const result = readResult(join(resultsFolder, `${name}.json`));
  if (!result) return failure('ended without a result');
  if (result.failed > 0) return { ...result, problem: `${result.failed} failed` };
  if (task.status === 0) return result;
  return { ...result, failed: 1, problem: `exit code ${task.status}, although no test failed` };
}

function readResult(file: string): RunnerResult | undefined {
  try {
    const { passed, failed, skipped } = JSON.parse(readFileSync(file, 'utf8')) as RunnerResult;
    return [passed, failed, skipped].every(Number.isInteger)
      ? { passed, failed, skipped }
      : undefined;
  } catch {
    return undefined;
  }
}
