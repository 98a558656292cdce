import { Container } from '@zaino/ui/container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';

/** What a person sees of a part that failed; everything around it goes on. */
export function RemoteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => reportError(error), [error]);

  return (
    <Container>
      <ErrorPanel
        headingLevel={1}
        title="Questa pagina non si è caricata"
        isRetrying={isRetrying}
        onRetry={() => void navigate(location, { replace: true })}
        action={<Link to="/">Vai alla pagina iniziale</Link>}
      >
        <p>Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.</p>
      </ErrorPanel>
    </Container>
  );
}
