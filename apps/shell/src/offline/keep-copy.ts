import { authApi } from '@zaino/contracts/identity';
import type { SessionUser } from '@zaino/contracts/shared';
import {
  copiesOf,
  COPY_HEADER,
  copyWords,
  FILE_COPIES,
  KEPT_AT_HEADER,
  mayKeepCopy,
  NOBODY,
} from '@zaino/rules/page-copies';
import { fetchJson } from '@zaino/web/api-client';
import { getSession } from '@zaino/web/session';

/** A copy that is younger is not made anew, in milliseconds. */
const FRESH_MS = 60_000;
/** Of several releases; the oldest go. */
const MOST_FILES = 300;

/**
 * Has the worker keep a copy of a page, where there may be one and none is new, with the files that this tab has needed:
 * a page that the router opened has never come by itself. Own pages are kept of those alone who want to be remembered.
 * Rejects without a network, and with a `PageUnavailable` where the page could not be made just now.
 */
export async function keepCopy(address: string, { isOutdated = false } = {}): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const { user } = getSession();
  if (!mayKeepCopy(pathname, user !== null)) return;
  if (user !== null && !(await isRemembered(user))) return;
  const url = origin + pathname + search;
  const isKept = (!isOutdated && (await isFresh(url))) || (await keepAnew(url, user));
  if (isKept) await keepFiles();
}

/** Something that the page needs did not answer in time: it may be asked for again. */
export class PageUnavailable extends Error {
  constructor() {
    super('the page could not be made just now');
  }
}

/** Whether there is a copy now. The first own one of a session begins its store. */
async function keepAnew(url: string, user: SessionUser | null): Promise<boolean> {
  const whose = await askToKeep(url);
  if (whose === undefined) return false;
  if (whose === NOBODY || (await caches.has(copiesOf(whose)))) return true;
  // Who has signed out meanwhile leaves nothing here.
  if (getSession().user !== user) return false;
  await caches.open(copiesOf(whose));
  return (await askToKeep(url)) !== undefined;
}

async function isFresh(url: string): Promise<boolean> {
  const copy = await caches.match(url, { ignoreVary: true });
  const keptAt = copy?.headers.get(KEPT_AT_HEADER) ?? '';
  return Date.now() - Date.parse(keptAt) < FRESH_MS;
}

/** The worker keeps what comes by this header. Gives whose the page is; undefined where it may not be kept. */
async function askToKeep(url: string): Promise<string | undefined> {
  const headers = { accept: 'text/html', [COPY_HEADER]: 'keep' };
  const response = await fetch(url, { headers });
  const said = copyWords(response.headers.get(COPY_HEADER));
  // The worker has its own of it.
  await response.body?.cancel();
  if (response.status === 503) throw new PageUnavailable();
  return response.ok && said?.mayKeep ? said.whose : undefined;
}

const remembered = new WeakMap<SessionUser, Promise<boolean>>();

/** Asked once for each sign-in. */
function isRemembered(user: SessionUser): Promise<boolean> {
  const known = remembered.get(user) ?? askRemembered();
  remembered.set(user, known);
  known.catch(() => remembered.delete(user));
  return known;
}

const askRemembered = async () => (await fetchJson(authApi.me))?.isRemembered ?? false;

/** The browser has them still: nothing is loaded twice. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(FILE_COPIES);
  const kept = (await cache.keys()).map(({ url }) => url);
  const needed = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/releases/`));
  await cache.addAll([...new Set(needed)].filter((name) => !kept.includes(name)));
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_FILES))) {
    await cache.delete(oldest);
  }
}
