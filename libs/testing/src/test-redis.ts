import { createClient } from 'redis';
import { testRedisUrl } from './test-servers';

export interface TestRedis {
  /** Of an empty numbered database: redis://:password@host:port/number */
  url: string;
  drop: () => Promise<void>;
}

/** The private server has 1024 databases; number 0 only counts them. */
const databases = 1023;

/** An empty Redis database for one test file, on the one private server of the test run. */
export async function createTestRedis(): Promise<TestRedis> {
  const url = new URL(await testRedisUrl());
  const taken = await onServer(url.href, (client) => client.incr('zaino:test-databases'));
  url.pathname = `/${((taken - 1) % databases) + 1}`;
  const empty = async () => {
    await onServer(url.href, (client) => client.flushDb());
  };
  await empty();
  return { url: url.href, drop: empty };
}

async function onServer<T>(url: string, action: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(url);
  try {
    return await action(client);
  } finally {
    await client.close();
  }
}

type Client = Awaited<ReturnType<typeof connected>>;

function connected(url: string) {
  return createClient({ url }).connect();
}
