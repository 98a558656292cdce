import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How late a remote's container may come, in milliseconds: no page waits for it so long. */
const ENTRY_TIMEOUT_MS = 60_000;

/** The same request as the page's preload, or the browser would fetch the file twice. */
function containerScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  __zaino_file__(script, url);
  return script;
}

/** Federation runtime plugin of the shell: decides how a remote's container is asked for. */
export function requestContainers(): ModuleFederationRuntimePlugin {
  return {
    name: 'request-containers',
    createScript: ({ url }) => ({ script: containerScript(url), timeout: ENTRY_TIMEOUT_MS }),
  };
}
