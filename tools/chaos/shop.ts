import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailSink } from '@zaino/tools/buyers/mail-sink';
import type { SunkMail } from '@zaino/tools/buyers/mail-sink';
import { addProducts } from '@zaino/tools/buyers/products';
import type { StockedProduct } from '@zaino/tools/buyers/products';
import { startStandIns } from '@zaino/tools/buyers/stand-ins';
import { copyBuilt } from './built-copy';
import { migrate, prepareDurableServers } from './durable-servers';
import { preparePrograms } from './programs';
import type { Victim } from './victim';

/** The parts of the shop that a checkout goes through, each of which can be killed. */
export interface ChaosShop {
  /** Copies of the orders service. */
  ordersUrls: string[];
  sandboxUrl: string;
  /** Of the sandbox. */
  secretKey: string;
  ordersDatabase: string;
  catalogueDatabase: string;
  redisUrl: string;
  mails: SunkMail[];
  products: StockedProduct[];
  /** Those that are killed; the worker and the sandbox are among them. */
  victims: Victim[];
  worker: Victim;
  sandbox: Victim;
  /** Where logs and data are; gone after `stop`, unless it is told to keep them. */
  folder: string;
  stop: (keepsFolder: boolean) => Promise<void>;
}

interface Start {
  folder: string;
  /** What ends what was started. */
  ends: (() => Promise<void>)[];
  stocks: number[];
}

/** Two copies of the orders service, its worker, the catalogue, the payment sandbox, and servers of their own. */
export async function startChaosShop(stocks: number[]): Promise<ChaosShop> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-chaos-'));
  const ends: Start['ends'] = [];
  const stop = async (keepsFolder: boolean) => {
    for (const end of ends.toReversed()) await end();
    if (!keepsFolder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await start({ folder, ends, stocks })), folder, stop };
  } catch (error) {
    await stop(false);
    throw error;
  }
}

async function start({ folder, ends, stocks }: Start): Promise<Omit<ChaosShop, 'folder' | 'stop'>> {
  const run = async (victim: Victim) => {
    ends.push(victim.kill);
    await victim.start();
  };
  const built = copyBuilt(folder);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const { mariaDb, redis, redisUrl, schemaUrl } = await prepareDurableServers(folder, logs);
  await Promise.all([run(mariaDb), run(redis)]);
  const [mails, standIns] = [await startMailSink(), await startStandIns()];
  ends.push(mails.stop, standIns.stop);
  const catalogueDatabase = await schemaUrl('zaino_catalogue');
  const ordersDatabase = await schemaUrl('zaino_orders');
  const common = {
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SERVICE_KEY: randomBytes(24).toString('hex'),
    PATH: process.env.PATH ?? '',
  };
  await Promise.all([
    migrate(join(built, 'catalogue-service'), { ...common, MYSQL_URL: catalogueDatabase }),
    migrate(join(built, 'orders-service'), { ...common, MYSQL_URL: ordersDatabase }),
  ]);
  const products = await addProducts(catalogueDatabase, stocks);
  const { catalogue, copies, worker, sandbox, ...addresses } = await preparePrograms({
    folder,
    built,
    logs,
    common,
    catalogueDatabase,
    ordersDatabase,
    smtpUrl: mails.smtpUrl,
    standInsUrl: standIns.url,
  });
  await Promise.all([catalogue, ...copies, worker, sandbox].map(run));
  return {
    ...addresses,
    catalogueDatabase,
    ordersDatabase,
    redisUrl,
    products,
    mails: mails.mails,
    worker,
    sandbox,
    victims: [mariaDb, redis, ...copies, worker, sandbox],
  };
}
