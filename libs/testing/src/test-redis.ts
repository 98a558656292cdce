import { createClient } from '@redis/client';
import { testRedisUrl } from './test-servers';

export interface TestRedis {
  /** Of an empty numbered database: redis://:password@host:port/number */
  url: string;
  drop: () => Promise<void>;
}

/** The private server has 1024 databases; number 0 only counts them. */
const databases = 1023;

/** A Redis database for one test file, empty but for the mark that its sessions count, on the one private server of the test run. */
export async function createTestRedis(): Promise<TestRedis> {
  const url = new URL(await testRedisUrl());
  const taken = await onServer(url.href, (client) => client.incr('zaino:test-databases'));
  url.pathname = `/${((taken - 1) % databases) + 1}`;
  const empty = async () => {
    await onServer(url.href, (client) => client.flushDb());
  };
  await empty();
  await onServer(url.href, vouchForSessions);
  return { url: url.href, drop: empty };
}

/** The mark by which services believe the sessions of this run of Redis; in a shop the identity service sets it. */
export async function vouchForSessions(client: Pick<Client, 'info' | 'set'>): Promise<void> {
  const run = /^run_id:(\w+)/m.exec(await client.info('server'))?.[1];
  await client.set('sessions:vouched', run ?? '');
}

async function onServer<T>(url: string, action: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectTestRedis(url);
  try {
    return await action(client);
  } finally {
    await client.close();
  }
}

type Client = Awaited<ReturnType<typeof connectTestRedis>>;

/** Never connected: a duplicate shares its class of all commands, which takes tens of milliseconds to make. */
const model = createClient();

/** Connected; whoever asks for it closes it. */
export function connectTestRedis(url: string) {
  return model.duplicate({ url }).connect();
}
