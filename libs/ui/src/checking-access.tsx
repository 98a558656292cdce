import { Container } from './container';
import { ErrorPanel } from './error-panel';
import { useRevalidator } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useEffect } from 'react';

/** Specification, point 2. */
const CHECKING = 'Verifica accesso...';

/** In the place of a page for the signed-in, while it is not known who that is. */
export function CheckingAccess() {
  return (
    <Container>
      <p role="status">{CHECKING}</p>
    </Container>
  );
}

/** The same where nobody could say: not to be taken for being signed out. */
export function AccessUnknown() {
  const { revalidate, state } = useRevalidator();
  const { status } = useSession();
  const isKnown = status === 'guest' || status === 'signed-in';
  useEffect(() => {
    if (isKnown) void revalidate();
  }, [isKnown, revalidate]);

  return (
    <Container>
      <ErrorPanel
        headingLevel={1}
        title={CHECKING}
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        <p>Servizio momentaneamente non disponibile</p>
      </ErrorPanel>
    </Container>
  );
}
