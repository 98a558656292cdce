import { createClient } from '@redis/client';
import { createTestRedis } from './test-redis';

async function keysOf(url: string, write?: string): Promise<string[]> {
  const client = createClient({ url });
  await client.connect();
  if (write !== undefined) await client.set(write, '1');
  const keys = await client.keys('*');
  await client.close();
  return keys;
}

/** That sessions count in it. */
const MARK = 'sessions:vouched';

describe('createTestRedis', () => {
  it('gives each test file a database of its own', async () => {
    const [mine, other] = [await createTestRedis(), await createTestRedis()];
    expect((await keysOf(mine.url, 'mine')).sort()).toEqual(['mine', MARK]);
    expect(await keysOf(other.url)).toEqual([MARK]);
    await Promise.all([mine.drop(), other.drop()]);
  });

  it('is empty after drop', async () => {
    const redis = await createTestRedis();
    await keysOf(redis.url, 'left');
    await redis.drop();
    expect(await keysOf(redis.url)).toEqual([]);
  });
});
