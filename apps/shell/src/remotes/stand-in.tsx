import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NOT_FOUND, NotFound } from '../not-found/not-found';
import { servedPage, type ServedPage } from './served-page';

/** In the place of a mount's route. */
export interface StandInRoute {
  element: ReactNode;
  handle: RouteHandle;
}

/** For a remote whose code did not come: its page as the server drew it; undefined where that is not whole. */
export function standInFor(page: Document): StandInRoute | undefined {
  const served = servedPage(page);
  return served && { element: <StandIn served={served} />, handle: standInHandle(served) };
}

/** Of the page that stands in: what the server said of it; of any other below the mount, that there is none. */
function standInHandle({ pathname, title, meta }: ServedPage): RouteHandle {
  return {
    title: () => (location.pathname === pathname ? title : NOT_FOUND),
    meta: (_data, { url }) => (url.pathname === pathname ? meta : { noindex: true }),
  };
}

/** As long as one stays on it. */
function StandIn({ served }: { served: ServedPage }) {
  const { pathname } = useLocation();
  return pathname === served.pathname ? <ReadablePage served={served} /> : <NotFound />;
}

/** A page to be read; its links and plain forms work, and nothing of it leads elsewhere by itself. */
export function ReadablePage({ served }: { served: ServedPage }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const address = useLocation();
  const isRetrying = useNavigation().state !== 'idle';

  useLayoutEffect(() => {
    const { nodes, focused } = served;
    place.current?.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && place.current?.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  }, [served]);

  const retry = (
    <Button
      variant="outline"
      size="small"
      disabled={isRetrying}
      onClick={() => void navigate(address, { replace: true, preventScrollReset: true })}
    >
      Riprova
    </Button>
  );
  return (
    <>
      <Container>
        <Notice action={retry}>
          <strong>Questa pagina si può leggere, ma i suoi pulsanti non rispondono.</strong> I link
          funzionano e il carrello è al suo posto.
        </Notice>
      </Container>
      <div ref={place} />
    </>
  );
}
