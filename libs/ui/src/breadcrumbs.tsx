import { Link } from '@zaino/web/router';
import css from './breadcrumbs.module.css';

interface Crumb {
  text: string;
  /** Where it leads; the last one is the page itself. */
  to?: string;
}

/** The way back up, above the page's title. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Percorso" className={css.nav}>
      <ol className={css.list}>
        {crumbs.map(({ text, to }) => (
          <li key={text} className={css.crumb}>
            {to ? (
              <Link to={to} className={css.link}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
