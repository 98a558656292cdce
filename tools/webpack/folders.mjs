import { devFolder, devPort } from './dev-port.mjs';
import { isOutside, workspaceRoot } from './layout.ts';

/** Where an app's sources are; a team outside has one app, which is all of its repository. */
export const sourceFolder = (name) => (isOutside ? workspaceRoot : `${workspaceRoot}apps/${name}`);

/** Where an app's build goes: its release, or what its dev server tells the gateway of. */
export function buildFolder(name) {
  if (devPort) return devFolder(name);
  return `${workspaceRoot}dist${isOutside ? '' : `/apps/${name}`}`;
}
