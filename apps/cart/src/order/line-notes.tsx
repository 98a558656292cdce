import type { Order, OrderLine } from '@zaino/contracts/orders';
import { extraStanding } from '@zaino/rules/book-extra-words';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { fullDay } from '../order-lines/dates';
import css from './line-notes.module.css';

interface LineNotesProps {
  line: OrderLine;
  order: Order;
  /** Whose it is, where the head above says so already. */
  child: string | null;
}

/** What else a family agreed to, or should know, about a line. */
export function LineNotes({ line, order, child }: LineNotesProps) {
  const notes = [
    child === null ? childWords(line, order) : null,
    line.substitute &&
      `Al suo posto arriva l’edizione ${line.substitute.title} (ISBN ${line.substitute.isbn})`,
    cedolaWords(line, order),
    extraWords(line),
    changeWords(line, order),
    lateWords(line),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** `Per Anna, Luca (2)`. */
function childWords({ children }: OrderLine, order: Order): string | null {
  const named = children.flatMap(({ childId, quantity }) => {
    const child = order.children.find(({ id }) => id === childId);
    if (!child) return [];
    return quantity > 1 ? `${child.nickname} (${quantity})` : child.nickname;
  });
  return named.length === 0 ? null : `Per ${named.join(', ')}`;
}

/** Who pays it, where that is not the family. */
function cedolaWords({ cedola }: OrderLine, { cedole = [] }: Order): string | null {
  const state = cedole.find(({ id }) => id === cedola?.id)?.state;
  if (state === 'accepted') return 'Lo paga il Comune con la cedola libraria';
  return state === 'entered' ? 'Con cedola libraria, da verificare' : null;
}

/** What the bookshop does to it, and what that costs beside it. */
function extraWords({ extra }: OrderLine): string | null {
  if (!extra) return null;
  return extra.total > 0
    ? `${extraStanding(extra)}, ${formatEuro(extra.total)}`
    : extraStanding(extra);
}

/** A date that moved is told as long as it counts. */
function changeWords({ id, state }: OrderLine, { events }: Order): string | null {
  const change = events.findLast(
    ({ command, lineIds }) => command === 'change-dates' && lineIds.includes(id),
  );
  return change && state === 'waiting' ? `Data aggiornata il ${fullDay(change.at)}` : null;
}

function lateWords({ commands, preference }: OrderLine): string | null {
  const { ifLate, cancelAfter } = preference;
  if (ifLate === 'wait' || cancelAfter === null || !commands.includes('cancel')) return null;
  return `Se non arriva entro ${dayWords(cancelAfter)} lo annulliamo e ti rimborsiamo`;
}
