import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Longest wait for a remote's container, in milliseconds. */
const ENTRY_TIMEOUT_MS = 5000;

/**
 * Federation runtime plugin of the shell: hands its runtime to the remotes, which are built without one
 * (`experiments.externalRuntime`), and limits how long a remote's container may take.
 */
export default function provideRuntimeCore(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-runtime-core',
    beforeInit(args) {
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
      return args;
    },
    createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }),
  };
}
