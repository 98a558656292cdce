import type { ProductOrder, ProductsQuery } from '@zaino/contracts/catalogue';
import { foldLetters } from '@zaino/service/text-search/fold-letters';

/** A list that is asked for, in one form for all ways to ask for it. */
export interface ProductsQuestion extends ProductsQuery {
  ordine: ProductOrder;
  /** What all pages of the list have in common. */
  list: string;
}

/** By relevance only where something is searched for, otherwise newest first. */
export function questionOf(query: ProductsQuery): ProductsQuestion {
  const search = query.search?.toLocaleLowerCase('it').replace(/\s+/g, ' ');
  const wanted = query.ordine ?? 'rilevanza';
  const ordine = wanted === 'rilevanza' && !search ? 'novita' : wanted;
  const categoria = [...new Set(query.categoria.map(foldLetters))].sort();
  const { minPrezzo, maxPrezzo, minValutazione, soloDisponibili, active } = query;
  const filters = [minPrezzo, maxPrezzo, minValutazione, soloDisponibili === true];
  const list = JSON.stringify([ordine, search, categoria, ...filters, active === false]);
  return { ...query, search, ordine, categoria, list };
}
