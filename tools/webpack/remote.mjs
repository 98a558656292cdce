import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import { answersConfig } from './dev-answers.mjs';
import { devPort, devShop, isAlone } from './dev-port.mjs';
import { serverBundleConfig } from './server.mjs';
import { SignInFirstPlugin } from './sign-in-first-plugin.mjs';
import { givenByShell, requiredVersions, takenFromShell } from './shared-modules.mjs';

/** Name of the global that a remote's entry sets; the shell derives the same one from the release set. */
const containerName = (name) => name.replaceAll('-', '_');

const exposed = (part) => ({ [`./${part}`]: { import: [`./src/${part}.tsx`], name: part } });

/**
 * Configurations of a remote: exposes `./routes`, takes React, the router and the shared stores from the shell,
 * in versions of these `ranges`. A `guarded` one exposes `./login` too, which is all that the server renders.
 */
export function remoteConfig(remote) {
  const { name, mounts, frontMounts, guarded, leastShared, ranges = requiredVersions() } = remote;
  const open = guarded ? 'login' : 'routes';
  const server = serverBundleConfig({
    name,
    entry: `./src/${open}.tsx`,
    taken: Object.keys(ranges),
  });
  const browser = browserConfig({
    name,
    mounts,
    frontMounts,
    guarded,
    leastShared,
    entry: {},
    shared: ranges,
    refused: givenByShell,
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: devPort ? 'entry.js' : 'entry.[contenthash].js',
        exposes: { ...exposed(open), ...exposed('routes') },
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
      ...(guarded ? [new SignInFirstPlugin()] : []),
    ],
  });
  if (!devShop) return [server, browser];
  // The live shop's own server knows nothing of it.
  const local = { ...browser, dependencies: [] };
  return isAlone ? [local, answersConfig(name)] : [local];
}
