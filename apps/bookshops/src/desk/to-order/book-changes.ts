import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { dayWords } from '@zaino/rules/day-words';
import { nothingDone } from '../bulk/nothing-done';
import { type Step, StepChanges } from '../bulk/step-changes';
import type { BookChange } from './book-kinds';
import { type BookFields, type BookRow, pageOf } from './book-rows';
import { bookNoun } from './books-table';
import {
  countShelf,
  giveFromShelf,
  nameDistributor,
  orderBooks,
  readBooks,
  takeArrivalBack,
  takeOrdersBack,
} from './to-order.api';

const NOTHING_LEFT = 'Nel frattempo non c’è più nulla da fare per questi libri.';

/** Everything that the table of books changes. */
export class BookChanges extends StepChanges<BookRow, BookFields> {
  constructor(list: LoadedRows<BookRow, BookFields>) {
    const readAll = async () => pageOf(await readBooks()).rows;
    super(list, { noun: bookNoun, readAll, notFound: 'Libro non trovato' });
  }

  /** Rejects where nothing was changed. */
  bulk(rows: readonly BookRow[], change: BookChange, textOf: (count: number) => string) {
    const note = 'expected' in change ? `, previsti ${dayWords(change.expected.to)}` : '';
    const ids = rows.map(({ id }) => id);
    return this.many(
      () => this.run(stepOf(rows, change), ids),
      (count) => textOf(count) + note,
    );
  }
}

function stepOf(rows: readonly BookRow[], change: BookChange): Step {
  if ('expected' in change) return ordering(rows, change);
  if (change.command === 'give') return giving(rows);
  if (change.command === 'count') {
    return counting(rows.map(({ id, shelf }) => ({ id, was: shelf, copies: change.copies })));
  }
  const known = new Map(rows.map(({ publisher, distributor }) => [publisher, distributor]));
  return naming(
    [...known].map(([publisher, was]) => ({ publisher, was, name: change.distributor })),
  );
}

/** Of the list that these rows are of: who came to wait since was not ordered for. */
function ordering(
  rows: readonly BookRow[],
  { command, expected }: Extract<BookChange, { expected: object }>,
): Step {
  const isbns = rows.map(({ id }) => id);
  const listedAt = new Date(Math.min(...rows.map(({ readAt }) => readAt))).toISOString();
  const step: Step = async () => {
    const { orders, leftOut } = await orderBooks({ command, isbns, expected, listedAt });
    if (orders.length === 0) throw nothingDone(leftOut[0]?.reason ?? NOTHING_LEFT);
    return {
      leftOut: leftOut.map(({ number, reason }) => ({
        id: number,
        nome: `ordine ${number}`,
        motivo: reason,
      })),
      back: async () => {
        await takeOrdersBack(orders);
        return { back: step };
      },
    };
  };
  return step;
}

function giving(rows: readonly BookRow[]): Step {
  const step: Step = async () => {
    const arrivals: string[] = [];
    for (const { id } of rows) arrivals.push(...(await giveFromShelf(id)));
    if (arrivals.length === 0) throw nothingDone(NOTHING_LEFT);
    return {
      back: async () => {
        for (const arrival of arrivals) await takeArrivalBack(arrival);
        return { back: step };
      },
    };
  };
  return step;
}

function counting(counted: readonly { id: string; was: number; copies: number }[]): Step {
  return async () => {
    for (const { id, was, copies } of counted) await countShelf(id, copies, was);
    const back = counted.map(({ id, was, copies }) => ({ id, was: copies, copies: was }));
    return { back: counting(back) };
  };
}

function naming(named: readonly { publisher: string; was: string; name: string }[]): Step {
  return async () => {
    for (const { publisher, name } of named) await nameDistributor(publisher, name);
    const back = named.map(({ publisher, was, name }) => ({ publisher, was: name, name: was }));
    return { back: naming(back) };
  };
}
