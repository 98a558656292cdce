import webpack from 'webpack';
import { browserConfig } from './browser.mjs';
import { sourceFolder } from './folders.mjs';
import { IconsPlugin } from './icons-plugin.mjs';
import { serverBundleConfig } from './server.mjs';
import { providedVersions } from './shared-modules.mjs';

/**
 * The federation runtime as the shell uses it (apps/shell/src/remotes/federation.ts): in a browser, and with
 * containers registered by their address.
 */
const federationOptions = {
  __SHARED_VERSIONS__: JSON.stringify(providedVersions()),
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

/** Configurations of the shell: it knows no remote at build time, the page tells it at run time. */
export function shellConfig({ mounts }) {
  const server = serverBundleConfig({ name: 'shell', entry: './src/server.tsx' });
  const browser = browserConfig({
    name: 'shell',
    mounts,
    entry: { shell: './src/main.tsx' },
    shared: providedVersions(),
    plugins: [
      new webpack.DefinePlugin(federationOptions),
      new IconsPlugin({ source: `${sourceFolder('shell')}/src/icon.svg` }),
    ],
  });
  return [server, browser];
}
