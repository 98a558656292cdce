import { useEffect, useEffectEvent } from 'react';

/** Calls when the page comes back into view, with how long it was out of it, in milliseconds. */
export function useReturn(onReturn: (awayMs: number) => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let leftAt = Date.now();
    const onChange = () => {
      if (document.visibilityState === 'visible') tell(Date.now() - leftAt);
      else leftAt = Date.now();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
