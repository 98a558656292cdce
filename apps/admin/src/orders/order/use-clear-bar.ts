import { type RefObject, useEffect } from 'react';

/** Between the bar and what is scrolled into view above it. */
const GAP_PX = 16;

/**
 * Keeps whatever has the focus clear of a bar that stays at the foot of the window, however high the bar grows
 * (WCAG 2.4.11): the page scrolls to what comes into focus, and again where the bar grows over it.
 */
export function useClearBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const clear = () => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      root.style.scrollPaddingBottom = isSticky ? `${element.offsetHeight + GAP_PX}px` : '';
      if (isSticky) showFocused(element);
    };
    const observer = new ResizeObserver(clear);
    observer.observe(element);
    addEventListener('resize', clear);
    return () => {
      observer.disconnect();
      removeEventListener('resize', clear);
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

function showFocused(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return;
  const [above, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isCovered = above.bottom > edge.top && above.top < edge.bottom;
  if (isCovered) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
