import { runMain } from '@zaino/tools/machine/user-error';
import { type Command, parseCommand } from './command';
import { changeCanary, goBack, promote, startCanary } from './live-versions';
import { listVersions } from './list-versions';
import { releaseApp } from './release-app';
import { Registry } from './registry';
import { registryAccess } from './registry-access';

function run(command: Command, registry: Registry): Promise<void> {
  switch (command.kind) {
    case 'release':
      return releaseApp(command, registry);
    case 'promote':
      return promote(command, registry);
    case 'canary':
      return startCanary(command, registry);
    case 'back':
      return goBack(command, registry);
    case 'list':
      return listVersions(command, registry);
    default:
      return changeCanary(command, registry);
  }
}

await runMain(async () => {
  const command = parseCommand(process.argv.slice(2));
  await run(command, new Registry(registryAccess()));
  return 0;
});
