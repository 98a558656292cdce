import { randomBytes } from 'node:crypto';
import { demoBookshops } from '@zaino/tools/demo/accounts/demo-bookshops';
import {
  openDemoBookshop,
  signInOrRegister,
  signOut,
} from '@zaino/tools/demo/accounts/demo-customers';
import { withProgress } from '@zaino/tools/machine/progress';
import { makeDemoAdmin } from './demo-admin';
import { isDemo } from './is-demo';
import type { Servers } from './servers';
import type { Shop } from './shop';
import { addStamps, readStamps } from './stamps';
import type { DemoAccount } from './stamps';

type WantedAccount = Pick<DemoAccount, 'kind' | 'name' | 'revision'>;

/** Since it is paid directly. */
const BOOKSHOP_REVISION = 2;

const wanted: WantedAccount[] = [
  { kind: 'family', name: 'famiglia@demo.zaino.example' },
  ...demoBookshops.map(({ email }) => ({
    kind: 'bookshop' as const,
    name: email,
    revision: BOOKSHOP_REVISION,
  })),
  { kind: 'admin', name: 'demo' },
];

/**
 * The demo's accounts, made where they are missing: the customers' by the shop's own calls, the admin's by the
 * command. Only on demo data, and only where no mail leaves the machine; a shop without them starts all the same.
 */
export async function demoAccounts(
  shop: Shop,
  url: string,
  identityUrl: string,
): Promise<DemoAccount[]> {
  const { demoAccounts: kept = [] } = readStamps(shop.servers);
  const isMade = wanted.every((one) => kept.some((known) => isSame(one, known) && known.isMade));
  if (isMade || !isDemo(shop.servers)) return madeAccounts(shop.servers);
  // Kept before they are used: a start that is broken off in the middle finds them again.
  const accounts = wanted.map((one): DemoAccount => {
    const known = kept.find(({ name }) => name === one.name);
    const password = known?.password ?? randomBytes(8).toString('hex');
    const isMadeSo = known !== undefined && known.isMade && isSame(one, known);
    return { ...one, password, isMade: isMadeSo };
  });
  addStamps(shop.servers, { demoAccounts: accounts });
  await withProgress('Making demo accounts', () =>
    Promise.all(accounts.map((account) => makeOne(shop, account, { url, identityUrl }))),
  );
  addStamps(shop.servers, { demoAccounts: accounts });
  return accounts.filter((account) => account.isMade);
}

function isSame(one: WantedAccount, known: DemoAccount): boolean {
  return known.name === one.name && known.revision === one.revision;
}

/** Where the shop and the database of its accounts are. */
interface Places {
  url: string;
  identityUrl: string;
}

async function makeOne(shop: Shop, account: DemoAccount, places: Places): Promise<void> {
  if (account.isMade) return;
  try {
    if (account.kind === 'admin') {
      const { servers, signal } = shop;
      const env = { MYSQL_URL: places.identityUrl, REDIS_URL: servers.redisUrl };
      account.password = await makeDemoAdmin(account.name, { env, signal });
    } else {
      const customer = await signInOrRegister(places.url, account);
      if (account.kind === 'bookshop') await openDemoBookshop(places.url, account, customer);
      await signOut(places.url, customer);
    }
    account.isMade = true;
  } catch (error) {
    if (shop.signal.aborted) return;
    console.log(`The demo account ${account.name} could not be made: ${String(error)}`);
  }
}

/** Those that a start before has made here. */
export function madeAccounts(servers: Servers): DemoAccount[] {
  return (readStamps(servers).demoAccounts ?? []).filter(({ isMade }) => isMade);
}

/** Lines for the terminal. */
export function describeAccounts(accounts: DemoAccount[]): string[] {
  if (accounts.length === 0) return [];
  const lines = accounts.map(
    ({ kind, name, password }) => `    ${kind.padEnd(10)}${name.padEnd(34)}${password}`,
  );
  return ['  Demo accounts, with passwords of this machine alone:', ...lines];
}
