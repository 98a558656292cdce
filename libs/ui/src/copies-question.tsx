import { Button } from './button';
import { Dialog } from './dialog';

interface Question {
  /** Books that are in the cart already. */
  present: number;
  /** Books that are not, or not with all their copies. */
  missing: number;
  all: number;
}

interface CopiesQuestionProps {
  /** Null asks nothing. */
  question: Question | null;
  onAnswer: (answer: 'missing' | 'copy' | 'nothing') => void;
}

/** Asks, once for a whole press, what to do with books of it that are in the cart already. */
export function CopiesQuestion({ question, onAnswer }: CopiesQuestionProps) {
  const isMissing = question !== null && question.missing > 0;
  return (
    <Dialog
      isOpen={question !== null}
      title={question && titleOf(question)}
      onClose={() => onAnswer('nothing')}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer('copy')}>
            Aggiungi un’altra copia
          </Button>
          {isMissing ? (
            <Button onClick={() => onAnswer('missing')}>
              {question.missing === 1 ? 'Aggiungi solo il mancante' : 'Aggiungi solo i mancanti'}
            </Button>
          ) : (
            <Button onClick={() => onAnswer('nothing')}>Lascia così</Button>
          )}
        </>
      }
    >
      <p>{question && wordsOf(question)}</p>
    </Dialog>
  );
}

const isOrAre = (count: number) => (count === 1 ? 'è' : 'sono');

function titleOf({ present, all }: Question): string {
  const books = present === 1 ? '1 libro' : `${present} libri`;
  if (present < all) return `${books} su ${all} ${isOrAre(present)} già nel carrello`;
  return present === 1
    ? 'Questo libro è già nel carrello'
    : `Questi ${books} sono già nel carrello`;
}

function wordsOf({ present, missing, all }: Question): string {
  if (missing === 0) {
    return present === 1
      ? 'Serve anche a un fratello o a una sorella? Allora aggiungine un’altra copia.'
      : 'Servono anche a un fratello o a una sorella? Allora aggiungi un’altra copia di tutti.';
  }
  const there = present === 1 ? 'quello che c’è già' : `i ${present} che ci sono già`;
  const lack = missing === 1 ? 'Ne manca 1' : `Ne mancano ${missing}`;
  return present === all
    ? `${lack} per avere tutte le copie. Con un’altra copia si aggiungono tutte di nuovo.`
    : `${lack}. Con un’altra copia si aggiungono tutti e ${all}, anche ${there}.`;
}
