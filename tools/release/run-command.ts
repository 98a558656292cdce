import type { ReleaseCliCommand } from './command';
import { changeCanary, goBack, promote, startCanary } from './live-versions';
import { listVersions } from './list-versions';
import { Registry } from './registry';
import { registryAccess } from './registry-access';
import { releaseApp } from './release-app';

/** Does what a command says, at the registry that the settings name. */
export function runCommand(command: ReleaseCliCommand): Promise<void> {
  const registry = new Registry(registryAccess());
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
