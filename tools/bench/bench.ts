import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { runMain, UserError } from '@zaino/tools/machine/user-error';

/** Runs tools/bench/<name>.ts with the arguments after the name. */
function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || name === 'bench' || !existsSync(file)) {
    throw new UserError(`Usage: npm run bench -- <name>, one of: ${benchmarks().join(', ')}`);
  }
  const { status } = spawnSync(process.execPath, [...typescriptFlags, file, ...args], {
    stdio: 'inherit',
  });
  return Promise.resolve(status ?? 1);
}

function benchmarks(): string[] {
  return globSync('*.ts', { cwd: import.meta.dirname })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'bench' && !name.includes('.'));
}

await runMain(main);
