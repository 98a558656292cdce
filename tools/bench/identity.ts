import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { attempts, type Enumeration, measureEnumeration } from './identity/enumeration';
import { type GuardCost, measureGuard } from './identity/guard-cost';
import { registerPeople } from './identity/people';
import { measureSignIns, type SignIns } from './identity/sign-ins';
import { type IdentityStack, startIdentityStack } from './identity/stack';

/** 200 that count, and those that warm up. */
const PEOPLE = 220;
const GUARD_GOAL_MS = 0.3;
/** What a call may take longer beside sign-ins, at the 99th percentile. */
const OTHER_GOAL_MS = 50;
const CHANCE_GOAL = 0.01;
const resultFile = join(workspaceRoot, 'dist/bench/identity.json');

interface Row {
  measured: string;
  goal: string;
  isMet: boolean;
}

/** Measures what sign-in costs, and whether its time tells which accounts there are. */
async function main(): Promise<number> {
  const stack = await startIdentityStack();
  try {
    const machine = { cores: availableParallelism(), loadBefore: round(loadavg()[0] ?? 0) };
    const results = await measure(stack);
    const rows = { ...costRows(results), ...enumerationRows(results.enumeration) };
    print(rows, machine);
    const report = { measuredAt: new Date().toISOString(), machine, ...results };
    mkdirSync(dirname(resultFile), { recursive: true });
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return Object.values(rows).every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

interface Results {
  guard: GuardCost;
  signIns: SignIns;
  enumeration: Enumeration[];
}

async function measure({ accounts, guarded, redisUrl }: IdentityStack): Promise<Results> {
  const { identity } = accounts;
  const people = await withProgress('Registering', () => registerPeople(identity.url, PEOPLE));
  const [person] = people;
  if (person === undefined) throw new Error('Nobody was registered.');
  const target = { url: guarded.url, redisUrl, person };
  const guard = await withProgress('Measuring the guard', () => measureGuard(target));
  const enumeration: Enumeration[] = [];
  for (const attempt of attempts) {
    enumeration.push(
      await withProgress(`Comparing known and unknown: ${attempt.call}`, () =>
        measureEnumeration(identity.url, people, attempt),
      ),
    );
  }
  const fresh = await registerPeople(identity.url, 16);
  const signIns = await withProgress('Measuring sign-ins', () => measureSignIns(identity, fresh));
  return { guard, signIns, enumeration };
}

function costRows({ guard, signIns }: Results): Record<string, Row> {
  const { perSecond, p50, p99, failures } = signIns;
  const cpu = `${round(signIns.cpuMsPerSignIn)} ms each, ${Math.round(signIns.servicePercent)} % of a core`;
  return {
    'guard, p50 on top of the call': {
      measured: `${round(guard.differenceMs)} ms (${round(guard.guardedMs)} - ${round(guard.publicMs)})`,
      goal: `< ${GUARD_GOAL_MS} ms`,
      isMet: guard.differenceMs < GUARD_GOAL_MS,
    },
    'guard, Redis round trips': {
      measured: String(round(guard.roundTrips)),
      goal: '1 at most',
      // The identity service asks the same Redis for something now and then.
      isMet: round(guard.roundTrips) <= 1,
    },
    'sign-ins a second': {
      measured: `${round(perSecond)} (p50 ${round(p50)} ms, p99 ${round(p99)} ms)`,
      goal: 'none fails',
      isMet: failures === 0,
    },
    'sign-ins, processor': { measured: cpu, goal: '', isMet: true },
    'machine idle meanwhile': {
      measured: `${Math.round(signIns.idlePercent)} %`,
      goal: '',
      isMet: true,
    },
    'another call meanwhile, p99': {
      measured: `${round(signIns.otherMeanwhile)} ms (alone ${round(signIns.otherAlone)} ms)`,
      goal: `< ${OTHER_GOAL_MS} ms more than alone`,
      isMet: signIns.otherMeanwhile < signIns.otherAlone + OTHER_GOAL_MS,
    },
  };
}

function enumerationRows(enumeration: Enumeration[]): Record<string, Row> {
  return Object.fromEntries(
    enumeration.map(({ call, tries, knownMs, unknownMs, p, isSameAnswer }) => [
      `${call}, ${tries} tries each`,
      {
        measured: `p = ${p.toFixed(3)} (known ${round(knownMs)} ms, unknown ${round(unknownMs)} ms)`,
        goal: `p > ${CHANCE_GOAL}, same answer`,
        isMet: p > CHANCE_GOAL && isSameAnswer,
      },
    ]),
  );
}

function print(rows: Record<string, Row>, machine: { cores: number; loadBefore: number }): void {
  const { cores, loadBefore } = machine;
  console.log(`\n${cores} cores, load average ${loadBefore} before the first call\n`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { isMet, ...row }]) => [
        name,
        { ...row, '': row.goal === '' ? '' : isMet ? 'met' : 'MISSED' },
      ]),
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

await runMain(main);
