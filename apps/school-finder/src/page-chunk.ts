import type { PageMeta } from '@zaino/web/page-meta';
import type { LazyRoute, RouteHandle } from '@zaino/web/lazy-route';
import type { ComponentType } from 'react';

/** What the chunk of a page holds. */
interface PageChunk {
  Page: ComponentType;
  title: (data: unknown) => string;
  /** At the origin of the site. */
  meta: (data: unknown, origin: string) => PageMeta;
}

/**
 * A page whose chunk holds what the page says of itself too, so that other pages load nothing of it: a route waits for
 * its chunk before anybody asks (`lazyRoute`). Before that it has a title alone.
 */
export function pageChunk<Chunk extends PageChunk>(
  ask: () => Promise<Chunk>,
  title: string,
): Pick<LazyRoute, 'load'> & Required<Pick<RouteHandle, 'title' | 'meta'>> & { get: typeof ask } {
  let loaded: Chunk | undefined;
  const get = async () => (loaded = await ask());
  return {
    get,
    load: async () => (await get()).Page,
    title: (data) => loaded?.title(data) ?? title,
    meta: (data, { url }) => loaded?.meta(data, url.origin) ?? { noindex: true },
  };
}
