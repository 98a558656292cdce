import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { TableRow } from './table-definition';

/** Height of a line before it was measured; below 1200 px lines are cards. */
const LINE_PX = 57;
const isWide = () => matchMedia('(width >= 1200px)').matches;

/** The head stays at the top, the bar of the chosen rows at the foot. */
const HEAD_PX = 56;
const FOOT_PX = 96;

function followLayout(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** How far down the page something begins, in pixels. */
function usePageTop(element: RefObject<HTMLElement | null>): number {
  const measure = () =>
    element.current ? Math.round(element.current.getBoundingClientRect().top + scrollY) : 0;
  return useSyncExternalStore(followLayout, measure, () => 0);
}

/**
 * The lines near the window; those in `kept` stay drawn wherever they are, since they hold the focus or something that
 * was typed.
 */
export function useLines(
  rows: readonly TableRow[],
  { kept, cardPx }: { kept: ReadonlySet<string>; cardPx: number },
  body: RefObject<HTMLElement | null>,
) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (kept.size > 0) {
        rows.forEach(({ id }, index) => {
          if (kept.has(id)) indexes.add(index);
        });
      }
      return [...indexes].sort((one, other) => one - other);
    },
    [rows, kept],
  );
  const scrollMargin = usePageTop(body);
  return useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isWide() ? LINE_PX : cardPx),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 10,
    rangeExtractor,
    scrollMargin,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: FOOT_PX,
  });
}
