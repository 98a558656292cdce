import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endProcess, identifyProcess, isRunning } from '@zaino/testing/processes';
import type { ProcessIdentity } from '@zaino/testing/processes';
import { config } from '@zaino/tools/machine/config';
import { readJson, writeJson } from './local-state';

/** How another command of this machine reaches the one that has started the shop: on 127.0.0.1, with a key. */
export interface ReleaseChannel {
  port: number;
  key: string;
}

interface StarterRecord extends ProcessIdentity {
  /** Present once the site answers. */
  url?: string;
  mailsUrl?: string | undefined;
  paymentsUrl?: string | undefined;
  releaseChannel?: ReleaseChannel | undefined;
  mysqlUrl?: string;
  redisUrl?: string;
}

const folder = join(config.localFolder, 'run');
const starterFile = join(folder, 'starter.json');

/** Notes a child, so that the next start finds it if this one is killed. */
export function recordChild(name: string, pid: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const identity = identifyProcess(pid);
  if (identity) writeJson(join(folder, `${name}.json`), identity);
}

export function forgetChild(name: string): void {
  rmSync(join(folder, `${name}.json`), { force: true });
}

/** Ends what a killed starter left running. Gives the names; strangers with a re-used number stay. */
export async function endOrphans(): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== basename(starterFile))
    .map((file) => basename(file, '.json'));
  const ended = await Promise.all(names.map(endOrphan));
  return ended.filter((name) => name !== undefined);
}

async function endOrphan(name: string): Promise<string | undefined> {
  const identity = readJson<ProcessIdentity | undefined>(join(folder, `${name}.json`), undefined);
  const isOrphan = identity !== undefined && isRunning(identity);
  if (isOrphan) await endProcess(identity);
  forgetChild(name);
  return isOrphan ? name : undefined;
}

/** The starter that runs now, if any. */
export function runningStarter(): StarterRecord | undefined {
  const record = readJson<StarterRecord | undefined>(starterFile, undefined);
  return record && isRunning(record) ? record : undefined;
}

/** Makes this process the one starter of this folder; false when another was faster. */
export function becomeStarter(): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runningStarter()) return false;
  if (existsSync(starterFile)) rmSync(starterFile);
  try {
    writeFileSync(starterFile, JSON.stringify(identifyProcess(process.pid)), {
      flag: 'wx',
      mode: 0o600,
    });
    return true;
  } catch {
    return false;
  }
}

/** Adds what others may want to know of the running copy. */
export function describeStarter(facts: Omit<StarterRecord, keyof ProcessIdentity>): void {
  writeJson(starterFile, { ...readJson(starterFile, {}), ...facts });
}

export function resignStarter(): void {
  rmSync(starterFile, { force: true });
}
