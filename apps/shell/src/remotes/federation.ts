import { createInstance } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '../shared-modules';
import { requestContainers } from './request-containers';

declare const __SHARED_VERSIONS__: Record<string, string> | undefined;

// Set by the build (tools/webpack/shell.mjs); tests run without one.
const versions = typeof __SHARED_VERSIONS__ === 'undefined' ? {} : __SHARED_VERSIONS__;

function shared(name: string) {
  const version = versions[name] ?? '0.0.0';
  return {
    version,
    lib: () => sharedModules[name],
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}

/**
 * The shell as Module Federation's host: it gives its modules and federation's runtime, without which the remotes are
 * built (`experiments.externalRuntime`), and takes none.
 */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(Object.keys(sharedModules).map((name) => [name, shared(name)])),
  shareStrategy: 'loaded-first',
  plugins: [injectExternalRuntimeCorePlugin(), requestContainers()],
});

/** Says where remotes' containers are; `force` replaces what was said before. */
export const registerRemotes: typeof host.registerRemotes = (...args) =>
  host.registerRemotes(...args);

/** Gives the module that a remote exposes; rejects when its container or the module does not come. */
export const loadRemote: typeof host.loadRemote = (...args) => host.loadRemote(...args);
