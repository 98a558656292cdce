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
import { askPassword, type ChosenPassword } from './ask-password';
import { confirmName } from './confirm-name';

const usage = `Usage: npm run admin -- <command>
  create <name> [e-mail]   makes an admin; asks for the password, or makes one up and shows it once
  list                     all admins
  email <name> <e-mail>    where a link goes that lifts a lock
  password <name>          sets another password, signs out everywhere, lifts a lock, enables a disabled admin
  disable <name>           no sign-in any more, signs out everywhere
  sign-out <e-mail>        signs a customer or a bookshop out everywhere
  remove-factor <name>     for who has lost app, passkeys and recovery codes: asks for the name once more,
                           removes them, signs out everywhere; the next sign-in enrols anew`;

const REDIS_PATIENCE_MS = 5_000;

type Act = (accounts: AdminAccounts, name: string, address?: string) => Promise<void>;

/** What a command does, and how many words may follow it. */
interface Step {
  words: readonly number[];
  act: Act;
}

const steps: Partial<Record<string, Step>> = {
  create: {
    words: [1, 2],
    act: async (accounts, name, address) => {
      await setPassword((password) => accounts.create(name, password, address));
      say(`The admin ${name} is made.`);
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
      for (const { username, email, createdAt, disabledAt } of admins) {
        const state = disabledAt === null ? '' : `  disabled ${day(disabledAt)}`;
        say(`${username.padEnd(24)}made ${day(createdAt)}  ${email ?? 'no e-mail'}${state}`);
      }
    },
  },
};

/** `cli.js admin <command> [name] [e-mail]`. */
export async function runAdminCommand([command = '', ...words]: string[]): Promise<void> {
  const step = steps[command];
  const isComplete = step?.words.includes(words.length) && !words.includes('');
  if (step === undefined || !isComplete) throw new CommandError(usage);
  const [name = '', address] = words;
  await withAccounts((accounts) => step.act(accounts, name, address));
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
