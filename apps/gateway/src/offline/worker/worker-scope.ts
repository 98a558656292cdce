import type { ServedWords } from './served-words';

/** Browsers' Cache, as far as it is used here; our types are Node's. */
export interface PageCache {
  match: (
    url: string,
    options?: { ignoreVary: boolean; ignoreSearch?: boolean },
  ) => Promise<Response | undefined>;
  /** Asks for them; rejects, and keeps none, where one does not come. */
  addAll: (urls: string[]) => Promise<void>;
  /** What there was at the address stays until this one takes its place. */
  put: (url: string, response: Response) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
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

/** What a push service has sent on; its text is the browser's to open. */
export interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown };
}

interface NotificationOptions {
  body: string;
  tag: string;
  lang: string;
  /** Given back when it is pressed. */
  data: string;
}

export interface NotificationClickEvent extends ExtendableEvent {
  notification: { data: unknown; close: () => void };
}

interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}

/** Browsers' ServiceWorkerGlobalScope. */
export interface WorkerScope {
  zainoWords: ServedWords;
  caches: PageCaches;
  location: { origin: string };
  navigator: { onLine: boolean };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', hear: (event: FetchEvent) => void) => void) &
    ((type: 'push', hear: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', hear: (event: NotificationClickEvent) => void) => void);
}
