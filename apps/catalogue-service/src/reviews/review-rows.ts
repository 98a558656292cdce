import type {
  AdminReview,
  OwnReview,
  Review,
  ReviewState,
  ReviewSummary,
} from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import { productIdOf } from '../products/product-id';

/** A row of the reviews as statements give it. */
export interface ReviewRow {
  id: number;
  productId: number;
  stars: number;
  text: string;
  image: string | null;
  firstName: string;
  initial: string;
  state: ReviewState;
  refusal: string | null;
  openReports: number;
  version: number;
  decidedBy: string | null;
  answer: string | null;
  answeredAt: Date | null;
  createdAt: Date;
  submittedAt: Date;
}

/** The columns of a `ReviewRow`. */
export const reviewColumns = `review.id, review.product_id AS productId, review.stars, review.text, review.image,
  review.first_name AS firstName, review.initial, review.state, review.refusal,
  review.open_reports AS openReports, review.version, review.decided_by AS decidedBy, review.answer,
  review.answered_at AS answeredAt, review.created_at AS createdAt, review.submitted_at AS submittedAt`;

/** What everybody and its author see of a review alike. */
function shownParts(row: ReviewRow): Omit<Review, 'name'> {
  const { id, stars, text, image, answer, answeredAt, createdAt, submittedAt } = row;
  const isEdited = submittedAt.getTime() !== createdAt.getTime();
  return {
    id: String(id),
    stars,
    text,
    image,
    createdAt: createdAt.toISOString(),
    editedAt: isEdited ? submittedAt.toISOString() : null,
    answer:
      answer === null
        ? null
        : { text: answer, createdAt: (answeredAt ?? submittedAt).toISOString() },
  };
}

/** `Maria R.` */
const nameOf = ({ firstName, initial }: ReviewRow) =>
  initial === '' ? firstName : `${firstName} ${initial}.`;

/** As everybody sees it. */
export function toReview(row: ReviewRow): Review {
  return { ...shownParts(row), name: nameOf(row) };
}

/** As its author sees it. */
export function toOwnReview(row: ReviewRow): OwnReview {
  const { firstName, initial, state, refusal } = row;
  return { ...shownParts(row), firstName, initial, state, refusal };
}

/** As admins see it. */
export function toAdminReview(
  row: ReviewRow & { productName: string },
  reports: AdminReview['reports'],
): AdminReview {
  const { state, refusal, version, productId, productName } = row;
  const product = { id: productIdOf(productId), name: productName };
  return { ...toReview(row), state, refusal, version, product, reports };
}

/** What all published reviews of a product say; `counts` by stars, without those that nobody gave. */
export function summaryOf(
  averageHundredths: number,
  counts: readonly { stars: number; reviews: string }[],
): ReviewSummary {
  const byStars = [1, 2, 3, 4, 5].map((stars) =>
    Number(counts.find((count) => count.stars === stars)?.reviews ?? 0),
  );
  const count = byStars.reduce((sum, reviews) => sum + reviews, 0);
  return { average: count === 0 ? 0 : toEuro(averageHundredths), count, byStars };
}
