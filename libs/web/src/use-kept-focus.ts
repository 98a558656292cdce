import { useEffect, useRef } from 'react';

/**
 * For a heading with `tabIndex={-1}`: takes the focus when the page changed to another `content` and
 * what had the focus went away with the old one.
 */
export function useKeptFocus<Heading extends HTMLElement>(content: string) {
  const heading = useRef<Heading>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [content]);
  return heading;
}
