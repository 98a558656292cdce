import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Longest wait for a remote's container, in milliseconds. */
const ENTRY_TIMEOUT_MS = 5000;

/** The same request as the page's preload, or the browser would fetch the file twice. */
function containerScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  __zaino_file__(script, url);
  return script;
}

/**
 * Federation runtime plugin of the shell: hands its runtime to the remotes, which are built without one
 * (`experiments.externalRuntime`), and decides how a remote's container is asked for.
 */
export function provideRuntimeCore(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-runtime-core',
    beforeInit(args) {
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
      return args;
    },
    createScript: ({ url }) => ({ script: containerScript(url), timeout: ENTRY_TIMEOUT_MS }),
  };
}
