import type { ReleaseSet } from '@zaino/contracts/shared';
import { reportError } from '@zaino/web/telemetry';

const types = ['error', 'unhandledrejection', 'zaino:error'];
const MOST_HEARD = 50;
/** The page's own start goes first; of a visit that ends before that nothing is told. */
const PAUSE_MS = 3_000;

/** Hears from the first moment what goes wrong with the code of this page; what tells of it at the end comes later. */
export function watchHealth(releases: ReleaseSet): void {
  const heard: Event[] = [];
  const hear = (event: Event) => {
    if (heard.length < MOST_HEARD) heard.push(event);
  };
  // On its way down: of a file that did not come nothing comes up again.
  for (const type of types) addEventListener(type, hear, true);
  setTimeout(() => {
    import(/* webpackChunkName: 'release-health' */ './follow-visit').then(
      ({ followVisit }) => followVisit(releases, heard),
      reportError,
    );
  }, PAUSE_MS);
}
