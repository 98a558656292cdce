import { OWN_COPIES } from '@zaino/rules/page-copies';

/** Takes the copies of somebody's own pages away from this device. */
export async function dropOwnCopies(): Promise<void> {
  // Browsers have no copies where the page did not come by HTTPS.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN_COPIES)) await caches.delete(name);
  }
}
