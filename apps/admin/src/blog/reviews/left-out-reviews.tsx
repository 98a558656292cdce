import type { AdminReview } from '@zaino/contracts/catalogue';
import { Notice } from '@zaino/ui/notice';

interface LeftOutReviewsProps {
  leftOut: readonly { id: string; why: string }[];
  /** Of the list, for their authors' names. */
  reviews: readonly AdminReview[];
}

/** Names the reviews that a decision did not touch. */
export function LeftOutReviews({ leftOut, reviews }: LeftOutReviewsProps) {
  if (leftOut.length === 0) return null;
  const nameOf = (id: string) => {
    const review = reviews.find((one) => one.id === id);
    return review ? `${review.name} a ${review.product.name}` : `La recensione ${id}`;
  };
  return (
    <Notice>
      <strong>
        {leftOut.length === 1
          ? '1 recensione è rimasta com’era:'
          : `${leftOut.length} recensioni sono rimaste com’erano:`}
      </strong>
      <ul>
        {leftOut.map(({ id, why }) => (
          <li key={id}>
            {nameOf(id)}: {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
