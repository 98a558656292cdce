import { reportError } from '@zaino/web/telemetry';
import { useEffect, useEffectEvent, useState } from 'react';

/** Data that a part of the page asks for when it is shown, and again by `retry` where they did not come. */
export interface Loading<Data> {
  /** Null until they have come. */
  data: Data | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Asks for data; anew where `key` changes. */
export function useLoaded<Data>(load: () => Promise<Data>, key: string | null): Loading<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(load);

  useEffect(() => {
    let isLeft = false;
    ask().then(
      (loaded) => {
        if (!isLeft) setData(loaded);
      },
      (error: unknown) => {
        reportError(error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [key, tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { data, hasFailed, retry };
}
