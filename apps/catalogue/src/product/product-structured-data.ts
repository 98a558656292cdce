import type { Review } from '@zaino/contracts/catalogue';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { effectivePrice } from '@zaino/rules/effective-price';
import { italianDay } from '@zaino/rules/italian-day';
import { productPath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { categorySteps } from '../products/category-steps';
import type { ProductReviews } from '../reviews/reviews.api';
import type { ShownProduct } from './product.api';

interface Around {
  origin: string;
  reviews: ProductReviews | null;
}

/** What a product's page tells search engines, with the reviews that it shows: for the server alone. */
export function productStructuredData(
  product: ShownProduct,
  around: Around,
): Record<string, unknown>[] {
  return [productData(product, around), way(product, around.origin)];
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
