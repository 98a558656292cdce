import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { FaultPlan, faultsOf } from './faults/faults';
import type { Faults } from './faults/faults';
import { httpDoor } from './http-door';
import { SandboxClock } from './ledger/clock';
import { Store } from './ledger/store';
import { makeAccount } from './resources/accounts';
import { DEFAULT_CONFIGURATION, putConfiguration } from './resources/payment-method-configurations';
import { type FixedPrice, putFixedPrice } from './resources/prices';
import { Sandbox } from './sandbox';
import { WebhookSender } from './webhooks/webhook-sender';

type Maybe<T> = { [K in keyof T]?: T[K] | undefined };

export interface SandboxOptions {
  /** Port on 127.0.0.1; a free one unless told. */
  port?: number | undefined;
  /** Where browsers find the hosted pages; this machine's own address unless told. */
  publicUrl?: string | undefined;
  /** Keeps all over a restart and a crash; in memory alone unless told. */
  ledgerFile?: string | undefined;
  /** What `STRIPE_SECRET_KEY` must be. */
  secretKey?: string | undefined;
  /** Where events go; nowhere without a URL. */
  webhook?: Maybe<{ url: string; secret: string; events: string[]; retryMs: number }> | undefined;
  /** Connected accounts that are there from the start and may be paid. */
  accounts?: string[] | undefined;
  /** Prices a month that are there from the start. */
  prices?: FixedPrice[] | undefined;
  /** Ways to pay that are on, as `card`, `paypal`; all that it knows unless told. */
  ways?: string[] | undefined;
  /** Seconds until the money of a way that settles later comes; it waits to be told unless told here. */
  settlesAfter?: number | undefined;
  faults?: Maybe<Faults> | undefined;
}

export interface PaymentSandbox {
  /** For `STRIPE_API_URL`. */
  apiUrl: string;
  /** Of the overview and the hosted pages. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  stop: () => Promise<void>;
}

const SWEEP_MS = 1_000;
const defaultEndpoint = { url: '', secret: 'whsec_sandbox', events: ['*'], retryMs: 1_000 };

/** Takes payments as Stripe does, on this machine alone and without money. */
export async function startPaymentSandbox(options: SandboxOptions = {}): Promise<PaymentSandbox> {
  const store = await Store.open(options.ledgerFile);
  const faults = new FaultPlan(faultsOf(options.faults ?? {}));
  const { secretKey = 'sk_test_sandbox', webhook = {} } = options;
  const endpoint = { ...defaultEndpoint, ...withoutGaps(webhook) };
  const webhooks =
    webhook.url === undefined ? undefined : new WebhookSender(store, endpoint, faults);
  const sandbox = new Sandbox({
    store,
    clock: new SandboxClock(),
    faults,
    secretKey,
    webhooks,
    settlesAfter: options.settlesAfter,
  });
  await addAccounts(sandbox, options.accounts ?? []);
  await addPrices(sandbox, options.prices ?? []);
  await addConfiguration(sandbox, options.ways);
  const server = httpDoor(sandbox);
  const port = await listen(server, options.port);
  sandbox.publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '');
  webhooks?.resume();
  const sweep = setInterval(() => {
    void sandbox.expireAll();
    void sandbox.settleDue();
  }, SWEEP_MS);
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    url: sandbox.publicUrl,
    secretKey,
    webhookSecret: endpoint.secret,
    stop: async () => {
      clearInterval(sweep);
      webhooks?.stop();
      server.close();
      server.closeAllConnections();
      await store.close();
    },
  };
}

/** What is not told keeps its default. */
function withoutGaps<T extends object>(given: Maybe<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

async function addAccounts(sandbox: Sandbox, ids: string[]): Promise<void> {
  const change = sandbox.change();
  for (const id of ids.filter((wanted) => change.find('accounts', wanted) === undefined)) {
    makeAccount(change, { id, type: 'standard', email: null, isReady: true });
  }
  await sandbox.commit(change);
}

async function addPrices(sandbox: Sandbox, prices: FixedPrice[]): Promise<void> {
  const change = sandbox.change();
  for (const price of prices) putFixedPrice(change, price);
  await sandbox.commit(change);
}

/** As it is told at each start; one that a file has keeps what it was where nothing is told. */
async function addConfiguration(sandbox: Sandbox, ways: string[] | undefined): Promise<void> {
  const change = sandbox.change();
  const isKnown = change.find('paymentMethodConfigurations', DEFAULT_CONFIGURATION) !== undefined;
  if (isKnown && ways === undefined) return;
  putConfiguration(change, ways);
  await sandbox.commit(change);
}

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
