import { runMain } from '@zaino/tools/machine/user-error';
import { parseCommand } from './command';
import { runCommand } from './run-command';

await runMain(async () => {
  await runCommand(parseCommand(process.argv.slice(2)));
  return 0;
});
