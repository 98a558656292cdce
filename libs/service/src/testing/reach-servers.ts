import { DataSource } from 'typeorm';
import { databaseOptions } from '../database-options';
import { DatabaseWatch } from '../database-watch';
import { connectRedis } from '../redis-client';

/** Reaches MySQL and Redis at two URLs as a service does, and prints how: a process of its own, for what it believes. */
const [mysqlUrl = '', redisUrl = ''] = process.argv.slice(2);

async function cipherOfDatabase(): Promise<string> {
  // As a service opens its connections.
  const stream = new DatabaseWatch({}).open;
  const source = new DataSource({
    ...databaseOptions(mysqlUrl, {}),
    extra: { stream },
  });
  try {
    await source.initialize();
    const rows = await source.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'");
    return rows[0]?.Value === '' ? 'plain' : 'encrypted';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

function answerOfRedis(): Promise<string> {
  return new Promise((resolve) => {
    const client = connectRedis(redisUrl, { onAway: resolve, onBack: () => undefined });
    client.on('ready', () => resolve('encrypted'));
  });
}

process.stdout.write(`${JSON.stringify([await cipherOfDatabase(), await answerOfRedis()])}\n`);
process.exit();
