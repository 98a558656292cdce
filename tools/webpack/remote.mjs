import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { devPort } from './dev-port.mjs';
import { serverBundleConfig } from './server.mjs';
import { requiredVersions, takenFromShell } from './shared-modules.mjs';

/** Name of the global that a remote's entry sets; the shell derives the same one from the release set. */
const containerName = (name) => name.replaceAll('-', '_');

/** Configurations of a remote: exposes `./routes`, takes React, the router and the shared stores from the shell. */
export function remoteConfig({ name, mounts }) {
  const routes = './src/routes.tsx';
  const shared = requiredVersions();
  const server = serverBundleConfig({ name, entry: routes, taken: Object.keys(shared) });
  const browser = browserConfig({
    name,
    mounts,
    entry: {},
    shared,
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: devPort ? 'entry.js' : 'entry.[contenthash].js',
        exposes: { './routes': { import: [routes], name: 'routes' } },
        shared: takenFromShell(),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  return [server, browser];
}
