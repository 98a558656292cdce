import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { arrivalApi, toOrderApi } from '@zaino/contracts/orders';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { openSessions, type SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { type CheckoutStack, startCheckoutStack } from './checkout/stack';
import { copiesGiven } from './desk/copies-given';
import { benchIsbn, type DeskSamples, fillOrders } from './desk/fill-orders';
import { measureForecast } from './desk/forecast';
import { scanBoxes } from './desk/scan-boxes';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, type MeasuredLoad } from './stack/load';

/** Of each list; the first are not counted. */
const CALLS = 100;
const FIGURES_CALLS = 30;
/** An owner looks at them now and then. */
const FIGURES_A_SECOND = 0.25;
const WARM_UP = 10;
const A_SECOND = 5;
/** Ten clerks unpack: so many copies, a second in all. */
const CLERKS = 10;
const COPIES = 600;
const COPIES_A_SECOND = 20;
/** Milliseconds, at the 95th percentile. */
const SCAN_GOAL_MS = 100;
const SCANNING = 'ten clerks scan';
const FORECAST = 'forecast of 30 schools';
/** Milliseconds, at the 95th percentile. */
const FORECAST_GOAL_MS = 1_000;
/** Part of the names of lists; all of them without. */
const [only = ''] = process.argv.slice(2);
/** Milliseconds, at the 95th percentile, through the gateway. */
const GOAL_MS = 50;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of figures, which read all orders of their days. */
const FIGURES_GOAL_MS = 1_000;
const resultFile = join(workspaceRoot, 'dist/bench/desk.json');

/** What the lists of a bookshop with 20,000 orders take, its boxes and its forecast; fails where something takes too long. */
async function main(): Promise<number> {
  const stack = await withProgress('Starting', () => startCheckoutStack());
  try {
    const samples = await withProgress('Making 20,000 orders', () =>
      fillOrders(stack.ordersDatabase),
    );
    const clerks = await openSessions(stack.redisUrl, CLERKS, bookshop.id);
    const [owner] = clerks;
    if (owner === undefined) throw new Error('No owner is signed in.');
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const measured = await measureReading(stack, { owner, samples });
    const isScanned = SCANNING.includes(only);
    if (isScanned) {
      const scans = { origin: stack.gateway.url, clerks, perSecond: COPIES_A_SECOND };
      await scanBoxes({ ...scans, isbns: booksOf(WARM_UP * CLERKS, 1) });
      measured[SCANNING] = await scanBoxes({ ...scans, isbns: booksOf(COPIES, 7) });
    }
    const given = isScanned ? await copiesGiven(stack.ordersDatabase) : null;
    if (FORECAST.includes(only)) {
      measured[FORECAST] = await withProgress('Asking for the forecast of 30 schools', () =>
        measureForecast(stack, owner),
      );
    }
    print(measured);
    if (given) console.table(given);
    mkdirSync(dirname(resultFile), { recursive: true });
    const goals = Object.fromEntries(Object.keys(measured).map((name) => [name, goalOf(name)]));
    const report = { measuredAt: new Date().toISOString(), machine, goals, measured, given };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    const isAnswered = areAllAnswered(measured);
    return isAnswered && Object.entries(measured).every(isWithinGoal) && isRight(given) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

/** Each list, each search and the figures, one after the other. */
async function measureReading(
  stack: CheckoutStack,
  { owner, samples }: { owner: SignedInBuyer; samples: DeskSamples },
): Promise<Record<string, MeasuredLoad>> {
  const lists = { origin: stack.gateway.url, headers: owner.headers, perSecond: A_SECOND };
  // By the service that answers them, as another service asks it.
  const headers = { [SERVICE_KEY_HEADER]: stack.serviceKey };
  const figures = { origin: stack.orders.url, headers, perSecond: FIGURES_A_SECOND };
  const asked = [
    ...Object.entries(listsOf(samples)).map(([name, path]) => ({ ...lists, name, path })),
    ...Object.entries(figuresOf()).map(([name, path]) => ({ ...figures, name, path })),
  ].filter(({ name }) => name.includes(only));
  const measured: Record<string, MeasuredLoad> = {};
  for (const { name, path, ...load } of asked) {
    const calls = name.startsWith('figures') ? FIGURES_CALLS : CALLS;
    await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
    measured[name] = await arriveSteadily({ ...load, paths: Array<string>(calls).fill(path) });
  }
  return measured;
}

const isWithinGoal = ([name, { p95 }]: [string, MeasuredLoad]) => p95 < goalOf(name);

function goalOf(name: string): number {
  if (name === SCANNING) return SCAN_GOAL_MS;
  if (name === FORECAST) return FORECAST_GOAL_MS;
  return name.startsWith('figures') ? FIGURES_GOAL_MS : GOAL_MS;
}

/** Whether nothing was given twice, and nobody served before somebody older; also where nothing was scanned. */
function isRight(given: Awaited<ReturnType<typeof copiesGiven>> | null): boolean {
  return given === null || Object.values(given.wrong).every((count) => count === 0);
}

/** What comes out of the boxes: bestsellers several times, so that clerks want the same lines. */
function booksOf(copies: number, step: number): string[] {
  return Array.from({ length: copies }, (_, place) =>
    benchIsbn(place % 3 === 0 ? place % 30 : place * step),
  );
}

/** Each list and each search of the desk. */
function listsOf({ school, isbn, number, surname, phone }: DeskSamples): Record<string, string> {
  const list = (query: string) => `/api/desk/orders?${query}`;
  const search = (words: string) => list(`search=${encodeURIComponent(words)}`);
  return {
    'all orders': list(''),
    'open orders': list('open=true'),
    'closed orders': list('open=false'),
    'to order': list('stage=to-order'),
    awaited: list('stage=awaited'),
    'handed over': list('stage=handed-over'),
    'not collected for 7 days': list('uncollected=7'),
    late: list('late=true'),
    'a school': list(`stage=awaited&school=${school}`),
    'a class': list(`school=${school}&classe=2`),
    'a number': search(number),
    'a name': search(surname),
    'a common name': search('bianchi'),
    'a phone': search(phone),
    'an ISBN': search(isbn),
    'a name among closed ones': list(`open=false&search=${encodeURIComponent(surname)}`),
    'books to order': toOrderApi.list.path,
    arrivals: arrivalApi.list.path,
  };
}

/** Of so many days until today; 400 hold all orders. */
function figuresOf(): Record<string, string> {
  const figures = (days: number) => {
    const period = `from=${dayBefore(days - 1)}&to=${dayBefore(0)}`;
    return `/internal/bookshops/${bookshop.id}/figures?${period}`;
  };
  return {
    'figures of 7 days': figures(7),
    'figures of 31 days': figures(31),
    'figures of all orders': figures(400),
  };
}

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

function print(measured: Record<string, MeasuredLoad>): void {
  const row = (name: string, one: MeasuredLoad) => ({
    calls: one.requests,
    failures: one.failures,
    p50: Math.round(one.p50),
    p95: Math.round(one.p95),
    p99: Math.round(one.p99),
    goal: `${goalOf(name)} ${isWithinGoal([name, one]) ? 'met' : 'MISSED'}`,
  });
  console.table(
    Object.fromEntries(Object.entries(measured).map(([name, one]) => [name, row(name, one)])),
  );
}

await runMain(main);
