import { Caller } from '@zaino/tools/buyers/caller';
import { connectTestRedis } from '@zaino/testing/test-redis';
import { quantile } from './quantile';
import type { BenchPerson } from './people';

const WARM_UP = 2_000;
const PAIRS = 8_000;

export interface GuardCost {
  publicMs: number;
  guardedMs: number;
  /** Of the medians. */
  differenceMs: number;
  /** Asked of Redis per guarded call. */
  roundTrips: number;
}

interface Guarded {
  url: string;
  redisUrl: string;
  person: BenchPerson;
}

/** The same trivial call for anybody and behind the guard, in turn on one connection. */
export async function measureGuard({ url, redisUrl, person }: Guarded): Promise<GuardCost> {
  const caller = new Caller(url, 1);
  const headers = { cookie: person.cookie, 'x-customer-token': person.customerToken };
  const timeOf = async (path: string) => {
    const { status, ms, body } = await caller.call({ path, headers });
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    return ms;
  };
  const pairs = async (count: number) => {
    const times = { open: [] as number[], guarded: [] as number[] };
    for (let n = 0; n < count; n++) {
      times.open.push(await timeOf('/api/plain'));
      times.guarded.push(await timeOf('/api/customer'));
    }
    return times;
  };
  await pairs(WARM_UP);
  const before = await commandCount(redisUrl);
  const { open, guarded } = await pairs(PAIRS);
  const after = await commandCount(redisUrl);
  caller.close();
  const [publicMs, guardedMs] = [quantile(open, 0.5), quantile(guarded, 0.5)];
  const roundTrips = (after - before) / PAIRS;
  return { publicMs, guardedMs, differenceMs: guardedMs - publicMs, roundTrips };
}

/** Commands that clients sent: those that scripts run inside are no round trips, nor are pings. */
async function commandCount(redisUrl: string): Promise<number> {
  const client = await connectTestRedis(redisUrl);
  const stats = await client.info('commandstats');
  await client.close();
  const counts = [...stats.matchAll(/cmdstat_(eval|evalsha|get|hget|hgetall):calls=(\d+)/g)];
  return counts.reduce((sum, [, , calls]) => sum + Number(calls), 0);
}
