import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { useLayoutEffect, useRef } from 'react';
import { NotFound, notFoundHandle } from '../not-found/not-found';
import type { ServedPage } from './served-page';

/** Of the page that stands in: what the server said of it; of any other below the mount, that there is none. */
export function standInHandle({ pathname, title, meta }: ServedPage): RouteHandle {
  return {
    title: () => (location.pathname === pathname ? title : (notFoundHandle.title as string)),
    meta: (_data, { url }) => (url.pathname === pathname ? meta : { noindex: true }),
  };
}

/** In the place of a remote whose code did not come: its page as the server drew it, as long as one stays on it. */
export function StandIn({ served }: { served: ServedPage }) {
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
