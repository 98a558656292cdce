import { capitalised } from '@zaino/rules/capitalised';
import { FilterChips } from '@zaino/ui/filter-chips';
import { decimalOf, type FilterName, type Filters, productsPath } from './filters';

/** What is filtered by, each with the way to take it back. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) =>
    isApplied(name, filters[name]),
  );
  const chips = names.map((name) => ({
    words: labels[name](filters[name]),
    to: productsPath({ ...filters, [name]: '' }),
  }));
  return <FilterChips chips={chips} />;
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
