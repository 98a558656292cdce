import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { hasRows } from '@zaino/tools/demo/has-rows';
import { withProgress } from '@zaino/tools/machine/progress';
import { cliOf } from './database-setup';
import { localPath } from './local-state';
import { runCommand } from './run-command';
import type { Shop } from './shop';
import { addStamps, readStamps } from './stamps';

/**
 * Whether the demo's articles are to be brought in: once, never beside articles or files of somebody's own, and again
 * where a start was broken off before they were all there.
 */
export async function wantsDemoBlog(
  servers: Shop['servers'],
  databaseUrl: string,
): Promise<boolean> {
  const { hasOwnData, blog } = readStamps(servers);
  if (hasOwnData || blog === 'done') return false;
  return blog === 'begun' || !(await hasRows(databaseUrl, 'article'));
}

/** Brings in the demo's articles where they are missing, by the blog's own import. */
export async function importDemoBlog(
  { servers, signal }: Pick<Shop, 'servers' | 'signal'>,
  databaseUrl: string,
): Promise<void> {
  if (!(await wantsDemoBlog(servers, databaseUrl))) return;
  // Noted before it begins: what a start that was broken off has left is none of somebody's own.
  addStamps(servers, { blog: 'begun' });
  await withProgress('Importing the articles of the blog', async () => {
    const folder = localPath('demo-blog');
    const node = { file: process.execPath, signal };
    const write = [...typescriptFlags, 'tools/demo/generate.ts', '--only', 'blog', '--out', folder];
    await runCommand({ ...node, name: 'demo-blog', args: write });
    const args = [cliOf('blog-service'), 'import', `${folder}/blog`];
    const env = { MYSQL_URL: databaseUrl };
    await runCommand({ ...node, name: 'demo-blog-import', args, env });
  });
  addStamps(servers, { blog: 'done' });
}
