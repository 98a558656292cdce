import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { fewHeaps } from '@zaino/tools/start/processes';
import { Processes, uncounted } from '../stack/processes';
import type { Served } from '../stack/processes';
import { startServers } from '../stack/servers';
import { fillTables } from './fill';

/** The servers, with the schema of the catalogue; what reads it is started anew for each number of products. */
export interface CatalogueServers {
  mysqlUrl: string;
  /** Of the database server. */
  databasePid: number;
  /**
   * Brings the tables up to so many products, and starts what answers from them; the service with an inspector
   * where one is asked for.
   */
  open: (products: number, inspectorPort?: number) => Promise<CatalogueStack>;
  stop: () => Promise<void>;
}

export interface CatalogueStack {
  service: Served;
  gateway: Served;
  /** A gateway before the bare handler. */
  bareGateway: Served;
  bare: Served;
  /** From the start of the service until it is ready, its products read. */
  startSeconds: number;
  stop: () => Promise<void>;
}

const built = join(workspaceRoot, 'dist/apps');
const service = join(built, 'catalogue-service');
const gatewayMain = join(built, 'gateway/main.js');

export async function startCatalogueServers(): Promise<CatalogueServers> {
  buildApps(['catalogue-service', 'gateway']);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  const mysqlUrl = await servers.schemaUrl('zaino_catalogue');
  const env = {
    MYSQL_URL: mysqlUrl,
    REDIS_URL: servers.redisUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SERVICE_KEY: randomBytes(24).toString('hex'),
  };
  await processes.run([join(service, 'cli.js'), 'migrate'], env);
  return {
    mysqlUrl,
    databasePid: servers.databasePid,
    open: async (products, inspectorPort) => {
      await fillTables(mysqlUrl, folder, products);
      const nodeArgs = inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`];
      return openStack(processes, { ...env, RELEASES_DIR: join(folder, 'releases') }, nodeArgs);
    },
    stop: async () => {
      await processes.stop();
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openStack(
  processes: Processes,
  env: Record<string, string>,
  nodeArgs: string[],
): Promise<CatalogueStack> {
  const started = performance.now();
  const args = [...nodeArgs, join(service, 'main.js')];
  const catalogue = await processes.serve({
    args,
    env: { ...env, ...fewHeaps },
    healthPath: '/health/ready',
  });
  const startSeconds = (performance.now() - started) / 1000;
  const bareFile = join(import.meta.dirname, '../catalogue.bare.ts');
  const bare = await processes.serve({ args: [bareFile], env, healthPath: '/health/live' });
  const before = ({ url }: Served) =>
    processes.serve({
      args: [gatewayMain],
      env: { ...env, ...uncounted, CATALOGUE_URL: url },
      healthPath: '/health/live',
    });
  const [gateway, bareGateway] = [await before(catalogue), await before(bare)];
  const stop = async () => {
    for (const served of [gateway, bareGateway, bare, catalogue]) await served.stop();
  };
  return { service: catalogue, gateway, bare, bareGateway, startSeconds, stop };
}
