import type { Challenge } from '@zaino/contracts/shared';
import { Toast } from '@zaino/ui/toast';
import { createRoot } from 'react-dom/client';
import { solvePuzzle } from './solve-puzzle';

/** What takes less than this, in milliseconds, nobody needs to hear of. */
const NOTICED_MS = 1_500;
/** Then the call fails, with the gateway's sentence on how to go on, in milliseconds. */
const LIMIT_MS = 45_000;

/**
 * What goes back to the gateway for a challenge; null where it could not be solved in time. While it takes long the page
 * says so, and asks nothing of anybody (WCAG 2.2, 3.3.8).
 */
export async function solveVisibly(challenge: Challenge): Promise<string | null> {
  const say = openWords();
  const timer = setTimeout(
    () =>
      say(
        'Un momento: controlliamo che la richiesta non arrivi da un programma. Non devi fare niente.',
      ),
    NOTICED_MS,
  );
  try {
    const number = await solvePuzzle(challenge, AbortSignal.timeout(LIMIT_MS));
    return number === null ? null : `${challenge.token}.${number}`;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    say(null);
  }
}

/** A place for words that are read out, above the page; null takes it away. */
function openWords(): (words: string | null) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const say = (words: string | null) => {
    if (words === null) {
      root.unmount();
      place.remove();
    } else root.render(<Toast message={words} onClose={() => root.render(null)} />);
  };
  root.render(<Toast message={null} onClose={() => undefined} />);
  return say;
}
