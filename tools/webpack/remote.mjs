import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { devPort } from './dev-port.mjs';
import { serverBundleConfig } from './server.mjs';
import { givenByShell, requiredVersions, takenFromShell } from './shared-modules.mjs';

/** Name of the global that a remote's entry sets; the shell derives the same one from the release set. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * Configurations of a remote: exposes `./routes`, takes React, the router and the shared stores from the shell,
 * in versions of these `ranges`.
 */
export function remoteConfig({ name, mounts, ranges = requiredVersions() }) {
  const routes = './src/routes.tsx';
  const server = serverBundleConfig({ name, entry: routes, taken: Object.keys(ranges) });
  const browser = browserConfig({
    name,
    mounts,
    entry: {},
    shared: ranges,
    refused: givenByShell,
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: devPort ? 'entry.js' : 'entry.[contenthash].js',
        exposes: { './routes': { import: [routes], name: 'routes' } },
        shared: takenFromShell(ranges),
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  return [server, browser];
}
