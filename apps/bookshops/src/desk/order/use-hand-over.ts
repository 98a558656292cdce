import type { DeskOrder, Tender } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { useState } from 'react';
import { sendHandOver } from './order.api';
import { linesFor } from './step-words';

interface HandOverEvents {
  onBegin: () => void;
  /** Tells the order as it is then, what to say of it, and which lines were handed over. */
  onDone: (after: DeskOrder, words: string, lineIds: string[]) => void;
}

/** Lines that are handed over while money is due, which a dialog asks about. */
export function useHandOver(order: DeskOrder, { onBegin, onDone }: HandOverEvents) {
  const [asked, setAsked] = useState<DeskOrder['lines'] | null>(null);
  return {
    asked,
    ask: (lines: DeskOrder['lines']) => setAsked(linesFor('deliver', lines)),
    close: () => setAsked(null),
    /** Of the dialog: rejects with `ApiError`. */
    confirm: async (lines: DeskOrder['lines'], tender: Tender | null) => {
      onBegin();
      const lineIds = lines.map(({ id }) => id);
      const after = await sendHandOver(order, {
        lineIds,
        ...(tender && { payment: { tender } }),
      });
      const words = tender
        ? `Consegnato. Incassati ${formatEuro(order.due)}.`
        : 'Consegnato, ancora da incassare.';
      onDone(after, words, lineIds);
      setAsked(null);
    },
  };
}
