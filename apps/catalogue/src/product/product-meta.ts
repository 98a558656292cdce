import type { Review } from '@zaino/contracts/catalogue';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { effectivePrice } from '@zaino/rules/effective-price';
import { italianDay } from '@zaino/rules/italian-day';
import { formatEuro } from '@zaino/rules/money';
import { productImagePath, productPath } from '@zaino/rules/page-path';
import { sourceSet } from '@zaino/ui/image-sources';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { categorySteps } from '../products/products-meta';
import { galleryImage } from './gallery-image';
import type { ProductReviews } from '../reviews/reviews.api';
import { MISSING_PRODUCT } from './product-words';
import type { ProductData, ShownProduct } from './product.api';

/** The title of a product's page. */
export const productTitle = (data: unknown) => productOf(data)?.nome ?? MISSING_PRODUCT;

/** What a product's page says of itself; without a product there is nothing to be found by. */
export function productMeta(data: unknown, origin: string): PageMeta {
  const product = productOf(data);
  if (!product) return { noindex: true };
  return metaOf(product, { origin, reviews: (data as ProductData).reviews });
}

/** A page without data, or whose service could not say, has no product. */
const productOf = (data: unknown) => (data as Partial<ProductData> | null)?.product ?? null;

interface Around {
  origin: string;
  reviews: ProductReviews | null;
}

function metaOf(product: ShownProduct, { origin, reviews }: Around): PageMeta {
  const [first] = product.immagini;
  const preload = first === undefined ? null : sourceSet({ url: first, ...galleryImage }, 'avif');
  return {
    type: 'product',
    canonical: productPath(product.id),
    description: descriptionOf(product),
    preloads: preload ? [preload] : [],
    image: productImagePath(product.id),
    jsonLd: [productData(product, { origin, reviews }), way(product, origin)],
  };
}

function descriptionOf({ nome, descrizione, ...prices }: ShownProduct): string {
  const [sentence = ''] = /^[^\n]*?[.!?](?=\s|$)/.exec(descrizione) ?? [];
  return describePage(
    `${nome}, ${formatEuro(effectivePrice(prices))}.`,
    ...(sentence ? [sentence] : []),
    'Consegna in 2-3 giorni lavorativi.',
  );
}

/** A form of an image that every program reads. */
function imageAddress(url: string): string {
  return mediaIdOf(url) === null ? url : mediaFileUrl(url, 1280, 'jpg');
}

function way({ nome, categoria, id }: ShownProduct, origin: string) {
  return breadcrumbList(origin, [
    ...categorySteps(categoria),
    { name: nome, path: productPath(id) },
  ]);
}

function productData(product: ShownProduct, { origin, reviews }: Around): Record<string, unknown> {
  const { id, nome, descrizione, categoria, immagini, recensioni } = product;
  return {
    '@type': 'Product',
    name: nome,
    sku: id,
    url: origin + productPath(id),
    category: categoria,
    ...(descrizione && { description: descrizione }),
    ...(immagini.length > 0 && {
      image: immagini.map((url) => new URL(imageAddress(url), origin).href),
    }),
    // What a supplier tells is no review of anybody's.
    ...(recensioni && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: recensioni.media,
        reviewCount: recensioni.numero,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews?.found && { review: reviews.found.reviews.map(reviewData) }),
    offers: offerOf(product, origin),
  };
}

function reviewData({ name, stars, text, createdAt }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: italianDay(new Date(createdAt)),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  };
}

function offerOf({ id, disponibile, ...prices }: ShownProduct, origin: string) {
  return {
    '@type': 'Offer',
    url: origin + productPath(id),
    price: effectivePrice(prices).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${disponibile ? 'InStock' : 'OutOfStock'}`,
  };
}
