import type { ServedWords } from './served-words';

/** Browsers' Cache, as far as it is used here; our types are Node's. */
interface PageCache {
  match: (url: string, options?: { ignoreVary: boolean }) => Promise<Response | undefined>;
  put: (url: string, response: Response) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
  /** In the order in which they were put. */
  keys: () => Promise<readonly { url: string }[]>;
}

/** Browsers' CacheStorage. */
export interface PageCaches {
  open: (name: string) => Promise<PageCache>;
  has: (name: string) => Promise<boolean>;
  delete: (name: string) => Promise<boolean>;
  keys: () => Promise<string[]>;
}

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** What a page, or something in it, asks for. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** Of the page that asks; of the one that comes where a page is asked for. */
  clientId: string;
  resultingClientId: string;
  /** The answer that the browser asks for while the worker starts. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** Browsers' ServiceWorkerGlobalScope. */
export interface WorkerScope {
  zainoWords: ServedWords;
  caches: PageCaches;
  location: { origin: string };
  navigator: { onLine: boolean };
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', hear: (event: FetchEvent) => void) => void);
}
