import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { hasRows } from '@zaino/tools/demo/has-rows';
import { importArguments, importFiles } from '@zaino/tools/demo/supplies/import-files';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { cliOf } from './database-setup';
import { localPath } from './local-state';
import { runCommand } from './run-command';
import type { Shop } from './shop';
import { addStamps, readStamps } from './stamps';

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

/** Numbers of the first and the last one that are to be brought in. */
interface Range {
  first: number;
  last: number;
}

/**
 * The demo's school supplies that are missing: each is brought in once, never beside products or files of somebody's
 * own, and never over what was done to it since. Null where none is.
 */
export async function missingSupplies(
  servers: Shop['servers'],
  databaseUrl: string,
  wanted: number,
): Promise<Range | null> {
  const { hasOwnData, supplies } = readStamps(servers);
  const done = supplies?.done ?? 0;
  if (hasOwnData || done >= wanted) return null;
  if (supplies === undefined && (await hasRows(databaseUrl, 'product'))) return null;
  return { first: done + 1, last: wanted };
}

/** Brings in the demo's school supplies that are missing, by the catalogue's own import. */
export async function importDemoSupplies(
  { servers, signal }: Pick<Shop, 'servers' | 'signal'>,
  databaseUrl: string,
  wanted: number,
): Promise<void> {
  const range = await missingSupplies(servers, databaseUrl, wanted);
  if (range === null) return;
  const { first, last } = range;
  // Noted before it begins: what a start that was broken off has left is none of somebody's own.
  addStamps(servers, { supplies: { begun: last, done: first - 1 } });
  await withProgress(`Importing ${last - first + 1} school supplies`, async () => {
    const folder = localPath('demo-supplies');
    const part = ['--only', 'supplies', '--supplies', `${first}-${last}`];
    const node = { file: process.execPath, signal };
    const args = [...typescriptFlags, 'tools/demo/generate.ts', '--out', folder, ...part];
    await runCommand({ ...node, name: 'demo-supplies', args });
    const env = { MYSQL_URL: databaseUrl, REDIS_URL: servers.redisUrl };
    for (const file of importFiles(`${folder}/supplies`)) {
      const command = [cliOf('catalogue-service'), ...importArguments(file)];
      await runCommand({ ...node, name: 'demo-supplies-import', args: command, env });
    }
  });
  addStamps(servers, { supplies: { begun: last, done: last } });
}
