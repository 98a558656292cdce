import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { dayWords } from '@zaino/rules/day-words';
import { nothingDone } from '../nothing-done';
import { type UndoableStep, StepChanges } from '../step-changes';
import type { BookCalls } from './book-calls';
import type { BookChange } from './book-kinds';
import { type ToOrderFields, type ToOrderRow, pageOf } from './book-rows';
import { bookNoun } from './books-table';

const NOTHING_LEFT = 'Nel frattempo non c’è più nulla da fare per questi libri.';

/** Everything that the table of books changes. */
export class BookChanges extends StepChanges<ToOrderRow, ToOrderFields> {
  constructor(
    list: LoadedRows<ToOrderRow, ToOrderFields>,
    private readonly calls: BookCalls,
  ) {
    const readAll = async () => pageOf(await calls.read()).rows;
    super(list, { noun: bookNoun, readAll, notFound: 'Libro non trovato' });
  }

  /** Rejects where nothing was changed. */
  bulk(rows: readonly ToOrderRow[], change: BookChange, textOf: (count: number) => string) {
    const note = 'expected' in change ? `, previsti ${dayWords(change.expected.to)}` : '';
    const ids = rows.map(({ id }) => id);
    return this.many(
      () => this.run(stepOf(this.calls, rows, change), ids),
      (count) => textOf(count) + note,
    );
  }
}

function stepOf(calls: BookCalls, rows: readonly ToOrderRow[], change: BookChange): UndoableStep {
  if ('expected' in change) return ordering(calls, rows, change);
  if (change.command === 'give') return giving(calls, rows);
  if (change.command === 'count') {
    const { copies } = change;
    return counting(
      calls,
      rows.map(({ id, shelf }) => ({ id, was: shelf, copies })),
    );
  }
  const known = new Map(rows.map(({ publisher, distributor }) => [publisher, distributor]));
  return naming(
    calls,
    [...known].map(([publisher, was]) => ({ publisher, was, name: change.distributor })),
  );
}

/** Of the list that these rows are of: who came to wait since was not ordered for. */
function ordering(
  calls: BookCalls,
  rows: readonly ToOrderRow[],
  { command, expected }: Extract<BookChange, { expected: object }>,
): UndoableStep {
  const isbns = rows.map(({ id }) => id);
  const listedAt = new Date(Math.min(...rows.map(({ readAt }) => readAt))).toISOString();
  const step: UndoableStep = async () => {
    const { orders, leftOut } = await calls.order({ command, isbns, expected, listedAt });
    if (orders.length === 0) throw nothingDone(leftOut[0]?.reason ?? NOTHING_LEFT);
    return {
      leftOut: leftOut.map(({ number, reason }) => ({
        id: number,
        nome: `ordine ${number}`,
        motivo: reason,
      })),
      back: async () => {
        await calls.takeOrdersBack(orders);
        return { back: step };
      },
    };
  };
  return step;
}

function giving(calls: BookCalls, rows: readonly ToOrderRow[]): UndoableStep {
  const step: UndoableStep = async () => {
    const arrivals: string[] = [];
    for (const { id } of rows) arrivals.push(...(await calls.giveFromShelf(id)));
    if (arrivals.length === 0) throw nothingDone(NOTHING_LEFT);
    return {
      back: async () => {
        for (const arrival of arrivals) await calls.takeArrivalBack(arrival);
        return { back: step };
      },
    };
  };
  return step;
}

interface Counted {
  id: string;
  was: number;
  copies: number;
}

function counting(calls: BookCalls, counted: readonly Counted[]): UndoableStep {
  return async () => {
    for (const { id, was, copies } of counted) await calls.countShelf(id, copies, was);
    const back = counted.map(({ id, was, copies }) => ({ id, was: copies, copies: was }));
    return { back: counting(calls, back) };
  };
}

interface Named {
  publisher: string;
  was: string;
  name: string;
}

function naming(calls: BookCalls, named: readonly Named[]): UndoableStep {
  return async () => {
    for (const { publisher, name } of named) await calls.nameDistributor(publisher, name);
    const back = named.map(({ publisher, was, name }) => ({ publisher, was: name, name: was }));
    return { back: naming(calls, back) };
  };
}
