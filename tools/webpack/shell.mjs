import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { workspaceRoot } from './base.mjs';
import { browserConfig } from './browser.mjs';
import { serverBundleConfig } from './server.mjs';
import { providedByShell, providedVersions } from './shared-modules.mjs';

/** Configurations of the shell: it knows no remote at build time, the page tells it at run time. */
export function shellConfig({ mounts }) {
  const server = serverBundleConfig({ name: 'shell', entry: './src/server.tsx' });
  const browser = browserConfig({
    name: 'shell',
    mounts,
    entry: { shell: './src/main.tsx' },
    shared: providedVersions(),
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        runtimePlugins: [`${workspaceRoot}apps/shell/src/remotes/provide-runtime-core.ts`],
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  return [server, browser];
}
