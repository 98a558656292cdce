import { reportError } from '@zaino/web/telemetry';

/** Who rests this long on a link is likely to follow it, in milliseconds. */
const REST_MS = 65;

/** How long an address is not asked for again, in milliseconds: as long as what came is of use, unless a call writes. */
const PAUSE_MS = 10_000;

/** So often what is rested on is asked for anew, for two calls that write: as each begins, and as it has ended. */
const ANEW = 4;

/** More at once would be in the way of what a person waits for. */
const AT_ONCE = 3;

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isDataPrecious(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The page of ours that an event's link leads to; null for any other link or none. */
function pageAt({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const { origin, pathname, search } = location;
  const isElsewhere = link.origin === origin && link.pathname + link.search !== pathname + search;
  return isElsewhere ? new URL(link.href) : null;
}

/**
 * Asks for the pages behind links as soon as a person is likely to visit them: on hover and focus after a
 * moment, on touch at once; anew once a call has written. A failure is reported, but not shown: the visit will ask for itself. Gives how to stop.
 */
export function prefetchLinks(prefetch: (page: URL) => Promise<void>): () => void {
  const askedAt = new Map<string, number>();
  let resting: { page: URL; anew: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let running = 0;

  /** Whether an address is new for now; it is not from then on. */
  function isNew({ pathname, search }: URL): boolean {
    const now = Date.now();
    for (const [address, at] of askedAt) if (now - at >= PAUSE_MS) askedAt.delete(address);
    const address = pathname + search;
    const isKnown = askedAt.has(address);
    if (!isKnown) askedAt.set(address, now);
    return !isKnown;
  }

  function ask(page: URL): void {
    if (running >= AT_ONCE || isDataPrecious() || !isNew(page)) return;
    running += 1;
    void prefetch(page)
      .catch(reportError)
      .finally(() => (running -= 1));
  }

  function leave(): void {
    clearTimeout(resting?.timer);
    resting = undefined;
  }

  function restOn(page: URL | null, anew = ANEW): void {
    leave();
    if (page) resting = { page, anew, timer: setTimeout(() => ask(page), REST_MS) };
  }

  function rest(event: Event): void {
    const page = pageAt(event);
    if (!page || page.href !== resting?.page.href) restOn(page);
  }

  /** What came before a call writes serves no visit, nor does what is on its way. */
  function askAnew(): void {
    askedAt.clear();
    if (resting && resting.anew > 0) restOn(resting.page, resting.anew - 1);
  }

  function press(event: Event): void {
    const isMain = event instanceof MouseEvent && event.button === 0;
    const page = isMain ? pageAt(event) : null;
    if (page) ask(page);
  }

  /** The visit asks for itself what was not asked for by now. */
  function visit(event: Event): void {
    leave();
    const page = pageAt(event);
    if (page) isNew(page);
  }

  const listeners = [
    ['pointerover', rest],
    ['focusin', rest],
    ['pointerdown', press],
    ['click', visit],
  ] as const;
  addEventListener('zaino:write', askAnew);
  // Before anything of the page can stop the event.
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  return () => {
    leave();
    removeEventListener('zaino:write', askAnew);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  };
}
