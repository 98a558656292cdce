import { ErrorPanel } from '@zaino/ui/error-panel';
import { useLocation, useNavigate, useRouteError } from '@zaino/web/router';
import { useEffect } from 'react';
import { reportError } from '@zaino/web/telemetry';

/** What a person sees of a part that failed; everything around it goes on. */
export function RemoteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => reportError(error), [error]);

  return (
    <ErrorPanel
      title="Questa pagina non si è caricata"
      onRetry={() => void navigate(location, { replace: true })}
    >
      Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.
    </ErrorPanel>
  );
}
