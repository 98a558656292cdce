import type { BookEvent } from '@zaino/contracts/schools';
import { counted } from '@zaino/data-table/count-words';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../../layout/moment-words';
import { bookFieldWords, bookNoun, changeOf } from '../book-words';
import css from './book-desk.module.css';

interface BookHistoryProps {
  history: readonly BookEvent[];
  isUndoing: boolean;
  onUndo: (changeId: string) => void;
}

/** What was changed in the last 30 days, newest first, each with the way to take it back. */
export function BookHistory({ history, isUndoing, onUndo }: BookHistoryProps) {
  return (
    <section className={css.part}>
      <h2>Modifiche degli ultimi 30 giorni</h2>
      {history.length === 0 ? (
        <p>Negli ultimi 30 giorni la scheda non è cambiata.</p>
      ) : (
        <Sheet isEdgeToEdge>
          <ol className={css.events} reversed>
            {history.map((event) => (
              <li key={event.changeId} className={css.event}>
                <time dateTime={event.quando} className={css.small}>
                  {moment(event.quando)}
                </time>
                <div>
                  <strong>{changeOf(event.tipo, event.nome)}</strong>
                  {event.campi.map(({ campo, prima, dopo }) => (
                    <p key={campo} className={css.small}>
                      {bookFieldWords[campo]}: {shown(prima)} → {shown(dopo)}
                    </p>
                  ))}
                </div>
                <Undo event={event} isUndoing={isUndoing} onUndo={onUndo} />
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </section>
  );
}

/** A change of many books is taken back in all of them, and says so. */
function Undo({
  event,
  isUndoing,
  onUndo,
}: Omit<BookHistoryProps, 'history'> & { event: BookEvent }) {
  const { changeId, annullata, libri, quando } = event;
  if (annullata) return <span className={css.small}>Annullata</span>;
  return (
    <Button variant="outline" size="small" disabled={isUndoing} onClick={() => onUndo(changeId)}>
      {libri === 1 ? 'Annulla la modifica' : `Annulla in ${counted(bookNoun, libri)}`}
      <VisuallyHidden>{` del ${moment(quando)}`}</VisuallyHidden>
    </Button>
  );
}

const shown = (text: string) => (text === '' ? 'vuoto' : `“${text}”`);
