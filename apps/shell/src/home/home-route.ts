import type { RouteHandle } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import { Home } from './home';
import { homeMeta } from './home-meta';

/** Its own chunk: the first page that somebody opens has its data with it. */
const loader = async (args: LoaderFunctionArgs) =>
  (await import(/* webpackChunkName: 'home-data' */ './home.api')).loadHome(args);

/** What search engines are told of the shop at an origin. */
export type StructuredData = (origin: string) => NonNullable<PageMeta['jsonLd']>;

/** The home page is in the shell's first chunk, unlike all others; `structuredData` is the server's. */
export function homeRoute(structuredData?: StructuredData): RouteObject {
  const handle: RouteHandle = {
    title: 'Libri di testo adottati',
    searchParams: {},
    isEntrance: true,
    meta: (_data, { url }) => ({ ...homeMeta, jsonLd: structuredData?.(url.origin) ?? [] }),
  };
  return { index: true, Component: Home, loader, handle };
}
