import { useRef, useState } from 'react';

/** Does one thing after the other: what comes while another is on its way waits for it, and is not lost. */
export function useJobQueue() {
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef(Promise.resolve());
  const pending = useRef(0);

  const run = (job: () => Promise<void>): Promise<void> => {
    pending.current += 1;
    setIsBusy(true);
    const done = last.current.then(job).finally(() => {
      pending.current -= 1;
      setIsBusy(pending.current > 0);
    });
    last.current = done.catch(() => undefined);
    return done;
  };
  return { isBusy, isIdle: () => pending.current === 0, run };
}
