import type { AdminReview } from '@zaino/contracts/catalogue';
import { mediaFileUrl } from '@zaino/contracts/shared';
import { productPath } from '@zaino/rules/page-path';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { ProductImage } from '@zaino/ui/product-image';
import { Stars } from '@zaino/ui/stars';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../../layout/moment-words';
import css from '../comments/comments.module.css';
import { reasonWords } from './review-words';
import own from './reviews.module.css';

interface ReviewRowProps {
  review: AdminReview;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onApprove: () => void;
  onRefuse: () => void;
  onAnswer: () => void;
}

const stateWords = { pending: 'Da leggere', approved: 'Pubblicata', refused: 'Rifiutata' } as const;

/** One review as it was written, with what readers say of it and what can be decided. */
export function ReviewRow({ review, isChosen, isBusy, onChoose, ...actions }: ReviewRowProps) {
  const { name, stars, text, createdAt, editedAt, state, refusal, product, answer } = review;
  return (
    <li className={css.row}>
      <div className={css.tick}>
        <Tick
          label={`Recensione di ${name} a ${product.name}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </div>
      <div>
        <p className={css.who}>
          <Stars filled={stars} />
          <VisuallyHidden>{`${stars} stelle su 5, `}</VisuallyHidden>
          <strong>{name}</strong>
          <span className={css.small}>
            {moment(editedAt ?? createdAt)}
            {editedAt && ', modificata'}
          </span>
          <Badge kind={state === 'approved' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
        </p>
        <p className={css.small}>
          A <a href={productPath(product.id)}>{product.name}</a>
        </p>
        <p className={css.words}>{text}</p>
        <Photo review={review} />
        {refusal !== null && <p className={css.small}>Motivo del rifiuto: {refusal}</p>}
        <Reports reports={review.reports} />
        {answer && (
          <p className={css.words}>
            <strong>La nostra risposta:</strong> {answer.text}
          </p>
        )}
        <Commands review={review} isBusy={isBusy} {...actions} />
      </div>
    </li>
  );
}

function Photo({ review: { image, name } }: { review: AdminReview }) {
  if (image === null) return null;
  return (
    <a href={mediaFileUrl(image, 1280, 'jpg')} target="_blank" rel="noopener" className={own.photo}>
      <ProductImage
        url={image}
        alt={`Foto di ${name}, grande in una nuova scheda`}
        widths={[160, 320]}
        sizes="9rem"
      />
    </a>
  );
}

function Reports({ reports }: Pick<AdminReview, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <div className={own.reports}>
      <p>
        <strong>
          {reports.length === 1 ? '1 segnalazione' : `${reports.length} segnalazioni`}
        </strong>
      </p>
      <ul>
        {reports.map(({ reason, text, createdAt }) => (
          <li key={`${createdAt} ${reason} ${text}`}>
            {reasonWords[reason]}
            {text !== '' && `: ${text}`} <span className={css.small}>{moment(createdAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type CommandsProps = Omit<ReviewRowProps, 'isChosen' | 'onChoose'>;

/** An action that would change nothing is not offered. */
function Commands({ review, isBusy, onApprove, onRefuse, onAnswer }: CommandsProps) {
  const { state, reports, answer, name } = review;
  const isPublished = state === 'approved';
  return (
    <div className={css.commands}>
      {(!isPublished || reports.length > 0) && (
        <Button variant="outline" size="small" disabled={isBusy} onClick={onApprove}>
          {isPublished ? 'Lascia pubblicata' : 'Pubblica'}
          <VisuallyHidden> la recensione di {name}</VisuallyHidden>
        </Button>
      )}
      {(state !== 'refused' || reports.length > 0) && (
        <Button variant="outline" size="small" disabled={isBusy} onClick={onRefuse}>
          {isPublished ? 'Togli e rifiuta' : 'Rifiuta'}
          <VisuallyHidden> la recensione di {name}</VisuallyHidden>
        </Button>
      )}
      <Button variant="text" size="small" disabled={isBusy} onClick={onAnswer}>
        {answer ? 'Cambia la risposta' : 'Rispondi'}
        <VisuallyHidden> a {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
