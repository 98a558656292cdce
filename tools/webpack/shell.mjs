import webpack from 'webpack';
import { workspaceRoot } from './base.mjs';
import { browserConfig } from './browser.mjs';
import { serverBundleConfig } from './server.mjs';
import { providedVersions } from './shared-modules.mjs';

const runtimeCore = `${workspaceRoot}node_modules/@module-federation/runtime-core/dist/`;
const standIns = `${workspaceRoot}apps/shell/src/remotes/`;

/**
 * The federation runtime as the shell uses it (apps/shell/src/remotes/federation.ts): in a browser, and with
 * containers registered by their address.
 */
const federationOptions = {
  __SHARED_VERSIONS__: JSON.stringify(providedVersions()),
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify('shell'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

/** Parts of the runtime that the shell does not use, or not in full. */
const smallerParts = {
  [`${runtimeCore}plugins/snapshot/SnapshotHandler.js`]: `${standIns}without-manifests.ts`,
  [`${runtimeCore}utils/preload.js`]: `${standIns}without-manifests.ts`,
  [`${runtimeCore}utils/semver/index.js`]: `${standIns}satisfy.ts`,
};

/** Configurations of the shell: it knows no remote at build time, the page tells it at run time. */
export function shellConfig({ mounts }) {
  const server = serverBundleConfig({ name: 'shell', entry: './src/server.tsx' });
  const browser = browserConfig({
    name: 'shell',
    mounts,
    entry: { shell: './src/main.tsx' },
    shared: providedVersions(),
    alias: smallerParts,
    plugins: [new webpack.DefinePlugin(federationOptions)],
  });
  return [server, browser];
}
