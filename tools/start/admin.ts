import { runMain } from '@zaino/tools/machine/user-error';
import { runServiceCommand } from './service-command';

/** `npm run admin -- create <name>`: what it can be told, the identity service says. */
async function main(): Promise<number> {
  const args = ['admin', ...process.argv.slice(2)];
  const { code } = await runServiceCommand({ of: 'identity-service', args, verb: 'try again' });
  return code;
}

await runMain(main);
process.exit();
