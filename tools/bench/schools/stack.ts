import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuarded } from '../../../libs/testing/src/guarded-server.ts';
import { prepareMariaDb } from '../../../libs/testing/src/private-mariadb.ts';
import { prepareRedis } from '../../../libs/testing/src/private-redis.ts';
import { freePort, waitUntil } from '../../../libs/testing/src/processes.ts';
import { createSchema } from '../../../libs/testing/src/schema.ts';
import { findRealData } from '../../check/real-data.ts';
import { withProgress } from '../../machine/progress.ts';
import { UserError } from '../../machine/user-error.ts';
import { workspaceRoot } from '../../start/config.ts';

export interface Stack {
  mysqlUrl: string;
  gatewayUrl: string;
  /** The bare handler behind a gateway of its own. */
  bareUrl: string;
  servicePid: number;
  gatewayPid: number;
  stop: () => Promise<void>;
}

const service = join(workspaceRoot, 'dist/apps/schools-service');
const gateway = join(workspaceRoot, 'dist/apps/gateway/main.js');
const TICKS_PER_SECOND = 100;

/** Private servers with the real registry and adoptions, the service and two gateways. */
export async function startStack(): Promise<Stack> {
  const data = findRealData();
  if (data === undefined) throw new UserError('The real files were not found: set ZAINO_DATA.');
  if (!existsSync(join(service, 'main.js')) || !existsSync(gateway)) {
    throw new UserError('Build first: npx nx run-many -t build -p schools-service,gateway');
  }
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  const env = { MYSQL_URL: servers.mysqlUrl, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'warn' };
  await withProgress('Importing the real files', async () => {
    const cli = join(service, 'cli.js');
    await processes.run([cli, 'migrate'], env);
    await processes.run([cli, 'seed'], env);
    const files = join(data, 'ministry-2025-26');
    await processes.run([cli, 'import', '--rejects', join(folder, 'rejects.csv'), files], env);
  });
  const schools = await processes.serve([join(service, 'main.js')], env, '/health/ready');
  const bareFile = join(import.meta.dirname, '../schools.bare.ts');
  const bare = await processes.serve([bareFile], env, '/health/live');
  const throughGateway = (url: string) => {
    const settings = { ...env, SCHOOLS_URL: url, RELEASES_DIR: join(folder, 'releases') };
    return processes.serve([gateway], settings, '/health/live');
  };
  const front = await throughGateway(schools.url);
  const bareFront = await throughGateway(bare.url);
  return {
    mysqlUrl: servers.mysqlUrl,
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

/** Processor time a process has used so far, user and system. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function startServers(folder: string) {
  const options = { purpose: 'start' as const };
  const database = await prepareMariaDb({
    ...options,
    folder: join(folder, 'db'),
    port: await freePort(),
  });
  const redis = prepareRedis({ ...options, folder: join(folder, 'redis'), port: await freePort() });
  const ends = [
    await startGuarded(database, join(folder, 'db')),
    await startGuarded(redis, join(folder, 'redis')),
  ];
  const schema = { name: 'zaino_schools', user: 'zaino_schools', password: 'bench' };
  return {
    mysqlUrl: await createSchema(database.url, schema),
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/** Node processes of the benchmark; they end with it. */
class Processes {
  private readonly children: ChildProcess[] = [];

  async run(args: string[], env: Record<string, string>): Promise<void> {
    const child = this.start(args, env);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  }

  async serve(args: string[], env: Record<string, string>, healthPath: string) {
    const port = await freePort();
    const child = this.start(args, { ...env, PORT: String(port), HOST: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}`;
    const isUp = await waitUntil(async () => {
      const answer = await fetch(`${url}${healthPath}`).catch(() => undefined);
      return child.exitCode !== null || answer?.status === 200;
    }, 60_000);
    if (!isUp || child.pid === undefined) throw new Error(`${args.join(' ')} did not start`);
    return { url, pid: child.pid };
  }

  async stop(): Promise<void> {
    const running = this.children.filter((child) => child.exitCode === null);
    await Promise.all(
      running.map((child) => {
        child.kill('SIGTERM');
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
  }

  private start(args: string[], env: Record<string, string>): ChildProcess {
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    this.children.push(child);
    return child;
  }
}
