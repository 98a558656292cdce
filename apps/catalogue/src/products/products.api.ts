import type { Category, Product, ProductFacets, ProductList } from '@zaino/contracts/catalogue';
import { type Failure, isWorthRetrying } from '@zaino/web/outcome';
import { data, redirect } from '@zaino/web/router';
import { type ListedProduct, listedProduct } from '../listed-product';
import type { RatedProduct } from '../product-rating';
import type { AskedProducts } from './ask-products';
import { type Cursors, type Filters, productsPath } from './filters';

/** What a card says of a product. */
export type CardProduct = ListedProduct &
  RatedProduct & {
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

function cardProduct(product: Product): CardProduct {
  return {
    ...listedProduct(product),
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

/** What the page shows of the answers; a list that fails is an empty one. */
export function loadProducts({ filters, cursors, list, categories }: AskedProducts) {
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
