import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';

type Asked = { state: 'asking' | 'failed'; count: null } | { state: 'known'; count: number };

const asking: Asked = { state: 'asking', count: null };

/** A figure that is asked for when it is shown, and again by `retry` where it did not come. */
export function useCount(ask: () => Promise<number>): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>(asking);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    const settle = (next: Asked) => {
      if (isShown) setAsked(next);
    };
    ask().then(
      (count) => settle({ state: 'known', count }),
      (error: unknown) => {
        // Whoever is signed in no longer is on the way to the sign-in.
        const isOver = error instanceof ApiError && error.kind === 'unauthenticated';
        if (!isOver) reportError(error);
        settle(isOver ? asking : { state: 'failed', count: null });
      },
    );
    return () => {
      isShown = false;
    };
  }, [ask, attempt]);

  const retry = () => {
    setAsked(asking);
    setAttempt(attempt + 1);
  };
  return { ...asked, retry };
}
