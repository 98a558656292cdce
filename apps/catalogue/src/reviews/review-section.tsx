import { formatCount } from '@zaino/rules/format-count';
import { REVIEWS_ID } from '@zaino/rules/page-path';
import { Notice } from '@zaino/ui/notice';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { useRevalidator } from '@zaino/web/router';
import { OwnPart } from './own-part';
import { ReviewItem } from './review-item';
import { ReviewPages } from './review-pages';
import css from './review-section.module.css';
import { ReviewSummaryBars } from './review-summary';
import type { ProductReviews, ReviewedProduct } from './reviews.api';

interface ReviewSectionProps {
  product: ReviewedProduct;
  reviews: ProductReviews | null;
}

/** What customers who have received the product say of it, how that is known, and the way to say something. */
export function ReviewSection({ product, reviews }: ReviewSectionProps) {
  const headingId = `${REVIEWS_ID}-titolo`;
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <section id={REVIEWS_ID} aria-labelledby={headingId} className={css.section}>
        <h2 id={headingId} className={css.heading}>
          Recensioni
        </h2>
        <Verification product={product} />
        <OwnPart product={product} />
        <Reviews product={product} reviews={reviews} />
      </section>
    </Sheet>
  );
}

/** Codice del consumo, art. 22, comma 5-bis: whether and how it is made sure that who writes has bought. */
function Verification({
  product: { numeroRecensioni, valutazione },
}: {
  product: ReviewedProduct;
}) {
  return (
    <div className={css.note}>
      <p>
        Scrive solo chi ha ricevuto questo prodotto con un ordine fatto qui: lo controlliamo tra gli
        ordini dell’account al momento in cui scrive. Leggiamo ogni recensione prima di pubblicarla,
        pubblichiamo allo stesso modo lodi e critiche, e nessuno è pagato per scriverle.
      </p>
      {numeroRecensioni > 0 && (
        <p>
          Il fornitore indica {valutazione.toLocaleString('it-IT')} su 5 (
          {formatCount(numeroRecensioni)} valutazioni): questo dato non è verificato da noi e non
          entra nella nostra media.
        </p>
      )}
    </div>
  );
}

function Reviews({ product, reviews }: ReviewSectionProps) {
  if (reviews === null)
    return <p>Ancora nessuna recensione di chi lo ha comprato su questo sito.</p>;
  const { found, page } = reviews;
  if (found === null) return <ReviewsMissing />;
  return (
    <div className={css.columns}>
      <ReviewSummaryBars summary={found.summary} />
      <div>
        <ul className={css.list}>
          {found.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        <ReviewPages id={product.id} page={page} count={found.summary.count} />
      </div>
    </div>
  );
}

function ReviewsMissing() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="error"
      action={
        <Button
          variant="outline"
          size="small"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Riprova
        </Button>
      }
    >
      <strong>Servizio momentaneamente non disponibile.</strong> Le recensioni non si possono
      leggere ora.
    </Notice>
  );
}
