import type { ReviewShelf } from '@zaino/contracts/catalogue';
import { StateLinks } from '../../layout/state-links';
import { type ReviewFilters, reviewsPath, shelfWords } from './review-filters';

interface ReviewShelvesProps {
  filters: ReviewFilters;
  counts: Record<ReviewShelf, number>;
}

/** Where reviews stand, with how many there are; what is reported is among the published ones, too. */
export function ReviewShelves({ filters, counts }: ReviewShelvesProps) {
  const { productId } = filters;
  const shelves = Object.keys(shelfWords) as ReviewShelf[];
  return (
    <StateLinks
      label="Stati delle recensioni"
      links={[
        ...shelves.map((shelf) => ({
          key: shelf,
          words: shelfWords[shelf],
          count: counts[shelf],
          isCurrent: filters.shelf === shelf,
          to: reviewsPath({ shelf, productId }),
        })),
        {
          key: 'all',
          words: 'Tutte',
          count: counts.pending + counts.approved + counts.refused,
          isCurrent: filters.shelf === '',
          to: reviewsPath({ shelf: '', productId }),
        },
      ]}
    />
  );
}
