import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBlog } from './blog/write-blog';
import { hasRows } from './has-rows';

/**
 * `import-blog.ts <cli.js>`: the demo's articles by the blog's own import, for images that hold no starter. They are
 * written here and now, as their dates follow from this day. Only into an empty blog, and not where real files are
 * imported (IMPORT_FROM).
 */
async function main(): Promise<number> {
  const [cli] = process.argv.slice(2);
  const { MYSQL_URL: mysqlUrl, IMPORT_FROM: from = 'demo' } = process.env;
  if (cli === undefined || mysqlUrl === undefined) {
    throw new Error(
      'Usage: MYSQL_URL=… node --import ./libs/testing/src/aliases.mjs tools/demo/import-blog.ts <cli.js>',
    );
  }
  if (from !== 'demo' || (await hasRows(mysqlUrl, 'article'))) {
    process.stdout.write('No articles of the demo are wanted here.\n');
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'zaino-blog-'));
  try {
    writeBlog({ folder, at: new Date() });
    const { status } = spawnSync(process.execPath, [cli, 'import', folder], { stdio: 'inherit' });
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = await main();
