import { errorTypes, PAUSE_MS } from './error-types';

const MOST_HEARD = 50;

/**
 * Hears from the first moment what goes wrong with the code of this page; `later` is called with that when the page's
 * start is over. Of a visit that ends before that nothing is told.
 */
export function watchHealth(later: (heard: readonly Event[]) => unknown): void {
  const heard: Event[] = [];
  const hear = (event: Event) => {
    if (heard.length < MOST_HEARD) heard.push(event);
  };
  // On its way down: of a file that did not come nothing comes up again.
  for (const type of errorTypes) addEventListener(type, hear, true);
  setTimeout(() => later(heard), PAUSE_MS);
}
