import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { Processes, uncounted } from '../stack/processes';
import { startServers } from '../stack/servers';
import { fillImports } from './fill-imports';

export interface ImportDeskStack {
  gatewayUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

const service = join(workspaceRoot, 'dist/apps/schools-service');
const gateway = join(workspaceRoot, 'dist/apps/gateway/main.js');

/** Private servers with what an import of the whole country leaves for staff, the service and a gateway. */
export async function startImportDesk(): Promise<ImportDeskStack> {
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
  await processes.run([join(service, 'cli.js'), 'migrate'], env);
  await withProgress('Making an import of the whole country', () => fillImports(servers.mysqlUrl));
  const main = join(service, 'main.js');
  const schools = await processes.serve({ args: [main], env, healthPath: '/health/ready' });
  const front = await processes.serve({
    args: [gateway],
    env: {
      ...env,
      ...uncounted,
      SCHOOLS_URL: schools.url,
      RELEASES_DIR: join(folder, 'releases'),
    },
    healthPath: '/health/live',
  });
  return {
    gatewayUrl: front.url,
    redisUrl: servers.redisUrl,
    stop: async () => {
      await processes.stop();
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
