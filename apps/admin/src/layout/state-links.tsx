import { formatCount } from '@zaino/rules/format-count';
import { Link } from '@zaino/web/router';
import css from './state-links.module.css';

interface StateLinksProps {
  /** What is in these states, for those who listen. */
  label: string;
  links: {
    key: string;
    words: string;
    /** Undefined before it is known. */
    count: number | undefined;
    isCurrent: boolean;
    to: string;
  }[];
}

/** States with how many there are in each; a press shows these alone. */
export function StateLinks({ label, links }: StateLinksProps) {
  return (
    <nav aria-label={label} className={css.states}>
      {links.map(({ key, words, count, isCurrent, to }) => (
        <Link key={key} to={to} className={css.state} aria-current={isCurrent ? 'true' : undefined}>
          {words}
          {count !== undefined && (
            <>
              {' '}
              <span className={css.count}>{formatCount(count)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
