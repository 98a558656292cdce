import { Link } from '@zaino/web/router';
import css from './filter-chips.module.css';
import { CloseIcon } from './icons';
import { VisuallyHidden } from './visually-hidden';

interface FilterChip {
  /** What the list is narrowed down by. */
  words: string;
  /** The address of the list without it. */
  to: string;
}

/** What a list is narrowed down by, each with the way to take it back; nothing where it is by nothing. */
export function FilterChips({ chips }: { chips: FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtri attivi" className={css.list}>
      {chips.map(({ words, to }) => (
        <li key={to} className={css.item}>
          <Link className={css.link} to={to} replace preventScrollReset>
            <VisuallyHidden>Togli il filtro: </VisuallyHidden>
            {words}
            <CloseIcon className={css.cross} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
