import type { ProductEntity } from '../products/product.entity';

/** Of how many reviews the rating is that a product is filtered and sorted by. */
interface ShownRating {
  /** Of a star. */
  hundredths: number;
  count: number;
}

/** What our customers say counts, and what the supplier tells only where none of them has said anything. */
export function shownRating(product: ProductEntity): ShownRating {
  const { customerReviewCount, customerRatingHundredths, reviewCount, ratingHundredths } = product;
  return customerReviewCount > 0
    ? { hundredths: customerRatingHundredths, count: customerReviewCount }
    : { hundredths: ratingHundredths, count: reviewCount };
}
