import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const installed = resolve(import.meta.dirname, '../../../node_modules');

/**
 * As `npm install` does in the repository of a team outside this one, without a network: ours from their tarballs in
 * `packages`, all others as they are here.
 */
export async function installPacked(folder: string): Promise<void> {
  const [packages, modules] = [join(folder, 'packages'), join(folder, 'node_modules')];
  mkdirSync(join(modules, '@zaino'), { recursive: true });
  for (const entry of readdirSync(installed)) {
    symlinkSync(join(installed, entry), join(modules, entry));
  }
  for (const file of readdirSync(packages)) {
    const target = join(modules, '@zaino', file.replace(/^zaino-(.*)\.tgz$/, '$1'));
    mkdirSync(target);
    await run('tar', ['-xzf', join(packages, file), '-C', target, '--strip-components', '1']);
  }
}
