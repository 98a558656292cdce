import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { askParts, type FoundParts } from './ask-parts';

/** Fewer letters begin half of everything. */
const FEWEST_LETTERS = 2;
/** After the last letter, in milliseconds: shorter than a pause, longer than the way from key to key. */
const PAUSE_MS = 120;
/** So long the answers wait for one another, in milliseconds: a list that grows under a finger is pressed at the wrong place. */
const TOGETHER_MS = 250;
/** Nobody waits longer for a suggestion, in milliseconds. */
const TIMEOUT_MS = 3_000;
const MOST_OF_A_GROUP = 4;

export interface Suggested {
  /** The text that they are for. */
  words: string;
  parts: Partial<FoundParts>;
  /** Whether all services have answered, or failed to. */
  isWhole: boolean;
}

const none: Suggested = { words: '', parts: {}, isWhole: true };

/** What the parts of the shop find for a text while it is typed; the ones before until the next are there. */
export function useSuggestions(typed: string): Suggested {
  const [suggested, setSuggested] = useState(none);
  const words = typed.trim();
  const isEnough = words.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!isEnough) return;
    let isOver = false;
    const timer = setTimeout(() => {
      ask(words, (found) => {
        if (!isOver) setSuggested(found);
      }).catch(reportError);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isEnough, words]);

  return isEnough ? suggested : none;
}

/** Tells all answers at once, or those that are there in time and then all. */
async function ask(words: string, tell: (suggested: Suggested) => void): Promise<void> {
  const parts: Partial<FoundParts> = {};
  const asked = askParts({ words, limit: MOST_OF_A_GROUP, timeoutMs: TIMEOUT_MS });
  const answers = [
    asked.schools.then((schools) => Object.assign(parts, { schools })),
    asked.products.then((products) => Object.assign(parts, { products })),
    asked.articles.then((articles) => Object.assign(parts, { articles })),
  ];
  const early = setTimeout(() => tell({ words, parts: { ...parts }, isWhole: false }), TOGETHER_MS);
  try {
    await Promise.all(answers);
  } finally {
    clearTimeout(early);
  }
  tell({ words, parts, isWhole: true });
}
