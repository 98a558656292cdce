import { workspaceRoot } from './base.mjs';
import { devFolder, devPort } from './dev-port.mjs';

/** Where an app's sources are. */
export const sourceFolder = (name) => `${workspaceRoot}apps/${name}`;

/** Where an app's build goes: its release, or what its dev server tells the gateway of. */
export const buildFolder = (name) =>
  devPort ? devFolder(name) : `${workspaceRoot}dist/apps/${name}`;
