import { productPath } from '@zaino/rules/page-path';
import { capitalised } from '@zaino/rules/capitalised';
import { sourceSet } from '@zaino/ui/image-sources';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage, type ImagePreload, type PageMeta } from '@zaino/web/page-meta';
import { cardImage, EAGER_CARDS } from '../card-image';
import { CURSOR, type Filters, noFilters, productsPath } from './filters';
import type { CardProduct, ProductsPageData, ProductsData } from './products.api';

const CATALOGUE_TITLE = 'Prodotti per la Scuola';

/** What the list says of itself; without data, or where they could not be had, nothing to be found by. */
export const productsHandle: Pick<RouteHandle, 'title' | 'meta' | 'searchParams'> = {
  title: (data) => titleOf((data as ProductsData | null)?.filters ?? noFilters),
  meta: (data, { url }) => metaOf(data as ProductsData | null, url.origin),
  searchParams: { get: Object.keys(noFilters), getAll: [CURSOR] },
};

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
    preloads: (found?.products ?? []).slice(0, EAGER_CARDS).flatMap(preloadOf),
  };
  return found && isWorthFinding(data)
    ? { ...meta, jsonLd: structuredData(filters, found, origin) }
    : { ...meta, noindex: true };
}

function preloadOf({ immagini: [url] }: CardProduct): ImagePreload[] {
  const set = url === undefined ? null : sourceSet({ url, ...cardImage }, 'avif');
  return set ? [set] : [];
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

/** The steps to a category's list, for the page and for search engines. */
export function categorySteps(categoria: string) {
  return [
    { name: CATALOGUE_TITLE, path: productsPath(noFilters) },
    { name: capitalised(categoria), path: productsPath({ ...noFilters, categoria }) },
  ];
}

function structuredData({ categoria }: Filters, found: ProductsPageData, origin: string) {
  const list = {
    '@type': 'ItemList',
    numberOfItems: found.total,
    itemListElement: found.products.map(({ id, nome }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nome,
      url: origin + productPath(id),
    })),
  };
  return categoria ? [breadcrumbList(origin, categorySteps(categoria)), list] : [list];
}
