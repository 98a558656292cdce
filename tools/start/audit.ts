import { runMain } from '@zaino/tools/machine/user-error';
import { runServiceCommand } from './service-command';

/** `npm run audit -- verify`: walks the audit log of the identity service. */
async function main(): Promise<number> {
  const args = ['audit', ...process.argv.slice(2)];
  const { code } = await runServiceCommand({ of: 'identity-service', args, verb: 'try again' });
  return code;
}

await runMain(main);
process.exit();
