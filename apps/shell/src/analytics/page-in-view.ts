import type { AnonymousPage } from '@zaino/contracts/analytics';
import { ADMIN_PATH, isBelowMount } from '@zaino/contracts/shared';
import { getConsent, hasConsent, subscribe } from '@zaino/web/consent';
import { reportError } from '@zaino/web/telemetry';

/** All that we set by consent begins so; what a service sets no script can see. */
const OWN_COOKIES = 'zaino_';

let isFollowed = false;
let lastPath: string | undefined;
/** Not told yet: before consent the page in view alone, and then those whose telling is under way. */
let untold: AnonymousPage[] = [];

/**
 * Notes which page is looked at. It is told to analytics once the visitor has agreed (specification, point 2), also where
 * that comes after it, and before that to nobody. Other filters of a page, or data that came anew, are no other page.
 */
export function notePage(page: AnonymousPage): void {
  if (page.path === lastPath || isBelowMount(page.path, ADMIN_PATH)) return;
  lastPath = page.path;
  untold = hasConsent('analytics') ? [...untold, page] : [page];
  // Reads what was chosen, and hears of it when that changes, in other tabs too.
  if (!isFollowed) subscribe(measure);
  isFollowed = true;
  measure();
}

/** Takes what is to be told, once. */
function takeUntold(): AnonymousPage[] {
  const pages = untold;
  untold = [];
  return pages;
}

/** The code for it comes with consent, and to take back what an earlier one has left. */
function measure(): void {
  const { status, choices } = getConsent();
  const isAllowed = choices.analytics || choices.marketing;
  if (status !== 'set' || !(isAllowed || document.cookie.includes(OWN_COOKIES))) return;
  import(/* webpackChunkName: 'visit' */ './measure-visit').then(
    ({ measureVisit }) => measureVisit(takeUntold),
    reportError,
  );
}
