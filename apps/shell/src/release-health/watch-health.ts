import type { ReleaseSet } from '@zaino/contracts/shared';
import { errorTypes, PAUSE_MS } from './error-types';

const MOST_HEARD = 50;

/**
 * Hears from the first moment what goes wrong with the code of this page; what tells of it at the end comes later. Of a
 * visit that ends before that nothing is told.
 */
export function watchHealth(releases: ReleaseSet): void {
  const heard: Event[] = [];
  const hear = (event: Event) => {
    if (heard.length < MOST_HEARD) heard.push(event);
  };
  // On its way down: of a file that did not come nothing comes up again.
  for (const type of errorTypes) addEventListener(type, hear, true);
  setTimeout(() => {
    // Where it does not come, that is heard as any rejection is that nobody takes.
    void import(/* webpackChunkName: 'release-health' */ './follow-visit').then(({ followVisit }) =>
      followVisit(releases, heard),
    );
  }, PAUSE_MS);
}
