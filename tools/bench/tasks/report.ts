import { RETURNING, SCHOOL_TO_CART, type TaskResult, type TaskResults } from './do-tasks';
import { attentionSeconds } from './effort';

/** A result as it is printed and held against the goals. */
export interface TaskFigures {
  task: string;
  device: string;
  taps: number;
  swipes: number;
  keys: number;
  machine: number;
  attention: number;
}

const MOST_TAPS_TO_CART = 5;
const MOST_ATTENTION_SECONDS = 60;
const MOST_SCREENS = 3;

export function printTasks(results: TaskResults): void {
  console.table(
    results.tasks.map((result) => {
      const { machine, attention, ...counts } = figuresOf(result);
      return { ...counts, 'machine s': machine.toFixed(1), 'attention s': attention.toFixed(0) };
    }),
  );
  for (const { task, device, steps } of results.tasks) {
    console.log(`${task} (${device}): ${steps.join(' · ')}`);
  }
  if (results.orderScreens !== null) {
    console.log(
      `\nOrder page with 18 books: ${results.orderScreens.toFixed(2)} screens of a phone`,
    );
  }
  const missed = missedGoals(results.tasks.map(figuresOf), results.orderScreens);
  console.log(missed.length > 0 ? `Goals missed: ${missed.join('; ')}` : 'All goals met.');
}

export function isWithinGoals({ tasks, orderScreens }: TaskResults): boolean {
  return missedGoals(tasks.map(figuresOf), orderScreens).length === 0;
}

/** What is worse than it may be: taps to the cart, attention and waiting of a returning checkout, the order's page. */
export function missedGoals(tasks: readonly TaskFigures[], screens: number | null): string[] {
  const missed = tasks.flatMap(({ task, device, taps, attention, machine }) => {
    if (task === SCHOOL_TO_CART && taps > MOST_TAPS_TO_CART) {
      return [`${task} (${device}): ${taps} taps`];
    }
    const seconds = attention + machine;
    if (task === RETURNING && seconds > MOST_ATTENTION_SECONDS) {
      return [`${task} (${device}): ${seconds.toFixed(0)} s`];
    }
    return [];
  });
  const isTooLong = screens !== null && screens > MOST_SCREENS;
  return isTooLong ? [...missed, `order page: ${screens.toFixed(2)} screens`] : missed;
}

function figuresOf({ task, device, effort, machineSeconds }: TaskResult): TaskFigures {
  const { taps, swipes, keys, codeKeys } = effort;
  const ordered = [...machineSeconds].sort((one, other) => one - other);
  const machine = ordered[Math.floor(ordered.length / 2)] ?? 0;
  const attention = attentionSeconds(effort);
  return { task, device, taps, swipes, keys: keys + codeKeys, machine, attention };
}
