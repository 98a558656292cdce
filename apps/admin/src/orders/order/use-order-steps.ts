import { useQueryClient } from '@tanstack/react-query';
import type { Order, StaffCommand, Tender } from '@zaino/contracts/orders';
import { commandWords, type StaffCommandName } from '@zaino/order-commands/command-words';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useState } from 'react';
import { orderQuery, sendCommand, sendHandOver } from './order.api';

/** Commands that only say where lines are: a mistake is taken back at once. */
const undoable: readonly StaffCommandName[] = [
  'order-from-supplier',
  'change-dates',
  'reserve',
  'mark-ready',
  'deliver',
];

const nothing: ReadonlySet<string> = new Set();

/** What takes the last step back: the order as that has left it, and its lines. */
interface LastStep {
  version: number;
  lineIds: string[];
}

export type StaffOrderSteps = ReturnType<typeof useOrderSteps>;

/** What is done with one order at the desk of staff. */
export function useOrderSteps(order: Order) {
  const { id } = order;
  const [chosen, choose] = useState(nothing);
  const [command, ask] = useState<StaffCommandName | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [last, setLast] = useState<LastStep | null>(null);
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries(orderQuery(id));
  const lines = order.lines.filter((line) => chosen.has(line.id));

  const finish = (words: string) => {
    ask(null);
    choose(nothing);
    setDone(words);
    readAgain();
  };
  const stepOf = (name: StaffCommandName, after: Order, lineIds: string[]) => {
    const able = after.lines.filter(
      (line) => lineIds.includes(line.id) && line.commands.includes('take-back'),
    );
    const isUndoable = undoable.includes(name) && able.length > 0;
    setLast(isUndoable ? { version: after.version, lineIds: able.map((line) => line.id) } : null);
  };
  const takeBack = async ({ version, lineIds }: LastStep) => {
    setLast(null);
    try {
      await sendCommand({ id, version }, { command: 'take-back', lineIds });
      finish('Riportato indietro.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      finish(failureWords(error));
    }
  };

  return {
    chosen,
    choose,
    lines,
    command,
    ask,
    done,
    /** What a dialog asks, and about which lines. */
    asked: command && { command, lineIds: [...chosen] },
    askAgain: (asked: { command: StaffCommandName; lineIds: string[] }) => {
      choose(new Set(asked.lineIds));
      ask(asked.command);
    },
    close: () => ask(null),
    closeMessage: () => setDone(null),
    readAgain,
    /** Of the dialog: rejects with `ApiError`. */
    give: async (given: StaffCommand) => {
      stepOf(given.command, await sendCommand(order, given), given.lineIds);
    },
    finish: (name: StaffCommandName) => finish(`${commandWords[name].title}: fatto.`),
    /** Of the dialog that asks for the money that is due: rejects with `ApiError`. */
    handOver: async (tender: Tender | null) => {
      const lineIds = lines.map((line) => line.id);
      stepOf('deliver', await sendHandOver(order, lineIds, tender), lineIds);
      finish(`${commandWords.deliver.title}: fatto.`);
    },
    undo: last ? () => void takeBack(last) : undefined,
  };
}
