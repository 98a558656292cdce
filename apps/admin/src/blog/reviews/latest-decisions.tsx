import type { ReviewDecision } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { doneWords } from './review-words';
import { decisionsQuery } from './reviews.api';
import css from './reviews.module.css';

interface LatestDecisionsProps {
  isBusy: boolean;
  onUndo: (id: string) => void;
}

/** What was decided lately, also before the page was loaded: it can be taken back for 30 days. */
export function LatestDecisions({ isBusy, onUndo }: LatestDecisionsProps) {
  const { value } = usePageQuery(decisionsQuery);
  if (value === null || value.decisions.length === 0) return null;
  return (
    <details className={css.latest}>
      <summary>Ultime decisioni</summary>
      <ul>
        {value.decisions.map((decision) => (
          <li key={decision.id} className={css.decision}>
            <span>
              {moment(decision.createdAt)}: {wordsOf(decision)}
            </span>
            {decision.undoneAt === null && decision.reviews > 0 && (
              <Button
                variant="text"
                size="small"
                disabled={isBusy}
                onClick={() => onUndo(decision.id)}
              >
                Annulla la decisione
                <VisuallyHidden> del {moment(decision.createdAt)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `2 recensioni rifiutate (Maria R. a Zaino blu e altre), annullata`. */
function wordsOf({ action, reviews, first, undoneAt }: ReviewDecision): string {
  if (reviews === 0 || first === null) return 'le recensioni non ci sono più';
  const others = reviews > 1 ? ' e altre' : '';
  const what = `${doneWords(action, reviews)} (${first.name} a ${first.product}${others})`;
  return undoneAt === null ? what : `${what}, decisione annullata`;
}
