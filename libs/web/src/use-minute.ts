import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const beginOfMinute = (at: number) => at - (at % MINUTE_MS);

/** Tells at each full minute, and when a page that slept is seen again. */
function followMinutes(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * The minute that it is, in milliseconds since 1970. Until the page has come to life it is the one in which the server
 * drew it (`servedAt`), however long ago that was.
 */
export function useMinute(servedAt: number): number {
  return useSyncExternalStore(
    followMinutes,
    () => beginOfMinute(Date.now()),
    () => beginOfMinute(servedAt),
  );
}
