import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import type { Failure } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { type ReactNode, useEffect } from 'react';

interface ServiceAwayProps {
  failure: Failure;
  /** What that means for the page. */
  children?: ReactNode;
}

/** A part of the page whose service did not answer; the other parts go on. */
export function ServiceAway({ failure, children }: ServiceAwayProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(
    () => reportError(new Error(`${failure.message} (request ${failure.requestId ?? 'unknown'})`)),
    [failure],
  );
  return (
    <Notice
      tone="error"
      action={
        <Button
          variant="outline"
          size="small"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Riprova
        </Button>
      }
    >
      <strong>Servizio momentaneamente non disponibile.</strong>{' '}
      {children ?? 'Il resto della pagina funziona.'}
    </Notice>
  );
}
