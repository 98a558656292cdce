import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NOT_FOUND, NotFound } from '../not-found/not-found';
import { lateCodeOf } from './late-code';
import { isDrawnInPart, servedPage, type StandInPage } from './served-page';

/** In the place of a mount's route. */
export interface StandInRoute {
  element: ReactNode;
  handle: RouteHandle;
}

/** The page that this document came with, where the server could draw only a part of it. */
let drawnInPart: string | undefined;

/** False of a page that is known to come in part again, however often the server is asked. */
export const canBeWhole = (address: string) => address !== drawnInPart;

/** For a remote whose code did not come: its page as the server drew it; undefined where that is not whole. */
export function standInFor(page: Document, error: unknown): StandInRoute | undefined {
  drawnInPart = isDrawnInPart(page) ? location.pathname + location.search : undefined;
  const served = servedPage(page);
  return (
    served && {
      element: <StandIn served={served} code={lateCodeOf(error)} />,
      handle: standInHandle(served),
    }
  );
}

/** Of the page that stands in: what the server said of it; of any other below the mount, that there is none. */
function standInHandle({ pathname, title, meta }: StandInPage): RouteHandle {
  return {
    title: () => (location.pathname === pathname ? title : NOT_FOUND),
    meta: (_data, { url }) => (url.pathname === pathname ? meta : { noindex: true }),
  };
}

interface ReadablePageProps {
  served: StandInPage;
  /** Resolves where the page's code comes after all. */
  code: Promise<void>;
}

/** As long as one stays on it. */
function StandIn({ served, code }: ReadablePageProps) {
  const { pathname } = useLocation();
  return pathname === served.pathname ? <ReadablePage served={served} code={code} /> : <NotFound />;
}

/**
 * A page to be read; its links and plain forms work, and nothing of it leads elsewhere by itself. It comes to life as
 * soon as its code is there, unless somebody is at work in it.
 */
export function ReadablePage({ served, code }: ReadablePageProps) {
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

  const retry = () => void navigate(address, { replace: true, preventScrollReset: true });
  const comeToLife = useEffectEvent(() => {
    if (place.current && !isInUse(place.current)) retry();
  });
  useEffect(() => {
    let isGone = false;
    void code.then(() => {
      if (!isGone) comeToLife();
    });
    return () => {
      isGone = true;
    };
  }, [code]);

  const retryButton = (
    <Button variant="outline" size="small" disabled={isRetrying} onClick={retry}>
      Riprova
    </Button>
  );
  return (
    <>
      <Container>
        <Notice action={retryButton}>
          <strong>Questa pagina si può leggere, ma i suoi pulsanti non rispondono.</strong> I link
          funzionano e il carrello è al suo posto.
        </Notice>
      </Container>
      <div ref={place} />
    </>
  );
}

/** The focus is in it, or something was filled in: it would be lost. */
function isInUse(place: HTMLElement): boolean {
  if (place.contains(document.activeElement)) return true;
  return [...place.querySelectorAll('input, select, textarea')].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.selectedOptions[0] !== first;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
