import type { AdminArea } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CommandError } from '@zaino/service/command-error';
import { closeRedis, connectRedis } from '@zaino/service/redis-client';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { readAdminCommandConfig } from '../config';
import { createDataSource } from '../database/data-source';
import { AttemptCounter } from '../lockout/attempt-counter';
import { BreachedPasswords } from '../passwords/breached-passwords';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { Passwords } from '../passwords/passwords';
import { AdminAccounts } from './admin-accounts';
import { areasOf } from './areas-of';
import { askPassword, type ChosenPassword } from './ask-password';
import { confirmName } from './confirm-name';

const usage = `Usage: npm run admin -- <command>
  create <name> [e-mail] [areas=<areas>]
                           makes an admin of these areas (of all, unless told); asks for the password, or makes one up
                           and shows it once
  grant <name> <areas>     what an admin may do from now on, signs out everywhere; areas are catalogue, orders, blog,
                           money, with commas between, or all, which includes accounts, bookshops and the logs
  list                     all admins
  email <name> <e-mail>    where a link goes that lifts a lock
  password <name>          sets another password, signs out everywhere, lifts a lock, enables a disabled admin
  disable <name>           no sign-in any more, signs out everywhere
  sign-out <e-mail>        signs a customer or a bookshop out everywhere
  remove-factor <name>     for who has lost app, passkeys and recovery codes: asks for the name once more,
                           removes them, signs out everywhere; the next sign-in enrols anew`;

const REDIS_PATIENCE_MS = 5_000;
const AREAS_WORD = 'areas=';

type Act = (accounts: AdminAccounts, name: string, ...words: string[]) => Promise<void>;

/** What a command does, and how many words may follow it. */
interface Step {
  words: readonly number[];
  act: Act;
}

const steps: Partial<Record<string, Step>> = {
  create: {
    words: [1, 2, 3],
    act: async (accounts, name, ...words) => {
      const { address, areas } = newAdminOf(words);
      await setPassword((password) => accounts.create(name, password, { address, areas }));
      say(`The admin ${name} is made, with the areas ${areas.join(', ')}.`);
    },
  },
  grant: {
    words: [2],
    act: async (accounts, name, list = '') => {
      const areas = areasOf(list);
      await accounts.grant(name, areas);
      say(`The admin ${name} has the areas ${areas.join(', ')} and is signed out everywhere.`);
    },
  },
  email: {
    words: [2],
    act: async (accounts, name, address = '') => {
      await accounts.changeEmail(name, address);
      say(`A link that lifts a lock of ${name} goes to ${address}.`);
    },
  },
  password: {
    words: [1],
    act: async (accounts, name) => {
      await accounts.require(name);
      await setPassword((password) => accounts.changePassword(name, password));
      say(`The admin ${name} has another password and is signed out everywhere.`);
    },
  },
  disable: {
    words: [1],
    act: async (accounts, name) => {
      await accounts.disable(name);
      say(`The admin ${name} is disabled and signed out everywhere.`);
    },
  },
  'sign-out': {
    words: [1],
    act: async (accounts, address) => {
      const count = await accounts.signOut(address);
      say(`${address} is signed out everywhere (${count} sessions).`);
    },
  },
  'remove-factor': {
    words: [1],
    act: async (accounts, name) => {
      const { username } = await accounts.require(name);
      await confirmName(username);
      const hadAny = await accounts.removeFactors(name);
      say(
        hadAny
          ? `The admin ${username} has no second factor any more and is signed out everywhere.`
          : `The admin ${username} had no second factor; all sessions are ended.`,
      );
    },
  },
  list: {
    words: [0],
    act: async (accounts) => {
      const admins = await accounts.list();
      if (admins.length === 0) say('There is no admin.');
      for (const { username, email, areas, createdAt, disabledAt } of admins) {
        const state = disabledAt === null ? '' : `  disabled ${day(disabledAt)}`;
        const may = areas.length === 0 ? 'no areas' : areas.join(',');
        const made = `made ${day(createdAt)}`;
        say(`${username.padEnd(24)}${made}  ${may.padEnd(16)}  ${email ?? 'no e-mail'}${state}`);
      }
    },
  },
};

/** `cli.js admin <command> [name] [more]`. */
export async function runAdminCommand([command = '', ...words]: string[]): Promise<void> {
  const step = steps[command];
  const isComplete = step?.words.includes(words.length) && !words.includes('');
  if (step === undefined || !isComplete) throw new CommandError(usage);
  const [name = '', ...more] = words;
  await withAccounts((accounts) => step.act(accounts, name, ...more));
}

/** What follows the name of a new admin: an address, and `areas=` with a list. */
function newAdminOf(words: string[]): { address: string | undefined; areas: AdminArea[] } {
  const lists = words.filter((word) => word.startsWith(AREAS_WORD));
  const [address, ...others] = words.filter((word) => !word.startsWith(AREAS_WORD));
  if (lists.length > 1 || others.length > 0) throw new CommandError(usage);
  const [list] = lists;
  return { address, areas: list === undefined ? ['all'] : areasOf(list.slice(AREAS_WORD.length)) };
}

/** Needs Redis too: whoever is disabled must be signed out, and not only later. */
async function withAccounts(action: (accounts: AdminAccounts) => Promise<void>): Promise<void> {
  const config = readAdminCommandConfig();
  const redis = connectRedis(config.REDIS_URL, { onAway: nothing, onBack: nothing });
  const dataSource = createDataSource(config.MYSQL_URL);
  const breached = new BreachedPasswords(config);
  try {
    await breached.onModuleInit();
    await ready(redis);
    await dataSource.initialize();
    const clock = new Clock();
    const passwords = new Passwords(config);
    await action(
      new AdminAccounts({
        dataSource,
        passwords,
        chosen: new ChosenPasswords(passwords, breached, config),
        sessions: new SessionStore(redis, clock),
        failures: new AttemptCounter(redis, clock),
      }),
    );
  } finally {
    await breached.onApplicationShutdown();
    if (dataSource.isInitialized) await dataSource.destroy();
    await closeRedis(redis);
  }
}

async function ready(redis: ReturnType<typeof connectRedis>): Promise<void> {
  const end = Date.now() + REDIS_PATIENCE_MS;
  while (!redis.isReady) {
    if (Date.now() > end) throw new CommandError('The Redis of REDIS_URL does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function setPassword(set: (password: string) => Promise<void>): Promise<void> {
  const chosen: ChosenPassword = await askPassword();
  await set(chosen.password);
  if (chosen.isGenerated) say(`Password, shown this once: ${chosen.password}`);
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function nothing(): void {
  // A command that fails says so once, at its end.
}
