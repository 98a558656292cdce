import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import type { PublicPage, PublicPageData } from './text-page/public-page';

/** Nothing where the page's own code did not come. */
const meta = (data: unknown) => (data ?? { title: '' }) as PublicPageData;

const handle = { title: (data: unknown) => meta(data).title, meta };

interface PublicRoute {
  path: string;
  chunk: string;
  /** Parameters of the address; most pages read none. */
  reads?: readonly string[];
}

/** The page's chunk holds its words for search engines, too. */
const publicRoute = ({ path, chunk, reads = [] }: PublicRoute, ask: () => Promise<PublicPage>) =>
  lazyRoute({
    path,
    chunk,
    load: async () => (await ask()).Page,
    loader: async (args) => (await ask()).load(args),
    handle: { ...handle, searchParams: { get: reads } },
  });

const shortPages = () => import(/* webpackChunkName: 'short-pages' */ './help/short-pages');

/** Legal texts and help: chunks of their own, which the other pages do not pay for. */
export const publicRoutes: RouteObject[] = [
  publicRoute(
    { path: '/privacy-policy/:version?', chunk: 'privacy-page' },
    async () =>
      (await import(/* webpackChunkName: 'privacy-page' */ './legal/privacy/privacy-page')).page,
  ),
  publicRoute(
    { path: '/terms-of-service/:version?', chunk: 'terms-page' },
    async () =>
      (await import(/* webpackChunkName: 'terms-page' */ './legal/terms/terms-page')).page,
  ),
  publicRoute(
    { path: '/cookie-policy/:version?', chunk: 'cookies-page' },
    async () =>
      (await import(/* webpackChunkName: 'cookies-page' */ './legal/cookies/cookies-page')).page,
  ),
  publicRoute(
    { path: '/accessibility', chunk: 'short-pages' },
    async () => (await shortPages()).accessibility,
  ),
  publicRoute(
    { path: '/how-it-works', chunk: 'short-pages' },
    async () => (await shortPages()).howItWorks,
  ),
  publicRoute(
    { path: '/support', chunk: 'support-page', reads: ['argomento', 'ordine'] },
    async () => (await import(/* webpackChunkName: 'support-page' */ './help/support-page')).page,
  ),
  publicRoute(
    { path: '/cerca', chunk: 'site-search', reads: ['q', 'mostra'] },
    async () =>
      (await import(/* webpackChunkName: 'site-search' */ './site-search/results-page')).page,
  ),
  publicRoute(
    { path: '/faq', chunk: 'faq-page', reads: ['cerca'] },
    async () => (await import(/* webpackChunkName: 'faq-page' */ './help/faq-page')).page,
  ),
];
