import type { ScanField } from '@zaino/scanning/use-scan-field';
import { useScanKeys } from '@zaino/scanning/use-scan-keys';
import type { RefObject } from 'react';
import { summaryPath } from './counter.api';
import { type AskedReturn, firstReturn } from './returns';
import type { Counter } from './use-counter';

interface Around {
  field: ScanField;
  tillField: RefObject<HTMLInputElement | null>;
  hasCharacters: boolean;
  setAsked: (asked: AskedReturn) => void;
}

/** What each key does with the order that lies there. */
export function useOwnKeys(counter: Counter, around: Around): void {
  const { field, tillField, hasCharacters, setAsked } = around;
  const { order, wish, handOver, leave, undo } = counter;
  const isDue = order !== null && order.due > 0;
  const keys = {
    F2: () => {
      if (isDue) handOver('cash');
      else if (wish !== null) handOver(null);
    },
    F4: () => {
      if (isDue) handOver('card');
    },
    F7: () => {
      if (order) setAsked(firstReturn(order));
    },
    F8: () => {
      if (order?.counterPayment) window.open(summaryPath(order), '_blank', 'noopener');
    },
    F9: () => tillField.current?.focus(),
    Escape: () => {
      if (!field.hasFocus()) field.focus();
      else if (field.typed === '') leave();
      else field.type('');
    },
    undo,
  };
  useScanKeys(keys, { hasCharacters, focus: field.focus });
}
