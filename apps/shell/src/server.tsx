import type {
  PageRenderer,
  ReleaseSet,
  RemoteServerBundle,
  ShellServerBundle,
} from '@zaino/contracts/shared';
import { PagesOnServer } from './server/pages-on-server';

import { sharedModules } from './shared-modules';

/** The modules that remotes' server bundles require. */
export const shared: ShellServerBundle['shared'] = sharedModules;

/** Renders shell and remotes of one release set; the gateway calls it in its render workers. */
export function createRenderer(
  releases: ReleaseSet,
  remotes: Record<string, RemoteServerBundle>,
): PageRenderer {
  return new PagesOnServer(releases, remotes);
}
