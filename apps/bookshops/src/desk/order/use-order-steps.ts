import type { DeskCommand, DeskOrder, StaffCommand } from '@zaino/contracts/orders';
import { commandWords } from '@zaino/order-commands/command-words';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { sendCommand } from './order.api';
import { type AskedName, linesFor, type StepName, stepWords } from './step-words';
import { useHandOver } from './use-hand-over';

const nothing: ReadonlySet<string> = new Set();

export type DeskOrderSteps = ReturnType<typeof useOrderSteps>;

/** What a dialog asks about. */
interface Question {
  name: AskedName;
  lines: DeskOrder['lines'];
}

/** What dialogs ask about an order; with what is kept of it where the session ends meanwhile. */
function useQuestions({ lines: all }: DeskOrder) {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question,
    ask: (name: AskedName, lines: DeskOrder['lines']) =>
      setQuestion({ name, lines: linesFor(name, lines) }),
    asked: question && { name: question.name, lineIds: question.lines.map(({ id }) => id) },
    askAgain: ({ name, lineIds }: { name: AskedName; lineIds: string[] }) =>
      setQuestion({ name, lines: all.filter(({ id }) => lineIds.includes(id)) }),
    closeQuestion: () => setQuestion(null),
  };
}

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

  const questions = useQuestions(order);
  /** The order as something has left it that can be taken back for the lines that are named. */
  const show = (after: DeskOrder, words: string, taken: string[] = []) => {
    setUndoable(taken);
    setMoved(after);
    setChosen(nothing);
    setMessage(words);
  };
  const handOver = useHandOver(order, { onBegin: () => setUndoable([]), onDone: show });
  const give = async (command: DeskCommand) => {
    setUndoable([]);
    setMoved(await sendCommand(order, command));
    setChosen(nothing);
  };
  const giveAtOnce = async (command: DeskCommand, done: string, taken: string[]) => {
    setIsSending(true);
    try {
      await give(command);
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
    ...questions,
    handOver,
    /** The order as another part of the page has left it. */
    replace: (after: DeskOrder, words: string) => show(after, words),
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    /** With those of the lines that allow it. */
    step: (name: StepName, lines: DeskOrder['lines']) => {
      const lineIds = linesFor(name, lines).map(({ id }) => id);
      void giveAtOnce({ command: name, lineIds }, `${stepWords[name]}.`, lineIds);
    },
    /** Of the dialog: rejects with `ApiError`. */
    answer: async (command: StaffCommand) => {
      // A bookshop is offered neither.
      if (command.command !== 'ship' && command.command !== 'refund') await give(command);
    },
    finish: (name: AskedName) => {
      questions.closeQuestion();
      setMessage(`${commandWords[name].title}: fatto.`);
    },
    readAgain: () => void revalidate(),
    undo:
      undoable.length > 0
        ? () =>
            void giveAtOnce({ command: 'take-back', lineIds: undoable }, 'Riportato indietro.', [])
        : undefined,
    closeMessage: () => setMessage(null),
  };
}
