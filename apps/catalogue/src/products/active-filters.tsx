import { CloseIcon } from '@zaino/ui/icons';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { capitalised } from '../capitalised';
import css from './active-filters.module.css';
import { decimalOf, type FilterName, type Filters, productsPath } from './filters';

/** What is filtered by, each with the way to take it back. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) =>
    isApplied(name, filters[name]),
  );
  if (names.length === 0) return null;
  return (
    <ul aria-label="Filtri attivi" className={css.list}>
      {names.map((name) => (
        <li key={name} className={css.item}>
          <Link
            className={css.link}
            to={productsPath({ ...filters, [name]: '' })}
            replace
            preventScrollReset
          >
            <VisuallyHidden>Togli il filtro: </VisuallyHidden>
            {labels[name](filters[name])}
            <CloseIcon className={css.cross} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is no price filters nothing: its field says so. */
function isApplied(name: FilterName, value: string): boolean {
  return name === 'minPrezzo' || name === 'maxPrezzo' ? decimalOf(value) !== null : value !== '';
}

const euro = (text: string) => `${text.replace(/\s*€\s*/, '')} €`;

/** An order takes nothing away. */
const labels: Record<Exclude<FilterName, 'ordine'>, (value: string) => string> = {
  search: (text) => `“${text}”`,
  categoria: capitalised,
  minPrezzo: (text) => `da ${euro(text)}`,
  maxPrezzo: (text) => `fino a ${euro(text)}`,
  minValutazione: (stars) => `${stars}+ ${stars === '1' ? 'stella' : 'stelle'}`,
  soloDisponibili: () => 'Solo disponibili',
};
