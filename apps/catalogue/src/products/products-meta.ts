import { capitalised } from '@zaino/rules/capitalised';
import { sourceSet } from '@zaino/ui/image-sources';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type ImagePreload, type PageMeta } from '@zaino/web/page-meta';
import { cardImage, EAGER_CARDS } from '../card-image';
import { type Filters, noFilters, productsPath } from './filters';
import type { ProductsData } from './products.api';
import { productsStructuredData } from './products-structured-data';
import { CATALOGUE_TITLE } from './products-words';

/** What the list is called. */
export function productsTitle(data: unknown): string {
  return titleOf((data as ProductsData | null)?.filters ?? noFilters);
}

/** What it says of itself; without data, or where they could not be had, nothing to be found by. */
export function productsMeta(data: unknown, origin: string): PageMeta {
  return metaOf(data as ProductsData | null, origin);
}

function titleOf({ search, categoria }: Filters): string {
  if (search) return `${CATALOGUE_TITLE}: “${search}”`;
  return categoria ? `${capitalised(categoria)} · ${CATALOGUE_TITLE}` : CATALOGUE_TITLE;
}

function metaOf(data: ProductsData | null, origin: string): PageMeta {
  if (!data) return { canonical: productsPath(noFilters), noindex: true };
  const { found, filters, cursors } = data;
  const meta = {
    description: descriptionOf(data),
    canonical: productsPath(filters, cursors),
    ...(isServerBuild && { preloads: preloadsOf(data) }),
  };
  if (!found || !isWorthFinding(data)) return { ...meta, noindex: true };
  return isServerBuild ? { ...meta, jsonLd: productsStructuredData(filters, found, origin) } : meta;
}

function preloadsOf({ found }: ProductsData): ImagePreload[] {
  return (found?.products ?? []).slice(0, EAGER_CARDS).flatMap(({ immagini: [url] }) => {
    const set = url === undefined ? null : sourceSet({ url, ...cardImage }, 'avif');
    return set ? [set] : [];
  });
}

/** All products or one category, and their first page: other filters lead to what another address shows too. */
function isWorthFinding({ filters, cursors, found }: ProductsData): boolean {
  const isPlain =
    productsPath(filters) === productsPath({ ...noFilters, categoria: filters.categoria });
  return isPlain && cursors.length === 0 && found !== null && found.total > 0;
}

/** So many categories are named. */
const NAMED_CATEGORIES = 4;

function descriptionOf({ filters, found, categories }: ProductsData): string {
  const delivery = 'Consegna in 2-3 giorni lavorativi, gratuita da 90 euro.';
  const count = found && found.total > 1 ? `${found.total} prodotti` : 'Prodotti';
  if (filters.categoria) {
    return describePage(
      `${capitalised(filters.categoria)} per la scuola: ${count.toLowerCase()} con prezzi e recensioni.`,
      delivery,
    );
  }
  const names = categories
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, NAMED_CATEGORIES)
    .map(({ nome }) => nome.toLowerCase());
  return describePage(
    names.length > 0
      ? `${count} per la scuola: ${names.join(', ')} e altro.`
      : `${count} per la scuola.`,
    delivery,
  );
}
