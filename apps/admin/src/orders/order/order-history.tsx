import type { Order } from '@zaino/contracts/orders';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../day-words';
import { doneWords } from './command-words';
import css from './order-desk.module.css';

const actors = { customer: 'Il cliente', staff: 'Lo staff', system: 'Il sistema' } as const;

/** All that was done to the order, newest first: who, when and to what. */
export function OrderHistory({ order: { events, lines } }: { order: Order }) {
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  return (
    <section className={css.part}>
      <h2>Storia</h2>
      <Sheet isEdgeToEdge>
        <ol className={css.events} reversed>
          {events.toReversed().map(({ at, who, name, command, lineIds, text }, index) => (
            <li key={`${at}-${index}`} className={css.event}>
              <time dateTime={at} className={css.small}>
                {moment(at)}
              </time>
              <span>
                <strong>
                  {(doneWords as Partial<Record<string, string>>)[command] ?? command}
                </strong>
                {text !== '' && `. ${text}`}
                {lineIds.length > 0 && lineIds.length < lines.length && (
                  <span className={css.small}>
                    {' '}
                    {lineIds.map((id) => titles.get(id)).join(', ')}
                  </span>
                )}
              </span>
              <span className={css.small}>{name ?? actors[who]}</span>
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
}
