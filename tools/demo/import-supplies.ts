import { spawnSync } from 'node:child_process';
import { hasRows } from './has-rows';
import { importArguments, importFiles } from './supplies/import-files';

/**
 * `import-supplies.ts <cli.js> <folder>`: the demo's school supplies by the catalogue's own import, for images that
 * hold no starter. Only into a catalogue without products, and not where real files are imported (IMPORT_FROM).
 */
async function main(): Promise<number> {
  const [cli, folder] = process.argv.slice(2);
  const { MYSQL_URL: mysqlUrl, IMPORT_FROM: from = 'demo' } = process.env;
  if (cli === undefined || folder === undefined || mysqlUrl === undefined) {
    throw new Error(
      'Usage: MYSQL_URL=… node --import ./libs/testing/src/aliases.mjs tools/demo/import-supplies.ts <cli.js> <folder>',
    );
  }
  if (from !== 'demo' || (await hasRows(mysqlUrl, 'product'))) {
    process.stdout.write('No school supplies of the demo are wanted here.\n');
    return 0;
  }
  for (const file of importFiles(folder)) {
    const args = [cli, ...importArguments(file)];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

process.exitCode = await main();
