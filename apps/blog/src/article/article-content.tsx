import prose from '@zaino/ui/prose.module.css';
import { useNavigate } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useEffect, useRef, useState } from 'react';
import { innerTarget } from './inner-target';
import { cleanerAtHand, loadCleaner } from './load-cleaner';

/** The markup is kept as an object of its own: React would write it again for another one. */
type Markup = { __html: string } | null;

/**
 * An article's text. The server's page has it as it is, and React leaves it alone there; after a navigation the browser
 * makes markup of it. Another text needs another `key`.
 */
export function ArticleContent({ html }: { html: string }) {
  const isServed = !useHydrated();
  const [markup, setMarkup] = useState<Markup>(() => firstMarkup(html, isServed));
  const content = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  // A page that did not come to life from the server's HTML is drawn anew, before anybody asked for the cleaner.
  const isMissing = markup === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    loadCleaner().then(
      (clean) => isGone || setMarkup({ __html: clean(html) }),
      (error: unknown) =>
        isGone ||
        setMarkup(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, html]);

  useEffect(() => {
    const element = content.current;
    const follow = (event: MouseEvent) => {
      const target = innerTarget(event);
      if (target === null) return;
      event.preventDefault();
      void navigate(target);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, isMissing]);

  if (markup === null) return <p role="status">Caricamento...</p>;
  return <div ref={content} className={prose.prose} dangerouslySetInnerHTML={markup} />;
}

function firstMarkup(html: string, isServed: boolean): Markup {
  if (isServed) return { __html: html };
  const clean = cleanerAtHand();
  return clean ? { __html: clean(html) } : null;
}
