import { DataSource } from 'typeorm';
import { databaseOptions } from '../database-options';
import { connectRedis } from '../redis-client';

/** Reaches the servers of MYSQL_URL and REDIS_URL as a service does, and prints how: a process of its own, for what it believes. */
const { MYSQL_URL = '', REDIS_URL = '' } = process.env;

async function cipherOfDatabase(): Promise<string> {
  const source = new DataSource(databaseOptions(MYSQL_URL, {}));
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
    const client = connectRedis(REDIS_URL, { onAway: resolve, onBack: () => undefined });
    client.on('ready', () => resolve('encrypted'));
  });
}

console.log(JSON.stringify([await cipherOfDatabase(), await answerOfRedis()]));
process.exit();
