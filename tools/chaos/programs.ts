import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { keptPort } from '@zaino/testing/kept-port';
import { nodeCommand, victimOf } from './victim';
import type { Victim } from './victim';

interface ChaosEnvironment {
  folder: string;
  /** Where the built apps are. */
  built: string;
  logs: string;
  /** Settings of every service. */
  common: Record<string, string>;
  catalogueDatabase: string;
  ordersDatabase: string;
  smtpUrl: string;
  /** Of the stand-ins for the schools and the bookshops service. */
  standInsUrl: string;
}

interface Programs {
  catalogue: Victim;
  /** Copies of the orders service. */
  copies: Victim[];
  worker: Victim;
  sandbox: Victim;
  ordersUrls: string[];
  sandboxUrl: string;
  /** Of the sandbox. */
  secretKey: string;
}

const WEBHOOK_SECRET = 'whsec_chaos';
const secretKey = 'sk_test_chaos';
const COPIES = 2;

/** The processes of the shop that a checkout goes through; none is started yet. */
export async function preparePrograms(around: ChaosEnvironment): Promise<Programs> {
  const { built, logs, common } = around;
  const [cataloguePort, sandboxPort, workerPort] = [
    await keptPort(),
    await keptPort(),
    await keptPort(),
  ];
  const ordersPorts: number[] = [];
  for (let copy = 0; copy < COPIES; copy += 1) ordersPorts.push(await keptPort());
  const [sandboxUrl, catalogueUrl] = [sandboxPort, cataloguePort].map(urlOf);
  const ordersUrls = ordersPorts.map(urlOf);
  const service = (name: string, script: string, { port, env }: Running) => {
    const path = join(built, `${script}.js`);
    const command = nodeCommand({ args: [path], port, env, healthPath: '/health/ready' });
    return victimOf(name, command, logs);
  };
  const env = {
    ...ordersEnv(around),
    CATALOGUE_URL: catalogueUrl ?? '',
    STRIPE_API_URL: sandboxUrl ?? '',
  };
  return {
    ordersUrls,
    sandboxUrl: sandboxUrl ?? '',
    secretKey,
    catalogue: service('catalogue', 'catalogue-service/main', {
      port: cataloguePort,
      env: { ...common, MYSQL_URL: around.catalogueDatabase },
    }),
    copies: ordersPorts.map((port, place) =>
      service(`orders-${place + 1}`, 'orders-service/main', { port, env }),
    ),
    worker: service('worker', 'orders-service/worker', { port: workerPort, env }),
    sandbox: sandboxOf(around, sandboxPort, ordersUrls[0] ?? ''),
  };
}

interface Running {
  port: number;
  env: Record<string, string>;
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

function ordersEnv({ common, ordersDatabase, smtpUrl, standInsUrl }: ChaosEnvironment) {
  return {
    ...common,
    MYSQL_URL: ordersDatabase,
    PUBLIC_URL: 'http://localhost:4200',
    SMTP_URL: smtpUrl,
    // All customers are on this machine.
    MAIL_LIMIT_FACTOR: '1000000',
    SCHOOLS_URL: standInsUrl,
    BOOKSHOPS_URL: standInsUrl,
    IDENTITY_URL: standInsUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

function sandboxOf({ folder, logs }: ChaosEnvironment, port: number, ordersUrl: string): Victim {
  const sessionEvents = 'checkout.session.completed,checkout.session.expired';
  const env = {
    PUBLIC_URL: urlOf(port),
    LEDGER_FILE: join(folder, 'payments.jsonl'),
    ACCOUNTS: bookshop.account,
    SECRET_KEY: secretKey,
    WEBHOOK_SECRET,
    WEBHOOK_URL: `${ordersUrl}/api/stripe/webhooks`,
    WEBHOOK_EVENTS: `${sessionEvents},refund.created,refund.updated,refund.failed`,
    WEBHOOK_RETRY_MS: '100',
    // What a network does on its bad days, beside the killing.
    WEBHOOK_COPIES: '2',
    WEBHOOK_SHUFFLE_MS: '300',
    LOSE_ANSWER_RATE: '0.03',
  };
  const args = [...typescriptFlags, join(workspaceRoot, 'tools/payment-sandbox/main.ts')];
  const command = nodeCommand({ args, port, env, healthPath: '/health/live' });
  return victimOf('sandbox', command, logs);
}
