import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRealData } from '@zaino/tools/check/real-data';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { Processes, uncounted } from '../stack/processes';
import { startServers } from '../stack/servers';

export interface Stack {
  mysqlUrl: string;
  redisUrl: string;
  gatewayUrl: string;
  /** The bare handler behind a gateway of its own. */
  bareUrl: string;
  servicePid: number;
  gatewayPid: number;
  stop: () => Promise<void>;
}

const service = join(workspaceRoot, 'dist/apps/schools-service');
const gateway = join(workspaceRoot, 'dist/apps/gateway/main.js');

/** Private servers with the real registry and adoptions, the service and two gateways. */
export async function startStack(): Promise<Stack> {
  const data = findRealData();
  if (data === undefined) throw new UserError('The real files were not found: set ZAINO_DATA.');
  buildApps(['schools-service', 'gateway']);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  const env = {
    MYSQL_URL: servers.mysqlUrl,
    REDIS_URL: servers.redisUrl,
    SERVICE_KEY: randomBytes(24).toString('hex'),
    LOG_LEVEL: 'warn',
  };
  await withProgress('Importing the real files', async () => {
    const cli = join(service, 'cli.js');
    await processes.run([cli, 'migrate'], env);
    await processes.run([cli, 'seed'], env);
    const files = join(data, 'ministry-2025-26');
    await processes.run([cli, 'import', '--rejects', join(folder, 'rejects.csv'), files], env);
  });
  const main = join(service, 'main.js');
  const schools = await processes.serve({ args: [main], env, healthPath: '/health/ready' });
  const bareFile = join(import.meta.dirname, '../schools.bare.ts');
  const bare = await processes.serve({ args: [bareFile], env, healthPath: '/health/live' });
  const throughGateway = (url: string) => {
    const releases = join(folder, 'releases');
    const settings = { ...env, ...uncounted, SCHOOLS_URL: url, RELEASES_DIR: releases };
    return processes.serve({ args: [gateway], env: settings, healthPath: '/health/live' });
  };
  const front = await throughGateway(schools.url);
  const bareFront = await throughGateway(bare.url);
  return {
    mysqlUrl: servers.mysqlUrl,
    redisUrl: servers.redisUrl,
    gatewayUrl: front.url,
    bareUrl: bareFront.url,
    servicePid: schools.pid,
    gatewayPid: front.pid,
    stop: async () => {
      await processes.stop();
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
