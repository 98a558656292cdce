import type { CartLine } from '@zaino/rules/cart-line';
import { type Presence, presenceOf } from '@zaino/rules/cart-presence';
import { useState } from 'react';
import { addLines, getCart, useCart } from '@zaino/web/cart';
import { isDoublePress } from './cart-press';

/** For whom a press adds; nobody in particular where absent. */
type Whom = { id: string; nickname: string } | undefined;

/** Lines that one press puts into the cart. */
interface Press {
  lines: readonly CartLine[];
  whom: Whom;
}

/** What a press has added, and how to take it back. */
export interface AddedPress {
  lines: readonly CartLine[];
  whom: Whom;
  undo: () => void;
}

/** How many books of a press are in the cart already, and how many of them lack copies. */
interface PressQuestion {
  present: number;
  missing: number;
  /** All books of the press. */
  all: number;
}

/** An answer to the question: what is missing, all of it once more, or nothing. */
type PressAnswer = 'missing' | 'copy' | 'nothing';

/**
 * Buttons that put lines into the cart: a double press adds once, and where books of a press are there already, one
 * question for the whole press comes first (`CopiesQuestion` of `@zaino/ui/copies-question` asks it).
 */
export function useCartPress(onAdded: (added: AddedPress) => void) {
  const [asked, setAsked] = useState<(Press & { presence: Presence }) | null>(null);
  // Whoever adds must know what is in the cart already: a subscriber has it read.
  useCart();

  const add = ({ lines, whom }: Press) => {
    if (lines.length === 0) return;
    onAdded({ lines, whom, undo: addLines(lines, whom?.id) });
  };

  const press = (lines: readonly CartLine[], whom?: Whom) => {
    if (isDoublePress(lines, whom?.id)) return;
    const presence = presenceOf(getCart(), lines, whom?.id);
    if (presence.present.length > 0) setAsked({ lines, whom, presence });
    else add({ lines, whom });
  };

  const answer = (choice: PressAnswer) => {
    setAsked(null);
    if (!asked || choice === 'nothing') return;
    add({ lines: choice === 'copy' ? asked.lines : asked.presence.missing, whom: asked.whom });
  };

  return { press, question: asked && questionOf(asked), answer };
}

function questionOf({ lines, presence }: Press & { presence: Presence }): PressQuestion {
  const { present, missing } = presence;
  return { present: present.length, missing: countBooks(missing), all: countBooks(lines) };
}

const countBooks = (lines: readonly CartLine[]) =>
  lines.filter(({ type }) => type === 'book').length;
