import { hasProducts } from '../demo/supplies/has-products.ts';
import { importArguments, importFiles } from '../demo/supplies/import-files.ts';
import { withProgress } from '../machine/progress.ts';
import { UserError } from '../machine/user-error.ts';
import { cliOf } from './database-setup.ts';
import { localPath } from './local-state.ts';
import { runCommand } from './run-command.ts';
import type { Shop } from './shop.ts';
import { addStamps, readStamps } from './stamps.ts';

const USUAL_NUMBER = 600;
const HIGHEST_NUMBER = 1_000_000;

/** How many school supplies the demo is to have: `--scale 10000` for load. */
export function wantedSupplies(args: string[]): number {
  const at = args.indexOf('--scale');
  if (at === -1) return USUAL_NUMBER;
  const wanted = Number(args[at + 1]);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= HIGHEST_NUMBER) return wanted;
  throw new UserError('--scale wants a number of products, as in: npm start -- --scale 10000');
}

/**
 * Brings in the demo's school supplies that are missing, once: never beside products or files of somebody's own,
 * and never over what was done to those that are there.
 */
export async function importDemoSupplies(
  { servers, signal }: Pick<Shop, 'servers' | 'signal'>,
  databaseUrl: string,
  wanted: number,
): Promise<void> {
  const { hasOwnData, supplies } = readStamps(servers);
  const done = supplies?.done ?? 0;
  if (hasOwnData || done >= wanted) return;
  if (supplies === undefined && (await hasProducts(databaseUrl))) return;
  addStamps(servers, { supplies: { begun: wanted, done } });
  await withProgress(`Importing ${wanted - done} school supplies`, async () => {
    const folder = localPath('demo-supplies');
    const range = `${done + 1}-${wanted}`;
    const parts = ['--only', 'supplies', '--supplies', range];
    const node = { file: process.execPath, signal };
    const args = ['tools/demo/generate.ts', '--out', folder, ...parts];
    await runCommand({ ...node, name: 'demo-supplies', args });
    const env = { MYSQL_URL: databaseUrl, REDIS_URL: servers.redisUrl };
    for (const file of importFiles(`${folder}/supplies`)) {
      const command = [cliOf('catalogue-service'), ...importArguments(file)];
      await runCommand({ ...node, name: 'demo-supplies-import', args: command, env });
    }
  });
  addStamps(servers, { supplies: { begun: wanted, done: wanted } });
}
