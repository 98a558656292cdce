import { useState } from 'react';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { removeFromChild } from '@zaino/web/cart';
import { rowKey, rowOwner } from './children/row-owner';

/** Removing a line with a way back. */
export interface Removal {
  /** The line removed last, while it can be put back. */
  removed: CartLine | null;
  /** Key of the line that was put back, whose row takes the focus. */
  restoredKey: string | null;
  remove: (line: CartLine) => void;
  restore: () => void;
  dismiss: () => void;
}

interface LastRemoval {
  line: CartLine;
  undo: () => void;
}

export function useRemoval(): Removal {
  const [last, setLast] = useState<LastRemoval | null>(null);
  const [restoredKey, setRestoredKey] = useState<string | null>(null);

  return {
    removed: last?.line ?? null,
    restoredKey,
    remove(line) {
      setRestoredKey(null);
      setLast({ line, undo: removeFromChild(lineKey(line), rowOwner(line)) });
    },
    restore() {
      if (!last) return;
      setRestoredKey(rowKey(last.line));
      last.undo();
      setLast(null);
    },
    dismiss: () => setLast(null),
  };
}
