import type { CommandReport, FuzzedEndpoint } from '@zaino/service/testing/fuzz/fuzz-report';

const GOAL_MS = 100;
const SLOWEST_SHOWN = 15;

/** What each endpoint did, slowest first, and all of them together. */
export function endpointReport(reported: readonly FuzzedEndpoint[]): string[] {
  const endpoints = reported.toSorted((one, other) => other.p95Ms - one.p95Ms);
  const slow = endpoints.filter(({ p95Ms }) => p95Ms > GOAL_MS);
  const [inputs, taken] = [sumOf(endpoints, 'inputs'), sumOf(endpoints, 'taken')];
  const total = `${endpoints.length} endpoints, ${inputs} inputs, ${share(taken, inputs)} past validation`;
  return [
    ...endpoints.map(
      (one) =>
        `${one.name}: ${share(one.taken, one.inputs)} past validation, ${times(one)} (${answers(one)})`,
    ),
    `${total}; ${slow.length} with a p95 above ${GOAL_MS} ms`,
    ...endpoints.slice(0, SLOWEST_SHOWN).map(({ name, p95Ms }) => `  ${ms(p95Ms)} ${name}`),
  ];
}

/** Of each command of each machine how often it was tried and how often it succeeded, and which never did. */
export function machineReport(commands: readonly CommandReport[]): string[] {
  const machines = [...new Set(commands.map(({ machine }) => machine))];
  const never = commands.filter(({ taken }) => taken === 0);
  return [
    ...machines.flatMap((machine) => {
      const own = commands.filter((one) => one.machine === machine);
      const [tried, succeeded] = [sumOf(own, 'inputs'), sumOf(own, 'taken')];
      return [
        `${machine}: ${own[0]?.runs} runs, ${own.length} commands, tried ${tried} times, succeeded ${succeeded} times (${share(succeeded, tried)})`,
        ...own.map(
          (one) =>
            `  ${one.name}: tried ${one.inputs}, succeeded ${one.taken} (${share(one.taken, one.inputs)}), nothing to do ${one.idle}, ${times(one)} (${answers(one)})`,
        ),
      ];
    }),
    never.length === 0
      ? 'Every command succeeded at least once'
      : `Never succeeded: ${never.map(({ machine, name }) => `${machine}, ${name}`).join('; ')}`,
  ];
}

const sumOf = (all: readonly FuzzedEndpoint[], member: 'inputs' | 'taken') =>
  all.reduce((sum, one) => sum + one[member], 0);

const share = (part: number, all: number) => `${Math.round((100 * part) / Math.max(1, all))} %`;

const ms = (value: number) => `${value.toFixed(1)} ms`;

const times = ({ p95Ms, slowestMs }: FuzzedEndpoint) =>
  `p95 ${ms(p95Ms)}, slowest ${ms(slowestMs)}`;

const answers = ({ statuses }: FuzzedEndpoint) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
