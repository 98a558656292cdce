import { type OwnTenant, type ReviewedField, reviewedFields } from '@zaino/contracts/bookshops';
import {
  isBeingReviewed,
  missingSteps,
  reviewedFieldWords,
  reviewWords,
} from '@zaino/rules/bookshop-words';
import { Notice } from '@zaino/ui/notice';
import css from './shop-state.module.css';

/** Of a picture its address says nothing. */
function wordsOf(field: ReviewedField, value = ''): string {
  if (value === '') return 'vuoto';
  return field === 'picture' ? 'una foto nuova' : value;
}

/** What is still missing before families see the bookshop, what waits for us, and what we have decided. */
export function OpeningState({ tenant }: { tenant: OwnTenant }) {
  const { state, opening } = tenant;
  const { pending, reason } = opening;
  const missing = missingSteps(tenant);
  return (
    <>
      {reason !== '' && (
        <Notice>
          <strong>Perché l’abbiamo deciso.</strong> {reason}
        </Notice>
      )}
      {isBeingReviewed(tenant) && <Notice>{reviewWords}</Notice>}
      {!isBeingReviewed(tenant) && missing.length > 0 && (
        <div>
          <p>
            {state === 'open' ? 'Perché resti aperta manca ancora:' : 'Per aprirla manca ancora:'}
          </p>
          <ul className={css.missing}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {pending && (
        <div>
          <p>
            Queste modifiche aspettano la nostra approvazione. Fino ad allora le famiglie vedono i
            dati di prima:
          </p>
          <ul className={css.missing}>
            {reviewedFields
              .filter((field) => pending[field] !== undefined)
              .map((field) => (
                <li key={field}>
                  {reviewedFieldWords[field]}: {wordsOf(field, pending[field])}
                </li>
              ))}
          </ul>
        </div>
      )}
    </>
  );
}
