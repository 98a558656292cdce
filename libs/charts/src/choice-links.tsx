import { Link } from '@zaino/web/router';
import css from './choice-links.module.css';

interface ChoiceLinksProps {
  /** What is chosen, for those who listen. */
  label: string;
  links: readonly { to: string; words: string; isCurrent: boolean }[];
}

/** A few addresses of the same page, one of which it shows. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.links}>
        {links.map(({ to, words, isCurrent }) => (
          <li key={words}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined} className={css.link}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
