import { Container } from '@zaino/ui/container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { type ReactNode, useEffect, useState } from 'react';
import { useGoneFiles } from './gone-files';
import { loadRecovery } from './load-recovery';
import css from './remote-failure.module.css';

/** Forms by which one comes in are of no use without their code. */
const isEntry = (pathname: string) => /^\/(?:admin|auth)(?:\/|$)/.test(pathname);

const TITLE = 'Questa pagina non si è caricata';
const TITLE_OF_OLD = 'C’è una versione nuova del sito';

/**
 * What a person sees of a part that failed; everything around it goes on. A page that came from the server stays to be
 * read, one that did not is asked for there.
 */
export function RemoteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  const served = useServerPage();
  const isOld = useGoneFiles();
  const title = isOld ? TITLE_OF_OLD : TITLE;
  useEffect(() => reportError(error), [error]);
  // What the routes say is the title of the page that did not come.
  useEffect(() => {
    document.title = `${served?.title ?? title} | ${BRAND_NAME}`;
  });

  if (served) return served.page;
  return (
    <Container className={css.page}>
      <ErrorPanel
        headingLevel={1}
        title={title}
        isRetrying={isRetrying}
        onRetry={() => void navigate(location, { replace: true })}
        action={<Link to="/">Vai alla pagina iniziale</Link>}
      >
        <p>
          {isOld
            ? 'Questa scheda era aperta da molto tempo. Riprova: la pagina si carica nuova, e il carrello è al suo posto.'
            : 'Il resto del sito funziona e il carrello è al suo posto. Di solito basta riprovare.'}
        </p>
      </ErrorPanel>
    </Container>
  );
}

/** The server's page in the place of the one that failed, where this document came from the server with it. */
function useServerPage(): { pathname: string; title: string; page: ReactNode } | undefined {
  const { key, pathname, search } = useLocation();
  const [served, setServed] = useState<{ pathname: string; title: string; page: ReactNode }>();
  const address = pathname + search;
  // The router's own name for the page that it began with.
  const isFirst = key === 'default';
  useEffect(() => {
    if (isEntry(pathname)) return;
    let isGone = false;
    const recover = async () => {
      const { askForPage, fallBack, ReadablePage } = await loadRecovery();
      if (!isFirst) {
        await fallBack(address);
        return;
      }
      const found = await askForPage(address);
      if (!found || isGone) return;
      const { pathname: of, title } = found;
      setServed({ pathname: of, title, page: <ReadablePage served={found} /> });
    };
    recover().catch(reportError);
    return () => {
      isGone = true;
    };
  }, [address, isFirst, pathname]);
  return served?.pathname === pathname ? served : undefined;
}
