import { Container } from '@zaino/ui/container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { loadRecovery } from './load-recovery';
import type { StandingIn } from './recover';
import css from './remote-failure.module.css';

const TITLE = 'Questa pagina non si è caricata';

/** The router's own name for the page that it began with. */
const FIRST_KEY = 'default';

/**
 * What a person sees of a part that failed; everything around it goes on. A page that came from the server stays to be
 * read, one that did not is asked for there; one whose code is only late comes by itself.
 */
export function RemoteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  const served = useServerPage(error);
  useEffect(() => reportError(error), [error]);
  // What the routes say is the title of the page that did not come.
  useEffect(() => {
    document.title = `${served?.title ?? TITLE} | ${BRAND_NAME}`;
  });

  if (served) return served.page;
  return (
    <Container className={css.page}>
      <ErrorPanel
        headingLevel={1}
        title={TITLE}
        isRetrying={isRetrying}
        onRetry={() => void navigate(location, { replace: true })}
        action={<Link to="/">Vai alla pagina iniziale</Link>}
      >
        <p>Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.</p>
      </ErrorPanel>
    </Container>
  );
}

/** The server's page in the place of the one that failed, where this document came from the server with it. */
function useServerPage(error: unknown): StandingIn | undefined {
  const navigate = useNavigate();
  const location = useLocation();
  const [served, show] = useState<StandingIn>();
  useEffect(() => {
    const stay = new AbortController();
    const { signal } = stay;
    const isFirst = location.key === FIRST_KEY;
    loadRecovery()
      .then(({ recover }) => recover({ error, location, isFirst, navigate, show, signal }))
      .catch(isFirst ? reportError : reloadWhereGone);
    return () => stay.abort();
  }, [error, location, navigate]);
  return served?.pathname === location.pathname ? served : undefined;
}

/** Where not even the code for that came: the shell's own files may be gone for good. */
async function reloadWhereGone(error: unknown): Promise<void> {
  reportError(error);
  // Webpack's word for the file that did not come.
  const { request } = error as { request: string };
  if ((await fetch(request, { method: 'HEAD' })).status === 410) location.reload();
}
