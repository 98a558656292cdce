import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { noteOwnData } from './database-setup';
import { runServiceCommand } from './service-command';

const usage = 'Usage: npm run import -- [--dry-run] <files or folders>';

async function main(): Promise<number> {
  const files = process.argv.slice(2);
  if (files.every((arg) => arg.startsWith('-'))) throw new UserError(usage);
  const args = ['import', ...files];
  const { code, servers } = await runServiceCommand({
    of: 'schools-service',
    args,
    verb: 'import',
  });
  if (code === 0 && !files.includes('--dry-run')) noteOwnData(servers);
  return code;
}

await runMain(main);
process.exit();
