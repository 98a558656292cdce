import type { DeskCommand, DeskOrder } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { sendCommand } from './order.api';
import { type StepName, stepWords } from './step-words';

const nothing: ReadonlySet<string> = new Set();

export type OrderSteps = ReturnType<typeof useOrderSteps>;

/** What is done with an order at the counter, one step after the other; each answer is the order as it is then. */
export function useOrderSteps(first: DeskOrder) {
  const [moved, setMoved] = useState<DeskOrder | null>(null);
  const [chosen, setChosen] = useState(nothing);
  const [message, setMessage] = useState<string | null>(null);
  const [undoable, setUndoable] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const { revalidate } = useRevalidator();
  // What a reload brings is newer than the last answer, or the same.
  const order = moved !== null && moved.version > first.version ? moved : first;

  const send = async (command: DeskCommand, done: string, taken: string[]) => {
    setIsSending(true);
    setUndoable([]);
    try {
      setMoved(await sendCommand(order, command));
      setChosen(nothing);
      setUndoable(taken);
      setMessage(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(failureWords(error));
      if (error.kind === 'conflict') await revalidate();
    } finally {
      setIsSending(false);
    }
  };

  return {
    order,
    chosen,
    message,
    isSending,
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    give: (name: StepName, lines: DeskOrder['lines']) => {
      const lineIds = lines.filter(({ commands }) => commands.includes(name)).map(({ id }) => id);
      // Money that was taken is given back at the till, not here.
      const isMoney = name === 'register-shop-payment';
      return send({ command: name, lineIds }, `${stepWords[name].done}.`, isMoney ? [] : lineIds);
    },
    undo:
      undoable.length > 0
        ? () => void send({ command: 'take-back', lineIds: undoable }, 'Riportato indietro.', [])
        : undefined,
    closeMessage: () => setMessage(null),
  };
}
