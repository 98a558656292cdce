import type { DeskOrder, Tender } from '@zaino/contracts/orders';
import { useJobQueue } from '@zaino/scanning/use-job-queue';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRef, useState } from 'react';
import { findByNumber, readOrder, searchOrders } from './counter.api';
import {
  handOver,
  mail,
  notePayment,
  type CounterStep,
  takeBack,
  takeMoney,
} from './counter-steps';
import { type Counts, wishOf } from './hand-over';

const all: Counts = new Map();

export type Counter = ReturnType<typeof useCounter>;

/** The order that lies on the counter, and what is done with it, one thing after the other. */
export function useCounter(focusField: () => void) {
  const [order, setOrder] = useState<DeskOrder | null>(null);
  const [counts, setCounts] = useState(all);
  const [message, setMessage] = useState<string | null>(null);
  const [undoable, setUndoable] = useState<string[]>([]);
  const { isBusy, isIdle, run } = useJobQueue();
  // The screen is drawn later than a second press may come.
  const onCounter = useRef(order);

  const show = (next: DeskOrder | null, words: string | null, undo: string[] = []) => {
    onCounter.current = next;
    setOrder(next);
    setCounts(all);
    setMessage(words);
    setUndoable(undo);
  };
  /** True where it was found and lies on the counter now. */
  const open = async (read: () => Promise<DeskOrder>): Promise<boolean> => {
    let isFound = false;
    await run(async () => {
      try {
        show(await read(), null);
        isFound = true;
      } catch (error) {
        setMessage(wordsOf(error));
      }
    });
    return isFound;
  };
  /** Pressed twice it is done once. */
  const give = (step: CounterStep) => {
    if (order === null || order !== onCounter.current || !isIdle()) return;
    void run(async () => {
      try {
        const { after, words, undo = undoable } = await step(order);
        show(after, words, undo);
      } catch (error) {
        const words = wordsOf(error);
        setMessage(words);
        if (isConflict(error)) show(await readOrder(order.id).catch(() => order), words);
      }
      focusField();
    });
  };
  const wish = order && wishOf(order, counts);

  return {
    order,
    counts,
    wish,
    message,
    isBusy,
    say: setMessage,
    canUndo: undoable.length > 0,
    setCount: (lineId: string, count: number) =>
      setCounts((before) => new Map(before).set(lineId, count)),
    openNumber: (number: string) => open(() => findByNumber(number)),
    openId: (id: string) => open(() => readOrder(id)),
    /** Where one order alone is meant by the words. */
    openFound: (words: string) => open(() => findOne(words)),
    leave: () => show(null, null),
    /** What is ticked, and what is due where it is said how; without a tick the money alone. */
    handOver: (tender: Tender | null) => {
      if (wish !== null) give(handOver(wish, tender));
      else if (tender !== null) give(takeMoney(tender));
    },
    undo: () => {
      if (undoable.length > 0) give(takeBack(undoable));
    },
    note: (tender: Tender, tillNumber: string) => give(notePayment(tender, tillNumber)),
    mail: () => give(mail),
    /** The order as a dialog has left it. */
    replace: (after: DeskOrder, words: string) => {
      show(after, words);
      focusField();
    },
    readAgain: () => {
      if (order) void open(() => readOrder(order.id));
    },
  };
}

/** Rejects with a sentence where no order is meant, or several are. */
async function findOne(words: string): Promise<DeskOrder> {
  const [one, other] = await searchOrders(words);
  if (one === undefined) throw new NotOne(`Nessun ordine trovato per “${words}”.`);
  if (other !== undefined) throw new NotOne(SEVERAL_ORDERS);
  return readOrder(one.id);
}

/** Which of them is meant only a person can say. */
export const SEVERAL_ORDERS = 'Più ordini corrispondono: scegli con le frecce.';

class NotOne extends Error {}

const isConflict = (error: unknown) => error instanceof ApiError && error.kind === 'conflict';

function wordsOf(error: unknown): string {
  if (error instanceof NotOne) return error.message;
  if (!(error instanceof ApiError)) throw error;
  return failureWords(error);
}
