import { reportError } from '@zaino/web/telemetry';
import { type ComponentType, useEffect, useState } from 'react';
import { RetryNotice } from './retry-notice';

/**
 * A part of a page that most do without: its code comes when it is drawn. Where it does not come, the rest of the page
 * stays as it is, and it can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
    useEffect(() => {
      if (state !== 'loading' || Loaded) return;
      let isWanted = true;
      load().then(
        (component) => {
          Loaded = component;
          if (isWanted) setState('loaded');
        },
        (error: unknown) => {
          reportError(error);
          if (isWanted) setState('failed');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') return <PartFailure onRetry={() => setState('loading')} />;
    return <p role="status">Caricamento...</p>;
  };
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>
      <strong>Questa parte non si è caricata.</strong> Quello che hai scritto è al suo posto.
    </RetryNotice>
  );
}
