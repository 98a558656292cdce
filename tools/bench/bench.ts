import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runMain, UserError } from '@zaino/tools/machine/user-error';

/** Runs tools/bench/<name>.ts with the arguments after the name, in this process: signals end what it has started, too. */
async function main(): Promise<number> {
  const [name = ''] = process.argv.splice(2, 1);
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || name === 'bench' || !existsSync(file)) {
    throw new UserError(`Usage: npm run bench -- <name>, one of: ${benchmarks().join(', ')}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  await import(file);
  return Number(process.exitCode ?? 0);
}

function benchmarks(): string[] {
  return globSync('*.ts', { cwd: import.meta.dirname })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'bench' && !name.includes('.'));
}

await runMain(main);
