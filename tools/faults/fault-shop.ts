import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { localPath } from '@zaino/tools/start/local-state';
import type { ProcessPlan } from '@zaino/tools/start/managed-process';
import { gateway, services } from '@zaino/tools/start/processes';
import { becomeStarter, endOrphans } from '@zaino/tools/start/run-records';
import { Shop } from '@zaino/tools/start/shop';
import { startShop } from '@zaino/tools/start/start-shop';
import { withOwnClock } from './clock';
import { clearLocalFolder, giveDisk, type OwnDisk } from './own-disk';

/** A process that is made to fail, under the starter of `npm start`. */
export interface Target {
  name: string;
  /** Of the process that stands for it now. */
  pid: () => number;
  /** Undefined where this user may not mount one. */
  disk: OwnDisk | undefined;
  /** Files that it writes to; none where they are many and come and go. */
  files: () => string[];
  /** Whether the starter asks whether it answers, and replaces it. */
  isWatched: boolean;
}

/** The whole shop with demo data, each of its processes with a disk and a clock of its own. */
export interface FaultShop {
  url: string;
  mailsUrl: string;
  paymentsUrl: string;
  passwordOf: (account: string) => string;
  targets: Target[];
  /** Aborted when somebody wants it to end. */
  signal: AbortSignal;
  stop: () => Promise<void>;
}

/** Every process of the shop; those that others need come last. */
const processNames = [
  ...[gateway, ...services].map(({ name }) => name),
  'payment-sandbox',
  'mail-catcher',
  'mariadb',
  'redis',
];

/** Their files come and go. */
const manyFiles = ['mariadb', 'mail-catcher'];

/** Starts it as `npm start` does, from nothing, in a folder of its own. */
export async function startFaultShop(): Promise<FaultShop> {
  mkdirSync(config.localFolder, { recursive: true, mode: 0o700 });
  await endOrphans();
  if (!becomeStarter()) throw new UserError('npm run faults is running already.');
  clearLocalFolder(config.localFolder);
  becomeStarter();
  const disks = new Map(processNames.map((name) => [name, giveDisk(name)]));
  const targets: Target[] = [];
  const shop: Shop = new Shop((plan) => {
    targets.push(targetOf(shop, plan, disks.get(plan.name)));
    return withOwnClock(plan);
  });
  void shop.endRequested();
  const stop = async () => {
    await shop.end();
    clearLocalFolder(config.localFolder);
  };
  try {
    const { services, accounts } = await startShop(shop);
    const { url, mailsUrl = '', paymentsUrl = '' } = services;
    const passwordOf = (account: string) =>
      accounts.find(({ name }) => name === account)?.password ?? '';
    return { url, mailsUrl, paymentsUrl, passwordOf, targets, signal: shop.signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function targetOf(shop: Shop, { name, isAlive }: ProcessPlan, disk: OwnDisk | undefined): Target {
  const folder = localPath('disks', name);
  return {
    name,
    pid: () => shop.find(name)?.pid ?? 0,
    disk,
    files: () => {
      if (disk === undefined || manyFiles.includes(name)) return [];
      const found = readdirSync(folder, { recursive: true, withFileTypes: true });
      return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    },
    isWatched: isAlive !== undefined,
  };
}
