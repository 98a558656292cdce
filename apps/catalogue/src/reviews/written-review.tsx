import type { OwnReview } from '@zaino/contracts/catalogue';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { ProductImage } from '@zaino/ui/product-image';
import { Stars } from '@zaino/ui/stars';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './own-review.module.css';
import { starsWords } from './review-words';

interface WrittenReviewProps {
  review: OwnReview;
  onEdit: () => void;
  onDelete: () => void;
}

const stateWords = {
  pending: 'In attesa: la leggiamo prima di pubblicarla',
  approved: 'Pubblicata',
  refused: 'Non pubblicata',
} as const;

/** A review of one's own as it stands. */
export function WrittenReview({ review, onEdit, onDelete }: WrittenReviewProps) {
  const { stars, text, image, state, refusal } = review;
  return (
    <>
      <p className={css.state}>
        <Stars filled={stars} />
        <VisuallyHidden>{`${starsWords(stars)} su 5, `}</VisuallyHidden>
        <Badge kind={state === 'approved' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
      </p>
      {refusal !== null && (
        <p>
          <strong>Perché non la pubblichiamo:</strong> “{refusal}”. Puoi cambiarla e mandarla di
          nuovo.
        </p>
      )}
      <p className={css.words}>{text}</p>
      {image !== null && (
        <ProductImage
          url={image}
          alt="La foto della tua recensione"
          widths={[160, 320]}
          sizes="9rem"
          className={css.photo}
        />
      )}
      <div className={css.commands}>
        <Button variant="outline" size="small" onClick={onEdit}>
          Modifica la recensione
        </Button>
        <Button variant="text" size="small" onClick={onDelete}>
          Elimina la recensione
        </Button>
      </div>
    </>
  );
}
