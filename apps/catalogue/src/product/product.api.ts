import {
  catalogueApi,
  type Product,
  type Review,
  reviewApi,
  type ReviewSummary,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import type { ProductForSale } from '../buying/product-line';
import type { RatedProduct } from '../product-rating';
import { isNew } from '../products/products.api';
import { readReviewPage, reviewsPath } from '../reviews/reviews-path';

/** What the page shows of a product. */
export type ShownProduct = ProductForSale &
  RatedProduct &
  Pick<Product, 'descrizione' | 'prezzoMinimo30Giorni' | 'prezzoMinimoDal' | 'tags'> & {
    isNew: boolean;
    /** The supplier's page, where it is a web address. */
    supplierUrl: string | null;
  };

/** A page of a product's reviews; `found` is null where they could not be had. */
export interface ProductReviews {
  page: number;
  found: { reviews: Review[]; summary: ReviewSummary } | null;
  failure: Failure | null;
}

/** What the product's page shows: `product` is null where there is none or where nobody could say. */
export interface ProductData {
  id: string;
  product: ShownProduct | null;
  failure: Failure | null;
  /** Null where the product has none. */
  reviews: ProductReviews | null;
}

/** An address that a link may lead to: it was entered by hand. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The page's data travel in its HTML, and an admin's answer has more in it: only what is drawn goes along. */
function shownProduct(product: Product): ShownProduct {
  return {
    id: product.id,
    nome: product.nome,
    descrizione: product.descrizione,
    categoria: product.categoria,
    immagini: product.immagini,
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
    tags: product.tags,
    isNew: isNew(product),
    supplierUrl: webAddress(product.urlAliexpress),
  };
}

export async function loadProduct({ request, params }: LoaderFunctionArgs) {
  const id = params.id?.trim().toUpperCase() ?? '';
  const answer = await settle(fetchJson(catalogueApi.product, { request, params: { id } }));
  const failure = answer.failure && isWorthRetrying(answer.failure) ? answer.failure : null;
  const product = answer.value && shownProduct(answer.value.product);
  const reviews = product && (await loadReviews(request, product));
  if (isBehindLast(reviews)) return redirect(reviewsPath(id));
  const page: ProductData = { id, product, failure, reviews };
  return data(page, { status: statusOf(page) });
}

/** Nobody shall keep a page that lacks something. */
function statusOf({ product, failure, reviews }: ProductData): number {
  if (failure ?? reviews?.failure) return 503;
  return product ? 200 : 404;
}

/** Asked for only where there are some: most products have none. */
async function loadReviews(
  request: Request,
  { id, recensioni }: ShownProduct,
): Promise<ProductReviews | null> {
  if (recensioni === null) return null;
  const page = readReviewPage(new URL(request.url).searchParams);
  const call = { request, params: { id }, query: { page } };
  const { value: found, failure } = await settle(fetchJson(reviewApi.list, call));
  return { page, found, failure };
}

/** Reviews have gone since, or somebody has typed a number. */
const isBehindLast = (reviews: ProductReviews | null) =>
  reviews !== null && reviews.page > 1 && reviews.found?.reviews.length === 0;
