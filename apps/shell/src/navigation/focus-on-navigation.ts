import { useLocation } from '@zaino/web/router';
import { useEffect, useRef } from 'react';

/** Id of the page's main part: target of the skip link and of the focus after a navigation. */
export const MAIN_ID = 'contenuto';

/** Puts the focus at the new page's begin, so that keyboard and screen reader start there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
