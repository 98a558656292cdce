import { type OpeningEvent, type ReviewedField, reviewedFields } from '@zaino/contracts/bookshops';
import { reviewedFieldWords } from '@zaino/rules/bookshop-words';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../../layout/moment-words';
import { actionWords } from '../bookshop-words';
import css from './bookshop-desk.module.css';

const byOwner = new Set<OpeningEvent['action']>(['applied', 'withdrawn', 'changes-asked']);

/** All that was asked and decided, newest first: who, when, what and why. */
export function History({ history }: { history: OpeningEvent[] }) {
  return (
    <section className={css.part}>
      <h2>Storia</h2>
      {history.length === 0 ? (
        <p>Non è ancora successo nulla.</p>
      ) : (
        <Sheet isEdgeToEdge>
          <ol className={css.events} reversed>
            {history.map((event, index) => (
              <li key={`${event.at}-${index}`} className={css.event}>
                <time dateTime={event.at} className={css.small}>
                  {moment(event.at)}
                </time>
                <span>
                  {actionWords[event.action]}
                  {event.reason !== '' && `: ${event.reason}`}
                  <Changed event={event} />
                </span>
                <span className={css.small}>{actorOf(event)}</span>
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </section>
  );
}

/** Old and new of what was asked for or decided; an approval of all of it has nothing to compare. */
function Changed({ event: { action, before, after } }: { event: OpeningEvent }) {
  if (!action.startsWith('changes-')) return null;
  return reviewedFields
    .filter((field) => before[field] !== undefined || after[field] !== undefined)
    .map((field) => (
      <span key={field} className={css.small}>
        {' · '}
        {reviewedFieldWords[field]}: {wordsOf(field, before[field])} →{' '}
        {wordsOf(field, after[field])}
      </span>
    ));
}

/** Of a picture its address says nothing. */
function wordsOf(field: ReviewedField, value = ''): string {
  if (value === '') return 'vuoto';
  return field === 'picture' ? 'una foto' : value;
}

function actorOf({ admin, action }: OpeningEvent): string {
  if (admin !== null) return admin;
  return byOwner.has(action) ? 'Chi ha la libreria' : 'Il sistema';
}
