import { seconds } from '@zaino/tools/machine/progress';
import { lastLinesOf } from './nx-run';
import type { TaskRun } from './nx-run';

const LAST_LINES = 40;

/** The last lines of a task that failed, to stand at the end once more: what went wrong may be thousands of lines further up. */
export function lastWordsOf(task: TaskRun): string {
  return [`\nThe last lines of ${task.taskId}:`, ...lastLinesOf(task, LAST_LINES)].join('\n  ');
}

/** One line for each target: seconds of its tasks, how many they were and how many of them came from the cache. */
export function timesByTarget(tasks: TaskRun[]): string[] {
  return [...new Set(tasks.map(({ target }) => target))].map((target) => {
    const own = tasks.filter((task) => task.target === target);
    const cached = own.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss').length;
    const took = own.reduce(
      (sum, task) => sum + Date.parse(task.endTime) - Date.parse(task.startTime),
      0,
    );
    return `  ${target.padEnd(12)} ${seconds(took).padStart(8)}   ${own.length} tasks, ${cached} from the cache`;
  });
}
