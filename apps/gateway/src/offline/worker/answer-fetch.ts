import { COPY_HEADER, FILE_COPIES } from '@zaino/rules/page-copies';
import { PageCopies } from './page-copies';
import type { FetchEvent, WorkerScope } from './worker-scope';

/** Their failures are the browser's to tell. */
const leftAlone = /^\/(?:admin|api)(?:\/|$)/;

/**
 * Answers pages from the network, and where that fails from the copies. All else is the network's, but for the files of
 * copies: a page's own, with the integrity that the page asks for.
 */
export function answerFetches(
  scope: WorkerScope,
  fetchFrom: (request: Request) => Promise<Response> = fetch,
): (event: FetchEvent) => void {
  const copies = new PageCopies(scope);
  /** Pages that are copies. */
  const shown = new Set<string>();

  async function page(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const address = url.replace(/#.*$/, '');
    try {
      const response = (await event.preloadResponse) ?? (await fetchFrom(event.request));
      if (response.headers.has(COPY_HEADER))
        event.waitUntil(copies.hear(address, response.clone()));
      return response;
    } catch (error) {
      if (leftAlone.test(new URL(url).pathname)) throw error;
      shown.add(event.resultingClientId);
      return copies.answer(address);
    }
  }

  /** For the page's code: the page as the network has it, kept as one that somebody has opened. */
  async function pageToKeep(event: FetchEvent): Promise<Response> {
    const response = await fetchFrom(event.request);
    event.waitUntil(copies.hear(event.request.url, response.clone()));
    return response;
  }

  async function file({ request }: FetchEvent): Promise<Response> {
    const cache = await scope.caches.open(FILE_COPIES);
    // A file that is tried again has another query and is the same.
    const copy = await cache.match(request.url, { ignoreVary: true, ignoreSearch: true });
    return copy ?? fetchFrom(request);
  }

  return (event) => {
    const { request, clientId } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (request.headers.has(COPY_HEADER)) event.respondWith(pageToKeep(event));
    else if (pathname.startsWith('/releases/') && (shown.has(clientId) || !scope.navigator.onLine))
      event.respondWith(file(event));
  };
}
