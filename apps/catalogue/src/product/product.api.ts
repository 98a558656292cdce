import { catalogueApi, type ProductDetail } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import type { ProductForSale } from '../buying/product-line';
import type { RatedProduct } from '../product-rating';
import { isNew } from '../products/products.api';
import { reviewsPath } from '../reviews/reviews-path';
import { webAddress } from './web-address';
import { isBehindLast, loadReviews, type ProductReviews } from '../reviews/reviews.api';

/** What the page shows of a product. */
export type ShownProduct = ProductForSale &
  RatedProduct &
  Pick<
    ProductDetail,
    'descrizione' | 'prezzoMinimo30Giorni' | 'prezzoMinimoDal' | 'tags' | 'sicurezza'
  > & {
    isNew: boolean;
    /** The supplier's page, where it is a web address. */
    supplierUrl: string | null;
  };

/** What the product's page shows: `product` is null where there is none or where nobody could say. */
export interface ProductData {
  id: string;
  product: ShownProduct | null;
  failure: Failure | null;
  /** Null where the product has none. */
  reviews: ProductReviews | null;
}

/** The page's data travel in its HTML, and an admin's answer has more in it: only what is drawn goes along. */
function shownProduct(product: ProductDetail): ShownProduct {
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
    sicurezza: product.sicurezza,
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
  if (product?.sicurezza === null) return 503;
  return product ? 200 : 404;
}
