import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { adminOrderApi, orderStatsApi } from '@zaino/contracts/orders';
import { openAdminSession } from '@zaino/tools/buyers/sessions';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { createConnection } from 'mysql2/promise';
import { bookshopIdOf } from './admin/shop-lists';
import { startCheckoutStack } from './checkout/stack';
import { fillOrders } from './desk/fill-orders';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, type MeasuredLoad } from './stack/load';

const ORDERS = 100_000;
const DAY_MS = 24 * 60 * 60_000;
/** Of each; the first are not counted. */
const CALLS = 30;
const WARM_UP = 3;
/** An admin looks at figures now and then. */
const A_SECOND = 1;
/** Milliseconds, at the 95th percentile, through the gateway. */
const FIGURES_GOAL_MS = 1_000;
const COUNTERS_GOAL_MS = 50;
/** Looks at a month, each of whose days has changed since the look before. */
const CHANGED_ROUNDS = 10;
const CHANGED = 'figures of a month that has changed';
const resultFile = join(workspaceRoot, 'dist/bench/statistics.json');

interface Shop {
  origin: string;
  headers: Record<string, string>;
}

/** What the statistics of a shop with 100,000 orders take; fails where something takes too long. */
async function main(): Promise<number> {
  const stack = await withProgress('Starting', () => startCheckoutStack());
  try {
    await withProgress('Making 100,000 orders', () =>
      fillOrders(stack.ordersDatabase, { orders: ORDERS, bookshopIdOf }),
    );
    const shop = {
      origin: stack.gateway.url,
      headers: await openAdminSession(stack.redisUrl),
    };
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const firstMs = await withProgress('Counting a year for the first time', () => firstLook(shop));
    const measured: Record<string, MeasuredLoad> = {};
    for (const [name, path] of Object.entries(asked())) {
      const load = { ...shop, perSecond: A_SECOND };
      await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
      measured[name] = await arriveSteadily({ ...load, paths: Array<string>(CALLS).fill(path) });
    }
    const changedMs = await looksAfterChanges(shop, stack.ordersDatabase);
    print(measured, { firstMs, changedMs });
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, measured, firstMs, changedMs };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    const isFast = Object.entries(measured).every(([name, { p95 }]) => p95 < goalOf(name));
    return areAllAnswered(measured) && isFast && changedMs < FIGURES_GOAL_MS ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

const goalOf = (name: string) => (name.startsWith('figures') ? FIGURES_GOAL_MS : COUNTERS_GOAL_MS);

/** Days as they are asked for, with so many days until today. */
function lastDays(days: number): string {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  return `?from=${day(days - 1)}&to=${day(0)}`;
}

/** Each figure of the page, and the counters of the dashboard, by what they are called. */
function asked(): Record<string, string> {
  return {
    'figures of 30 days': orderStatsApi.sales.path + lastDays(30),
    'figures of 90 days': orderStatsApi.sales.path + lastDays(90),
    'figures of a year': orderStatsApi.sales.path + lastDays(365),
    'figures by school of a year': orderStatsApi.salesBySchool.path + lastDays(365),
    'figures of what came back': orderStatsApi.afterSale.path + lastDays(365),
    'figures of steps': orderStatsApi.steps.path + lastDays(365),
    'what waits': orderStatsApi.toDo.path,
    'count of all': adminOrderApi.count.path,
  };
}

/** Until the figures of a year are there, however often they have to be asked for. */
async function firstLook(shop: Shop): Promise<number> {
  const begun = performance.now();
  while ((await look(shop, orderStatsApi.sales.path + lastDays(365))) !== 200);
  return performance.now() - begun;
}

/** The longest wait for the figures of a month, after an order of each of its days was changed. */
async function looksAfterChanges(shop: Shop, database: string): Promise<number> {
  const connection = await createConnection(database);
  let longest = 0;
  try {
    for (let round = 0; round < CHANGED_ROUNDS; round += 1) {
      await connection.query(
        `UPDATE customer_order o JOIN (
           SELECT MIN(id) AS id FROM customer_order WHERE created_at >= ? GROUP BY DATE(created_at)
         ) AS one ON one.id = o.id SET o.version = o.version + 1`,
        [new Date(Date.now() - 30 * DAY_MS)],
      );
      const begun = performance.now();
      const status = await look(shop, orderStatsApi.sales.path + lastDays(30));
      if (status !== 200) throw new Error(`The figures answered ${status}.`);
      longest = Math.max(longest, performance.now() - begun);
    }
  } finally {
    await connection.end();
  }
  return longest;
}

async function look({ origin, headers }: Shop, path: string): Promise<number> {
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

function print(
  measured: Record<string, MeasuredLoad>,
  { firstMs, changedMs }: { firstMs: number; changedMs: number },
): void {
  const row = (name: string, { requests, failures, p50, p95, p99 }: MeasuredLoad) => ({
    calls: requests,
    failures,
    p50: Math.round(p50),
    p95: Math.round(p95),
    p99: Math.round(p99),
    goal: `${goalOf(name)} ${p95 < goalOf(name) ? 'met' : 'MISSED'}`,
  });
  console.table(
    Object.fromEntries(Object.entries(measured).map(([name, one]) => [name, row(name, one)])),
  );
  console.log(`${CHANGED}: ${Math.round(changedMs)} ms at most`);
  console.log(`The first look at a year: ${Math.round(firstMs)} ms`);
}

await runMain(main);
