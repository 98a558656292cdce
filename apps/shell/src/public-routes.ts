import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import type { PublicPage, PublicPageData } from './text-page/public-page';

/** Nothing where the page's own code did not come. */
const meta = (data: unknown) => (data ?? { title: '' }) as PublicPageData;

const handle = { title: (data: unknown) => meta(data).title, meta };

/** The page's chunk holds its words for search engines, too. */
const publicRoute = (path: string, chunk: string, ask: () => Promise<PublicPage>) =>
  lazyRoute({
    path,
    chunk,
    load: async () => (await ask()).Page,
    loader: async (args) => (await ask()).load(args),
    handle,
  });

const shortPages = () => import(/* webpackChunkName: 'short-pages' */ './help/short-pages');

/** Legal texts and help: chunks of their own, which the other pages do not pay for. */
export const publicRoutes: RouteObject[] = [
  publicRoute(
    '/privacy-policy/:version?',
    'privacy-page',
    async () =>
      (await import(/* webpackChunkName: 'privacy-page' */ './legal/privacy/privacy-page')).page,
  ),
  publicRoute(
    '/terms-of-service/:version?',
    'terms-page',
    async () =>
      (await import(/* webpackChunkName: 'terms-page' */ './legal/terms/terms-page')).page,
  ),
  publicRoute(
    '/cookie-policy/:version?',
    'cookies-page',
    async () =>
      (await import(/* webpackChunkName: 'cookies-page' */ './legal/cookies/cookies-page')).page,
  ),
  publicRoute('/accessibility', 'short-pages', async () => (await shortPages()).accessibility),
  publicRoute('/how-it-works', 'short-pages', async () => (await shortPages()).howItWorks),
  publicRoute(
    '/support',
    'support-page',
    async () => (await import(/* webpackChunkName: 'support-page' */ './help/support-page')).page,
  ),
  publicRoute(
    '/faq',
    'faq-page',
    async () => (await import(/* webpackChunkName: 'faq-page' */ './help/faq-page')).page,
  ),
  publicRoute('/for-libraries', 'short-pages', async () => (await shortPages()).forLibraries),
];
