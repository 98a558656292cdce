import { join } from 'node:path';
import { startTestMariaDb, startTestRedis } from '@zaino/testing/test-servers';
import { config } from '@zaino/tools/machine/config';
import { ensurePrograms, type ProgramName } from '@zaino/tools/machine/install-programs';
import { withProgress } from '@zaino/tools/machine/progress';
import { endNx } from './nx-run';

/** Installs what a run of checks needs and the machine lacks. Gives how long that took, in milliseconds. */
export function prepareMachine(programs: ProgramName[]): Promise<number> {
  return ensurePrograms(programs, join(config.localFolder, 'logs'));
}

/** One pair of private servers for all runners; they end with this process. */
export async function startServers(): Promise<void> {
  await withProgress('Starting MariaDB and Redis for the tests', async () => {
    process.env.TEST_MYSQL_URL = await startTestMariaDb();
    process.env.TEST_REDIS_URL = await startTestRedis();
  });
}

/** Whoever ends this process ends the tasks that it has started. */
export function endWithSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      endNx(signal);
      process.exit(1);
    });
  }
  process.on('disconnect', () => {
    endNx('SIGTERM');
    process.exit(1);
  });
  process.channel?.unref();
}
