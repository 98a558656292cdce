import { useLocation, useNavigate, useRouteError } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { Container } from './container';
import { ErrorPanel } from './error-panel';
import css from './page-failure.module.css';

/** What a person sees where a page of a remote broke; the rest of the shop goes on. */
export function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => reportError(error), [error]);

  return (
    <Container className={css.page}>
      <ErrorPanel
        headingLevel={1}
        title="Questa pagina non si è caricata"
        onRetry={() => void navigate(location, { replace: true })}
      >
        <p>Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.</p>
      </ErrorPanel>
    </Container>
  );
}
