import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from '@zaino/web/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

let areGone = false;
const listeners = new Set<() => void>();

/** Asks about a file that did not come, whether it is gone for good: this tab is older than what is kept. */
export async function askWhetherGone(file: string): Promise<void> {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  if (status !== 410 || areGone) return;
  areGone = true;
  for (const tell of listeners) tell();
}

/** Whether files of this tab are gone. */
export function useGoneFiles(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areGone,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once files of this tab are gone its next navigation loads the page anew: one load for each, by a person's own act. */
export function loadAnewWhereGone(router: Router, go = goTo): void {
  let { key } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const target = navigation.location ?? (location.key === key ? undefined : location);
    ({ key } = location);
    if (areGone && target && navigation.formData === undefined) go(addressOf(target));
  });
}

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

function goTo(address: string): void {
  if (address === addressOf(location)) location.reload();
  else location.assign(address);
}
