import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { startMailSink } from '@zaino/tools/buyers/mail-sink';
import type { MailSink } from '@zaino/tools/buyers/mail-sink';
import { addProducts } from '@zaino/tools/buyers/products';
import type { StockedProduct } from '@zaino/tools/buyers/products';
import { bookshop, startStandIns } from '@zaino/tools/buyers/stand-ins';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { fewHeaps } from '@zaino/tools/start/processes';
import type { DemoEnvironment } from '../stack/demo-environment';
import { Processes, uncounted } from '../stack/processes';
import type { Served } from '../stack/processes';
import { startServers } from '../stack/servers';
import type { BenchServers } from '../stack/servers';

/** All that takes part in a checkout, as in production. */
export interface CheckoutStack {
  gateway: Served;
  orders: Served;
  worker: Served;
  catalogue: Served;
  sandbox: Served;
  databasePid: number;
  redisUrl: string;
  ordersDatabase: string;
  products: StockedProduct[];
  /** By which services know one another. */
  serviceKey: string;
  /** For what a benchmark starts beside it, which ends with it. */
  environment: DemoEnvironment;
  mails: MailSink['mails'];
  stop: () => Promise<void>;
}

const built = join(workspaceRoot, 'dist/apps');
const PRODUCTS = 1_000;
const PIECES = 1_000_000;

/** `inspectorPort`: of the orders service, for a profile. */
export async function startCheckoutStack(inspectorPort?: number): Promise<CheckoutStack> {
  buildApps(['orders-service', 'catalogue-service', 'gateway']);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  const [mails, standIns] = [await startMailSink(), await startStandIns()];
  const stop = async () => {
    await processes.stop();
    await Promise.all([servers.stop(), mails.stop(), standIns.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const outside = { smtpUrl: mails.smtpUrl, standInsUrl: standIns.url };
    const around = { ...outside, folder, processes, servers, inspectorPort };
    return { ...(await startPrograms(around)), mails: mails.mails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface StackEnvironment {
  folder: string;
  processes: Processes;
  servers: BenchServers;
  smtpUrl: string;
  standInsUrl: string;
  inspectorPort: number | undefined;
}

const keys = { SECRET_KEY: 'sk_test_bench', WEBHOOK_SECRET: 'whsec_bench' };

async function startPrograms({ processes, servers, folder, ...around }: StackEnvironment) {
  const { redisUrl, databasePid } = servers;
  const common = {
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SERVICE_KEY: randomBytes(24).toString('hex'),
    PUBLIC_URL: 'http://localhost:4200',
  };
  const [ordersDatabase, catalogueDatabase] = [
    await servers.schemaUrl('zaino_orders'),
    await servers.schemaUrl('zaino_catalogue'),
  ];
  const sandboxPort = await keptPort();
  const serve = (app: string, env: Record<string, string>, nodeArgs: string[] = []) => {
    const args = [...nodeArgs, join(built, `${app}.js`)];
    // A gateway is ready once it has pages, which nobody asks for here.
    const healthPath = app.startsWith('gateway') ? '/health/live' : '/health/ready';
    return processes.serve({ args, env: { ...common, ...env }, healthPath });
  };
  const migrate = (app: string, MYSQL_URL: string) =>
    processes.run([join(built, app, 'cli.js'), 'migrate'], { ...common, MYSQL_URL });
  await migrate('catalogue-service', catalogueDatabase);
  await migrate('orders-service', ordersDatabase);
  const stocks = Array.from({ length: PRODUCTS }, () => PIECES);
  const products = await addProducts(catalogueDatabase, stocks);
  const catalogue = await serve('catalogue-service/main', {
    MYSQL_URL: catalogueDatabase,
    ...fewHeaps,
  });
  const ordersEnv = {
    MYSQL_URL: ordersDatabase,
    SMTP_URL: around.smtpUrl,
    MAIL_LIMIT_FACTOR: '1000000',
    CATALOGUE_URL: catalogue.url,
    SCHOOLS_URL: around.standInsUrl,
    BOOKSHOPS_URL: around.standInsUrl,
    IDENTITY_URL: around.standInsUrl,
    STRIPE_API_URL: `http://127.0.0.1:${sandboxPort}`,
    STRIPE_SECRET_KEY: keys.SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: keys.WEBHOOK_SECRET,
  };
  const { inspectorPort } = around;
  const inspected = inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`];
  const orders = await serve('orders-service/main', ordersEnv, inspected);
  const worker = await serve('orders-service/worker', ordersEnv);
  const gateway = await serve('gateway/main', {
    ORDERS_URL: orders.url,
    CATALOGUE_URL: catalogue.url,
    ...fewHeaps,
    ...uncounted,
    RELEASES_DIR: join(folder, 'releases'),
  });
  const sandbox = await startSandbox(processes, { folder, port: sandboxPort, gateway });
  const programs = { gateway, orders, worker, catalogue, sandbox, serviceKey: common.SERVICE_KEY };
  const environment = { processes, servers, common, folder: join(folder, 'demo') };
  return { ...programs, databasePid, redisUrl, ordersDatabase, products, environment };
}

/** Messages come through the gateway, as Stripe's do. */
function startSandbox(
  processes: Processes,
  { folder, port, gateway }: { folder: string; port: number; gateway: Served },
): Promise<Served> {
  const url = `http://127.0.0.1:${port}`;
  return processes.serve({
    args: [...typescriptFlags, join(workspaceRoot, 'tools/payment-sandbox/main.ts')],
    env: {
      ...keys,
      PUBLIC_URL: url,
      LEDGER_FILE: join(folder, 'payments.jsonl'),
      ACCOUNTS: bookshop.account,
      WEBHOOK_URL: `${gateway.url}/api/stripe/webhooks`,
      WEBHOOK_EVENTS: 'checkout.session.completed',
    },
    healthPath: '/health/live',
    port,
  });
}
