import prose from '@zaino/ui/prose.module.css';
import { useLayoutEffect, useRef } from 'react';
import { safeFragment } from './editor/safe-fragment';

/** Text of an article, to be looked at: its links open elsewhere, so that the form is not left. */
export function Markup({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = safeFragment(html);
    for (const link of fragment.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    place.current?.replaceChildren(fragment);
  }, [html]);
  return <div ref={place} className={prose.prose} />;
}
