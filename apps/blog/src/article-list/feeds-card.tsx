import { buttonClass } from '@zaino/ui/button';
import css from './feeds-card.module.css';

/**
 * The ways to follow the blog by a program for feeds, in the place that the first page's large card leaves. They are
 * files of the service, no pages of ours.
 */
export function FeedsCard() {
  return (
    <li className={css.card}>
      <h3 className={css.title}>Segui il blog</h3>
      <p className={css.words}>
        I nuovi articoli arrivano da soli nel tuo lettore di notizie, senza dare l’email a nessuno.
      </p>
      <p className={css.links}>
        <a
          href="/blog/rss.xml"
          type="application/rss+xml"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          RSS
        </a>
        <a
          href="/blog/atom.xml"
          type="application/atom+xml"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Atom
        </a>
      </p>
    </li>
  );
}
