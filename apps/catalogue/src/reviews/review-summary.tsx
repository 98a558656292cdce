import type { ReviewSummary } from '@zaino/contracts/catalogue';
import { Rating } from '@zaino/ui/rating';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './review-summary.module.css';
import { reviewsWords, starsWords } from './review-words';

const FULL = 100;

/** The average, and how many have given each number of stars: a bar for the eye, words for everybody. */
export function ReviewSummaryBars({ summary }: { summary: ReviewSummary }) {
  const { average, count, byStars } = summary;
  const rows = byStars.map((reviews, index) => ({ stars: index + 1, reviews })).toReversed();
  return (
    <div className={css.summary}>
      <p className={css.average}>
        <strong className={css.figure}>{average.toLocaleString('it-IT')}</strong> su 5
      </p>
      <Rating value={average} count={count} />
      <ul aria-label="Recensioni per stelle" className={css.bars}>
        {rows.map(({ stars, reviews }) => {
          const percent = count === 0 ? 0 : Math.round((reviews / count) * FULL);
          return (
            <li key={stars} className={css.row}>
              <span>{starsWords(stars)}</span>
              <svg
                className={css.bar}
                viewBox="0 0 100 8"
                width="100"
                height="8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={css.track} width={FULL} height="8" />
                <rect className={css.part} width={percent} height="8" />
              </svg>
              <span className={css.number}>
                <span aria-hidden="true">{reviews}</span>
                <VisuallyHidden>{`: ${reviewsWords(reviews)}, ${percent}%`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
