import type { Failure } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { type ReactNode, useEffect } from 'react';
import { ErrorPanel } from './error-panel';

interface ServiceFailureProps {
  /** The specification's words for a place without data, where it has any. */
  title?: string;
  failure: Failure;
  /** What to do instead of waiting. */
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

const unavailable = 'Servizio momentaneamente non disponibile';

/** A part of a page whose service is down: what the specification says, and how to try again. */
export function ServiceFailure({ title, failure, action, headingLevel }: ServiceFailureProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(
    () => reportError(new Error(`${failure.message} (request ${failure.requestId ?? 'unknown'})`)),
    [failure],
  );

  return (
    <ErrorPanel
      title={title ?? unavailable}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
      action={action}
      headingLevel={headingLevel}
    >
      {title && <p>{unavailable}</p>}
      <p>Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.</p>
    </ErrorPanel>
  );
}
