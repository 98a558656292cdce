import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { workspaceRoot } from './base.mjs';
import { browserConfig } from './browser.mjs';
import { providedByShell } from './shared-modules.mjs';

/** Configuration of the shell: it knows no remote at build time, the page tells it at run time. */
export function shellConfig({ mounts }) {
  return browserConfig({
    name: 'shell',
    mounts,
    entry: { shell: './src/main.tsx' },
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
}
