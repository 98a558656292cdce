import { type LazyRoute, lazyRoute } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import type { ComponentType } from 'react';
import { PageFailure } from './page-failure';

/** What the chunk of a page holds. */
interface PageChunk {
  Page: ComponentType;
  title: (data: unknown) => string;
  /** At the origin of the site. */
  meta: (data: unknown, origin: string) => PageMeta;
}

interface PageRoute<Chunk> extends Pick<LazyRoute, 'path' | 'chunk' | 'HydrateFallback'> {
  ask: () => Promise<Chunk>;
  /** Reads the data; gets the chunk, for a page whose loader is in it. */
  read: (args: LoaderFunctionArgs, ask: () => Promise<Chunk>) => unknown;
  /** Of the page before its data. */
  title: string;
  /** Parameters of the address that the page reads; `getAll` those that stand there several times. */
  get: readonly string[];
  getAll?: readonly string[];
  /** Whether visitors come in by it. */
  isEntrance?: true;
}

/**
 * A page whose chunk holds what the page says of itself too, so that other pages load nothing of it: a route waits for
 * its chunk before anybody asks (`lazyRoute`).
 */
export function pageRoute<Chunk extends PageChunk>(page: PageRoute<Chunk>): RouteObject {
  const { ask, read, title, get, getAll, isEntrance, ...route } = page;
  let loaded: Chunk | undefined;
  const load = async () => (loaded = await ask());
  return lazyRoute({
    ...route,
    load: async () => (await load()).Page,
    loader: (args) => read(args, load),
    handle: {
      title: (data) => loaded?.title(data) ?? title,
      meta: (data, { url }) => loaded?.meta(data, url.origin) ?? { noindex: true },
      searchParams: { get, ...(getAll && { getAll }) },
      ...(isEntrance && { isEntrance }),
    },
    errorElement: <PageFailure />,
  });
}
