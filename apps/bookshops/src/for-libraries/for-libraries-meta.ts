import { BRAND_NAME } from '@zaino/web/brand';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { faqPage } from '@zaino/web/faq-page';
import { isServerBuild } from '@zaino/web/is-server-build';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { questionsOfBookshops } from './questions';

/** What the page for bookshops says of itself. */
export const forLibrariesHandle: Omit<RouteHandle, 'chunk'> = {
  title: 'Per le librerie',
  meta: (_, { url }) => ({
    description: `Fai ritirare da te i libri ordinati online dalle famiglie della tua zona: che cosa offre ${BRAND_NAME}, quanto costa, come si comincia.`,
    canonical: '/for-libraries',
    ...(isServerBuild
      ? {
          jsonLd: [
            breadcrumbList(url.origin, [
              { name: 'Home', path: '/' },
              { name: 'Per le librerie', path: '/for-libraries' },
            ]),
            faqPage(questionsOfBookshops()),
          ],
        }
      : {}),
  }),
  searchParams: {},
};
