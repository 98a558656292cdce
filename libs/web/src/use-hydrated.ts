import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and at the first paint: what works without JavaScript is shown until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
