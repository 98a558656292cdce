import type { DeskOrder, Tender } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { sendCommand, sendHandOver } from '../order/order.api';
import { mailSummary, sendNote, sendPayment } from './counter.api';
import { doneWords, tenderWords } from './counter-words';
import { newlyHandedOver, type HandOverWish } from './hand-over';

/** What a step has come to. */
interface Done {
  after: DeskOrder;
  words: string;
  /** Lines by which it can be taken back; what could be before still can, where none are named. */
  undo?: string[];
}

/** Something that is done with the order on the counter; rejects with `ApiError` where it was not. */
export type CounterStep = (before: DeskOrder) => Promise<Done>;

/** Hands over what is wished, and takes what is due where it is said how. */
export const handOver =
  (wish: HandOverWish, tender: Tender | null): CounterStep =>
  async (before) => {
    const payment = tender === null ? {} : { payment: { tender } };
    const after = await sendHandOver(before, { ...wish, ...payment });
    const words = doneWords(after, tender, before.due);
    return { after, words, undo: newlyHandedOver(before, after) };
  };

/** Takes what is due, and hands over nothing. */
export const takeMoney =
  (tender: Tender): CounterStep =>
  async (before) => ({
    after: await sendPayment(before, tender),
    words: `Incassati ${formatEuro(before.due)} ${tenderWords[tender]}.`,
    undo: [],
  });

export const takeBack =
  (lineIds: string[]): CounterStep =>
  async (before) => {
    const after = await sendCommand(before, { command: 'take-back', lineIds });
    const words = after.counterPayment
      ? 'Consegna annullata; il pagamento resta registrato.'
      : 'Consegna annullata.';
    return { after, words, undo: [] };
  };

export const notePayment =
  (tender: Tender, tillNumber: string): CounterStep =>
  async (before) => ({
    after: await sendNote(before, { tender, tillNumber }),
    words: 'Pagamento aggiornato.',
  });

export const mail: CounterStep = async (before) => ({
  after: await mailSummary(before),
  words: 'Riepilogo mandato per e-mail.',
});
