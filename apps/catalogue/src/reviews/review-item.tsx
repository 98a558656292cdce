import type { Review } from '@zaino/contracts/catalogue';
import { mediaFileUrl } from '@zaino/contracts/shared';
import { Badge } from '@zaino/ui/badge';
import { ProductImage } from '@zaino/ui/product-image';
import { Stars } from '@zaino/ui/stars';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { ReportReview } from './report-review';
import css from './review-item.module.css';
import { dayWords, starsWords } from './review-words';

/** One review, with the shop's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { stars, text, name, createdAt, editedAt, answer } = review;
  return (
    <li className={css.review}>
      <p className={css.who}>
        <Stars filled={stars} />
        <VisuallyHidden>{`${starsWords(stars)} su 5, `}</VisuallyHidden>
        <strong>{name}</strong>
        <time dateTime={createdAt} className={css.small}>
          {dayWords(createdAt)}
        </time>
        <Badge kind="enriched">Acquisto verificato</Badge>
      </p>
      <p className={css.words}>{text}</p>
      <Photo review={review} />
      {editedAt && <p className={css.small}>Modificata il {dayWords(editedAt)}</p>}
      {answer && (
        <div className={css.answer}>
          <p className={css.small}>
            <strong>La nostra risposta</strong>, {dayWords(answer.createdAt)}
          </p>
          <p className={css.words}>{answer.text}</p>
        </div>
      )}
      <ReportReview id={review.id} name={name} />
    </li>
  );
}

/** A plain link to the large one: it needs no script, and the browser's own keys enlarge it. */
function Photo({ review: { image, name } }: { review: Review }) {
  if (image === null) return null;
  return (
    <a href={mediaFileUrl(image, 1280, 'jpg')} target="_blank" rel="noopener" className={css.photo}>
      <ProductImage
        url={image}
        alt={`Foto di ${name}, grande in una nuova scheda`}
        widths={[160, 320]}
        sizes="9rem"
      />
    </a>
  );
}
