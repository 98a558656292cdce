import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { publishAll } from '@zaino/tools/release/publish';
import { fewHeaps } from '@zaino/tools/start/processes';
import { startAccounts, type BenchAccounts } from './accounts';
import { startDemoBlog } from './demo-blog';
import { startDemoCatalogue } from './demo-catalogue';
import { type DemoRegistry, type RegistryPlace, startDemoRegistry } from './demo-registry';
import { startDemoSchools } from './demo-schools';
import type { DemoEnvironment } from './demo-environment';
import { Processes, uncounted, type Served } from './processes';
import { startServers } from './servers';

/** The whole shop with demo data on free ports, in a folder of its own that goes with it. */
export interface ShopStack {
  folder: string;
  schools: Served;
  redisUrl: string;
  processes: Processes;
  /**
   * Starts what sign-in needs, once, with further settings of the identity service; pages of visitors do without.
   * A gateway opened later leads to it.
   */
  openAccounts: (env?: Record<string, string>) => Promise<BenchAccounts>;
  /** Starts the catalogue with the demo's school supplies, once; a gateway opened later leads to it. */
  openCatalogue: () => Promise<void>;
  /** The same of the blog with the demo's articles. */
  openBlog: () => Promise<void>;
  /** Starts a registry of releases beside it; a gateway goes by it where it is told of it. */
  openRegistry: (place: RegistryPlace) => Promise<DemoRegistry>;
  /** Starts a gateway as in production; `nodeArgs` stand before its script. */
  openGateway: (env?: Record<string, string>, nodeArgs?: string[]) => Promise<Served>;
  stop: () => Promise<void>;
}

const built = join(workspaceRoot, 'dist/apps');

export async function startShopStack(): Promise<ShopStack> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const ends: (() => Promise<void>)[] = [() => processes.stop()];
  const stop = async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    buildApps();
    const releases = join(folder, 'releases');
    publishAll(built, releases);
    const servers = await withProgress('Starting MariaDB and Redis', () => startServers(folder));
    ends.push(() => servers.stop());
    const common = {
      REDIS_URL: servers.redisUrl,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      SERVICE_KEY: randomBytes(24).toString('hex'),
    };
    const environment = { processes, servers, common, folder: join(folder, 'demo') };
    const schools = await withProgress('Importing demo data', () => startDemoSchools(environment));
    const opened = openers(environment, ends);
    const gatewayEnv = {
      ...common,
      ...fewHeaps,
      ...uncounted,
      SCHOOLS_URL: schools.url,
      RELEASES_DIR: releases,
    };
    const openGateway: ShopStack['openGateway'] = (more = {}, nodeArgs = []) =>
      processes.serve({
        args: [...nodeArgs, join(built, 'gateway/main.js')],
        env: { ...gatewayEnv, ...opened.gatewayEnv(), ...more },
        healthPath: '/health/ready',
      });
    const { redisUrl } = servers;
    const { openAccounts, openCatalogue, openBlog, openRegistry } = opened;
    const opening = { openAccounts, openCatalogue, openBlog, openRegistry, openGateway };
    return { folder, schools, redisUrl, processes, ...opening, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How parts are started that not every benchmark needs, and what a gateway is told of those that were. */
function openers(environment: DemoEnvironment, ends: (() => Promise<void>)[]) {
  let gatewayEnv: Record<string, string> = {};
  const lead = (env: Record<string, string>) => {
    gatewayEnv = { ...gatewayEnv, ...env };
  };
  const openAccounts: ShopStack['openAccounts'] = async (more = {}) => {
    const accounts = await startAccounts(environment, more);
    ends.unshift(() => accounts.mails.stop());
    lead(accounts.gatewayEnv);
    return accounts;
  };
  return {
    openAccounts,
    openCatalogue: async () => lead({ CATALOGUE_URL: (await startDemoCatalogue(environment)).url }),
    openBlog: async () => lead({ BLOG_URL: (await startDemoBlog(environment)).url }),
    openRegistry: (place: RegistryPlace) => startDemoRegistry(environment, place),
    gatewayEnv: () => gatewayEnv,
  };
}
