import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, sendAtOnce } from './stack/load';
import type { MeasuredLoad } from './stack/load';
import { startStack } from './schools/stack';
import type { Stack } from './schools/stack';
import { drawTargets } from './schools/targets';
import type { SchoolsTargets } from './schools/targets';
import { idleSince, machineTime } from './stack/machine-time';
import { cpuSeconds } from './stack/processes';

const ARRIVALS_PER_SECOND = 200;
const STEADY_SECONDS = 10;
const WARM_UP_SECONDS = 3;
const FULL_LOAD_SECONDS = 4;
const CONNECTIONS = 32;
/** Milliseconds at the 95th percentile (issue: each call 30, name search 50). */
const goals: Record<string, number> = { search: 50 };
const DEFAULT_GOAL = 30;
const resultFile = join(workspaceRoot, 'dist/bench/schools.json');

interface Result {
  call: string;
  steady: MeasuredLoad;
  cpuMsPerRequest: { service: number; gateway: number };
  /** Of the machine during the steady arrivals: near zero, somebody else took part and the latencies say little. */
  idlePercent: number;
  full: MeasuredLoad;
  bare: MeasuredLoad;
}

/** Measures the calls of the schools service through the gateway, beside a bare handler of the same queries. */
async function main(): Promise<number> {
  const stack = await startStack();
  try {
    const machine = { cores: availableParallelism(), loadBefore: round(loadavg()[0] ?? 0) };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore} before the first call`);
    const targets = await drawTargets(stack.mysqlUrl, ARRIVALS_PER_SECOND * STEADY_SECONDS);
    const results: Result[] = [];
    for (const call of Object.keys(targets) as (keyof SchoolsTargets)[]) {
      results.push(
        await withProgress(`Measuring ${call}`, () => measure(stack, call, targets[call])),
      );
    }
    print(results);
    save({ measuredAt: new Date().toISOString(), machine, results });
    const answered = results.map(isAnswered);
    return results.every(isWithinGoal) && !answered.includes(false) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function measure(stack: Stack, call: string, paths: string[]): Promise<Result> {
  const rate = { origin: stack.gatewayUrl, perSecond: ARRIVALS_PER_SECOND };
  // Other paths than those measured: what is warm is the code, not the answers.
  const warmUp = paths.slice(-ARRIVALS_PER_SECOND * WARM_UP_SECONDS);
  await arriveSteadily({ ...rate, paths: warmUp });
  const measured = paths.slice(0, -warmUp.length);
  const before = { service: cpuSeconds(stack.servicePid), gateway: cpuSeconds(stack.gatewayPid) };
  const machineBefore = machineTime();
  const steady = await arriveSteadily({ ...rate, paths: measured });
  const idlePercent = idleSince(machineBefore);
  const perRequest = (after: number, start: number) => ((after - start) * 1000) / steady.requests;
  const cpuMsPerRequest = {
    service: perRequest(cpuSeconds(stack.servicePid), before.service),
    gateway: perRequest(cpuSeconds(stack.gatewayPid), before.gateway),
  };
  const load = { paths: measured, connections: CONNECTIONS, seconds: FULL_LOAD_SECONDS };
  const full = await sendAtOnce({ ...load, origin: stack.gatewayUrl });
  const bare = await sendAtOnce({ ...load, origin: stack.bareUrl });
  return { call, steady, cpuMsPerRequest, idlePercent, full, bare };
}

function isWithinGoal({ call, steady }: Result): boolean {
  return steady.failures === 0 && steady.p95 < (goals[call] ?? DEFAULT_GOAL);
}

/** Steadily, at full load, and of the bare handler beside it. */
const isAnswered = ({ call, steady, full, bare }: Result) =>
  areAllAnswered({ [call]: steady, [`${call}, full load`]: full, [`${call}, bare`]: bare });

function print(results: Result[]): void {
  console.log(
    `\nThrough the gateway, ${ARRIVALS_PER_SECOND} arrivals a second of each call; then ${CONNECTIONS} connections at full load, beside a bare Fastify + mysql2 handler.\n`,
  );
  console.table(
    Object.fromEntries(
      results.map((result) => {
        const { steady, cpuMsPerRequest, idlePercent, full, bare } = result;
        const row = {
          'p50 ms': round(steady.p50),
          'p95 ms': round(steady.p95),
          'p99 ms': round(steady.p99),
          goal: isWithinGoal(result) ? 'met' : 'MISSED',
          'idle %': Math.round(idlePercent),
          'service cpu ms': round(cpuMsPerRequest.service),
          'gateway cpu ms': round(cpuMsPerRequest.gateway),
          'largest kB': round(steady.largestBytes / 1024),
          'full load/s': Math.round(full.perSecond),
          'bare/s': Math.round(bare.perSecond),
          failures: steady.failures + full.failures + bare.failures,
        };
        return [result.call, row];
      }),
    ),
  );
}

function save(report: object): void {
  mkdirSync(dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

await runMain(main);
