import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createClient } from '@redis/client';
import { root } from './processes';

/**
 * What each service gives, as the registry keeps it of services that are away: here none runs beside it, and what is
 * released is judged by the contracts of this build.
 */
export async function tellContracts(redisUrl: string): Promise<void> {
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  for (const file of globSync(resolve(root, 'dist/apps/*-service/gives.json'))) {
    const domain = basename(dirname(file)).replace(/-service$/, '');
    const { gives } = JSON.parse(readFileSync(file, 'utf8')) as { gives: object[] };
    await redis.set(`releases:gives:${domain}`, JSON.stringify(gives));
  }
  redis.destroy();
}
