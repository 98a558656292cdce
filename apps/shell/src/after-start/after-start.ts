import type { ReleaseSet } from '@zaino/contracts/shared';
import { followNetwork } from '../offline/follow-network';
import { followVisit } from '../release-health/follow-visit';

/** What no page waits for: a chunk of its own, once the page's start is over. `heard` is what went wrong until then. */
export function afterStart(releases: ReleaseSet, heard: readonly Event[]): void {
  followVisit(releases, heard);
  followNetwork();
}
