import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { devPort } from './dev-server.mjs';
import { takenFromShell } from './shared-modules.mjs';

/** Name of the global that a remote's entry sets; the shell derives the same one from the release set. */
const containerName = (name) => name.replaceAll('-', '_');

/** Configuration of a remote: exposes `./routes`, takes React, the router and the shared stores from the shell. */
export function remoteConfig({ name, mounts }) {
  return browserConfig({
    name,
    mounts,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: devPort ? 'entry.js' : 'entry.[contenthash].js',
        exposes: { './routes': './src/routes.tsx' },
        shared: takenFromShell(),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
}
