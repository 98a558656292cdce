import {
  catalogueApi,
  type Category,
  type Product,
  PRODUCT_PAGE_SIZE,
  type ProductFacets,
  type ProductList,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import type { ProductForSale } from '../buying/product-line';
import type { RatedProduct } from '../product-rating';
import {
  type Cursors,
  decimalOf,
  type Filters,
  productsPath,
  readCursors,
  readFilters,
} from './filters';

/** What a card says of a product. */
export type CardProduct = ProductForSale &
  RatedProduct &
  Pick<Product, 'prezzoMinimo30Giorni' | 'prezzoMinimoDal'> & {
    isNew: boolean;
  };

/** A page of what was found. */
export type ProductsPageData = Pick<ProductList, 'total' | 'next' | 'corretto'> & {
  products: CardProduct[];
  facets: Pick<ProductFacets, 'valutazioni' | 'disponibili'>;
};

/** A category to choose, with how many products it would show; null where nobody could say. */
export interface CategoryChoice {
  nome: string;
  count: number | null;
}

/** What the list's page shows; `found` is null where it could not be had. */
export interface ProductsData {
  filters: Filters;
  cursors: Cursors;
  categories: CategoryChoice[];
  found: ProductsPageData | null;
  failure: Failure | null;
}

/** Tags that mark a product as new (specification, point 2). */
const NEW_TAG = 'nuovo';

export const isNew = ({ tags }: Pick<Product, 'tags'>) =>
  tags.some((tag) => tag.toLowerCase() === NEW_TAG);

/** The page's data travel in its HTML: only what is drawn goes along, of the images the first. */
function cardProduct(product: Product): CardProduct {
  return {
    id: product.id,
    nome: product.nome,
    categoria: product.categoria,
    immagini: product.immagini.slice(0, 1),
    prezzoVendita: product.prezzoVendita,
    prezzoScontato: product.prezzoScontato,
    prezzoMinimo30Giorni: product.prezzoMinimo30Giorni,
    prezzoMinimoDal: product.prezzoMinimoDal,
    disponibile: product.disponibile,
    pezzi_disponibili: product.pezzi_disponibili,
    pezzi_singolo_acquisto: product.pezzi_singolo_acquisto,
    valutazione: product.valutazione,
    numeroRecensioni: product.numeroRecensioni,
    recensioni: product.recensioni,
    isNew: isNew(product),
  };
}

function foundProducts({ products, total, next, corretto, facets }: ProductList): ProductsPageData {
  const { valutazioni, disponibili } = facets;
  return {
    products: products.map(cardProduct),
    total,
    next,
    corretto,
    facets: { valutazioni, disponibili },
  };
}

/** An admin's answer names each category with its id. */
const nameOf = (category: string | Category) =>
  typeof category === 'string' ? category : category.nome;

/** All categories with their counts; those of what was found alone where the call for them failed. */
function categoryChoices(
  names: (string | Category)[] | undefined,
  found: ProductList | null,
): CategoryChoice[] {
  const counts = new Map(found?.facets.categorie.map(({ nome, prodotti }) => [nome, prodotti]));
  const all = names?.map(nameOf) ?? [...counts.keys()];
  return all.map((nome) => ({ nome, count: found ? (counts.get(nome) ?? 0) : null }));
}

function queryOf(filters: Filters, cursors: Cursors) {
  const { search, categoria, minPrezzo, maxPrezzo, minValutazione } = filters;
  const decimal = (text: string) => decimalOf(text) ?? undefined;
  return {
    limit: PRODUCT_PAGE_SIZE,
    search,
    categoria,
    minPrezzo: decimal(minPrezzo),
    maxPrezzo: decimal(maxPrezzo),
    minValutazione: decimal(minValutazione),
    soloDisponibili: filters.soloDisponibili,
    ordine: filters.ordine,
    cursor: cursors.at(-1),
  };
}

/** Asks for the list that the address names, and for the categories; a list that fails is an empty one. */
export async function loadProducts({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const cursors = readCursors(searchParams);
  const query = queryOf(filters, cursors);
  const [list, categories] = await Promise.all([
    settle(fetchJson(catalogueApi.products, { request, query })),
    settle(fetchJson(catalogueApi.categories, { request })),
  ]);
  // A cursor of another list, or of one that has changed since: its first page is there.
  if (list.failure?.kind === 'invalid' && cursors.length > 0) {
    return redirect(productsPath(filters));
  }
  const failure = list.failure && isWorthRetrying(list.failure) ? list.failure : null;
  const page: ProductsData = {
    filters,
    cursors,
    categories: categoryChoices(categories.value?.categories, list.value),
    found: list.value && foundProducts(list.value),
    failure,
  };
  return data(page, { status: failure ? 503 : 200 });
}
