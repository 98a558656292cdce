/** Written by the gateway; it serves the worker (apps/gateway/src/offline). */
const WORKER_PATH = '/sw.js';

interface Connection {
  saveData?: boolean;
}

/**
 * Starts the service worker (docs/decisions/offline.md) and resolves once it looks after this page; null where there is
 * none: pages of admins and previews name no manifest, and who saves data pays for no copies.
 */
export async function registerWorker(): Promise<ServiceWorkerContainer | null> {
  const { connection } = navigator as { connection?: Connection };
  const isOfApp = document.querySelector('link[rel=manifest]') !== null;
  if (!('serviceWorker' in navigator) || !isOfApp || connection?.saveData) return null;
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerScript(), { updateViaCache: 'none' });
  await new Promise<void>((done) => {
    if (serviceWorker.controller) done();
    serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
  });
  return serviceWorker;
}

/** Where Trusted Types are, the one address that may become the worker. */
function workerScript(): string {
  const rules = { createScriptURL: () => WORKER_PATH };
  const policy = globalThis.trustedTypes?.createPolicy('zaino-worker', rules) ?? rules;
  return policy.createScriptURL(WORKER_PATH);
}
