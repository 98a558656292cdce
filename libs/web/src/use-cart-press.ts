import type { CartLine } from '@zaino/rules/cart-line';
import { type Presence, presenceOf } from '@zaino/rules/cart-presence';
import { useState } from 'react';
import { addLines, getCart, useCart } from '@zaino/web/cart';
import { isDoublePress } from './cart-press';

/** For whom a press adds; nobody in particular where absent. */
type Whom = { id: string; nickname: string } | undefined;

/** Lines that one press puts into the cart. */
export interface Press {
  lines: readonly CartLine[];
  whom: Whom;
}

interface AskedPress extends Press {
  presence: Presence;
}

/** What a press has added, and how to take it back. */
export interface AddedPress {
  lines: readonly CartLine[];
  /** Nobody in particular where it was for several. */
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
  const [asked, setAsked] = useState<AskedPress[] | null>(null);
  // Whoever adds must know what is in the cart already: a subscriber has it read.
  useCart();

  const add = (presses: readonly Press[]) => {
    const lines = presses.flatMap((one) => one.lines);
    if (lines.length === 0) return;
    const undos = presses.map((one) => addLines(one.lines, one.whom?.id));
    const whom = presses.length === 1 ? presses[0]?.whom : undefined;
    onAdded({ lines, whom, undo: () => undos.forEach((undo) => undo()) });
  };

  /** What one press adds for several: one question about all of it. */
  const pressAll = (presses: readonly Press[]) => {
    const lines = presses.flatMap((one) => one.lines);
    if (isDoublePress(lines, presses.map(({ whom }) => whom?.id).join(' '))) return;
    const withPresence = presses.map((one) => ({
      ...one,
      presence: presenceOf(getCart(), one.lines, one.whom?.id),
    }));
    if (withPresence.some(({ presence }) => presence.present.length > 0)) setAsked(withPresence);
    else add(presses);
  };

  const answer = (choice: PressAnswer) => {
    setAsked(null);
    if (!asked || choice === 'nothing') return;
    add(choice === 'copy' ? asked : asked.map((one) => ({ ...one, lines: one.presence.missing })));
  };

  return {
    press: (lines: readonly CartLine[], whom?: Whom) => pressAll([{ lines, whom }]),
    pressAll,
    question: asked && questionOf(asked),
    answer,
  };
}

function questionOf(asked: readonly AskedPress[]): PressQuestion {
  return {
    present: asked.flatMap(({ presence }) => presence.present).length,
    missing: countBooks(asked.flatMap(({ presence }) => presence.missing)),
    all: countBooks(asked.flatMap(({ lines }) => lines)),
  };
}

const countBooks = (lines: readonly CartLine[]) =>
  lines.filter(({ type }) => type === 'book').length;
