import type {
  Company,
  PageRenderer,
  ReleaseSet,
  RemoteServerBundle,
  ShellServerBundle,
} from '@zaino/contracts/shared';
import { beginCompany } from '@zaino/web/company';
import { PagesOnServer } from './server/pages-on-server';
import { sharedModules } from './shared-modules';

/** The modules that remotes' server bundles require. */
export const shared: ShellServerBundle['shared'] = sharedModules;

/** Renders shell and remotes of one release set; the gateway calls it in its render workers. */
export function createRenderer(
  releases: ReleaseSet,
  remotes: Record<string, RemoteServerBundle>,
  company?: Company,
): PageRenderer {
  // Of a gateway that does not say it: pages with the demo's company would be worse than the shell of before.
  if (company === undefined) throw new Error('The gateway does not say whose shop it is');
  beginCompany(company);
  return new PagesOnServer(releases, remotes);
}
