import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { openAdminSession } from '@zaino/tools/buyers/sessions';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { moveMany } from './admin/move-many';
import { bookshopIdOf, shopLists } from './admin/shop-lists';
import { startUserLists } from './admin/user-lists';
import { startCheckoutStack } from './checkout/stack';
import { fillOrders } from './desk/fill-orders';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, type MeasuredLoad } from './stack/load';
import { refundCancelled } from './admin/refund-cancelled';

const ORDERS = 100_000;
const USERS = 50_000;
/** Of each list; the first are not counted. */
const CALLS = 100;
const WARM_UP = 10;
const A_SECOND = 5;
/** Milliseconds, at the 95th percentile, through the gateway. */
const GOAL_MS = 50;
/** Of five hundred orders, with all of their parts. */
const MANY_GOAL_MS = 5_000;
/** Part of the names of what is measured; all of it without. */
const [only = ''] = process.argv.slice(2);
const MANY = 'five hundred orders';
const resultFile = join(workspaceRoot, 'dist/bench/admin.json');

/** What the lists of staff take among 100,000 orders and 50,000 users, and a change of five hundred; fails where something takes too long. */
async function main(): Promise<number> {
  buildApps(['identity-service', 'bookshops-service']);
  const stack = await withProgress('Starting', () => startCheckoutStack());
  try {
    const database = stack.ordersDatabase;
    const samples = await withProgress('Making 100,000 orders', () =>
      fillOrders(database, { orders: ORDERS, bookshopIdOf }),
    );
    await withProgress('Giving back the money of cancelled ones', () => refundCancelled(database));
    const headers = await openAdminSession(stack.redisUrl);
    const { url: origin } = stack.gateway;
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const lists = await shopLists({ origin, headers, samples });
    const users = await withProgress('Making 50,000 users', () =>
      startUserLists(stack.environment, USERS),
    );
    const measured = {
      ...(await measureAll(lists, { origin, headers })),
      ...(await measureAll(users.lists, { origin: users.gateway.url, headers })),
    };
    await users.stop();
    const many = MANY.includes(only) ? await moveMany({ origin, headers }) : null;
    print(measured);
    if (many) console.table(many);
    mkdirSync(dirname(resultFile), { recursive: true });
    const goals = { list: GOAL_MS, many: MANY_GOAL_MS };
    const report = { measuredAt: new Date().toISOString(), machine, goals, measured, many };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    const isFast = Object.values(measured).every(({ p95 }) => p95 < GOAL_MS);
    const isMoved =
      many === null || many.every(({ ms, done }) => ms < MANY_GOAL_MS && done === 500);
    return areAllAnswered(measured) && isFast && isMoved ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

/** Those of the lists that were asked for. */
async function measureAll(
  lists: Record<string, string>,
  desk: { origin: string; headers: Record<string, string> },
): Promise<Record<string, MeasuredLoad>> {
  const measured: Record<string, MeasuredLoad> = {};
  for (const [name, path] of Object.entries(lists).filter(([one]) => one.includes(only))) {
    const load = { ...desk, perSecond: A_SECOND };
    await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
    measured[name] = await arriveSteadily({ ...load, paths: Array<string>(CALLS).fill(path) });
  }
  return measured;
}

function print(measured: Record<string, MeasuredLoad>): void {
  const row = ({ requests, failures, p50, p95, p99 }: MeasuredLoad) => ({
    calls: requests,
    failures,
    p50: Math.round(p50),
    p95: Math.round(p95),
    p99: Math.round(p99),
    goal: `${GOAL_MS} ${p95 < GOAL_MS ? 'met' : 'MISSED'}`,
  });
  console.table(
    Object.fromEntries(Object.entries(measured).map(([name, one]) => [name, row(one)])),
  );
}

await runMain(main);
