import { randomBytes } from 'node:crypto';
import { approveDemoBookshop } from '@zaino/tools/demo/accounts/demo-approval';
import { demoBookshops } from '@zaino/tools/demo/accounts/demo-bookshops';
import {
  openDemoBookshop,
  signInOrRegister,
  signOut,
} from '@zaino/tools/demo/accounts/demo-customers';
import { writeDemoReviews } from '@zaino/tools/demo/accounts/demo-reviews';
import { proveAddress } from '@zaino/tools/demo/accounts/prove-address';
import { withProgress } from '@zaino/tools/machine/progress';
import { makeDemoAdmin } from './demo-admin';
import { isDemo } from './is-demo';
import type { Servers } from './servers';
import type { Shop } from './shop';
import { addStamps, readStamps } from './stamps';
import type { DemoAccount } from './stamps';

type WantedAccount = Pick<DemoAccount, 'kind' | 'name' | 'revision'>;

/** Since it is approved. */
const BOOKSHOP_REVISION = 3;
/** Since it has bought something, and says what it thinks of it. */
const FAMILY_REVISION = 2;

const wanted: WantedAccount[] = [
  { kind: 'family', name: 'famiglia@demo.zaino.example', revision: FAMILY_REVISION },
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
export async function demoAccounts(shop: Shop, places: Places): Promise<DemoAccount[]> {
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
  await withProgress('Making demo accounts', async () => {
    const admin = await demoAdmin(shop, accounts, places);
    await Promise.all(
      accounts.map((account) =>
        makeOne(shop, account, { url: places.url, mailsUrl: places.mailsUrl, admin }),
      ),
    );
    // Once a bookshop hands out what the family orders.
    await reviewProducts(shop, accounts, { url: places.url, admin });
  });
  addStamps(shop.servers, { demoAccounts: accounts });
  return accounts.filter((account) => account.isMade);
}

function isSame(one: WantedAccount, known: DemoAccount): boolean {
  return known.name === one.name && known.revision === one.revision;
}

/** Where the shop, the mail catcher's page and the database of its accounts are. */
interface Places {
  url: string;
  /** Where mails are caught; undefined where a mail server sends them. */
  mailsUrl: string | undefined;
  identityUrl: string;
}

interface Around extends Pick<Places, 'url' | 'mailsUrl'> {
  /** Null where there is none. */
  admin: DemoAccount | null;
}

/** First: it approves the bookshops. */
async function demoAdmin(
  { servers, signal }: Shop,
  accounts: DemoAccount[],
  { identityUrl }: Places,
): Promise<DemoAccount | null> {
  const admin = accounts.find(({ kind }) => kind === 'admin');
  if (admin === undefined || admin.isMade) return admin ?? null;
  const env = { MYSQL_URL: identityUrl, REDIS_URL: servers.redisUrl };
  try {
    admin.password = await makeDemoAdmin(admin.name, { env, signal });
    admin.isMade = true;
    return admin;
  } catch (error) {
    tell(signal, admin, error);
    return null;
  }
}

async function makeOne(
  { signal }: Shop,
  account: DemoAccount,
  { url, mailsUrl, admin }: Around,
): Promise<void> {
  if (account.isMade || account.kind === 'admin') return;
  try {
    if (mailsUrl === undefined) throw new Error('its mails are not caught');
    const customer = await signInOrRegister(url, account);
    const { name: email } = account;
    await proveAddress({ url, mailsUrl }, email, customer);
    if (account.kind === 'bookshop') {
      if (admin === null) throw new Error('there is no admin to approve it');
      await openDemoBookshop(url, account, customer);
      await approveDemoBookshop(
        url,
        { email, customer },
        { mailsUrl, admin: { username: admin.name, password: admin.password } },
      );
    }
    await signOut(url, customer);
    account.isMade = true;
  } catch (error) {
    tell(signal, account, error);
  }
}

/** A shop without reviews starts all the same. */
async function reviewProducts(
  { signal }: Shop,
  accounts: DemoAccount[],
  { url, admin }: Pick<Around, 'url' | 'admin'>,
): Promise<void> {
  const family = accounts.find(({ kind }) => kind === 'family');
  if (admin === null || !family?.isMade) return;
  try {
    const customer = await signInOrRegister(url, family);
    const { name: username, password } = admin;
    await writeDemoReviews(url, { email: family.name, customer }, { username, password });
    await signOut(url, customer);
  } catch (error) {
    if (!signal.aborted) console.log(`The demo's reviews were not written: ${String(error)}`);
  }
}

function tell(signal: AbortSignal, account: DemoAccount, error: unknown): void {
  if (signal.aborted) return;
  console.log(`The demo account ${account.name} could not be made: ${String(error)}`);
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
