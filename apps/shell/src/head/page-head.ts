import { BRAND_NAME } from '@zaino/web/brand';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';

/** What a page is called and what is said of it. */
export interface PageHead extends PageMeta {
  title: string;
  description: string;
  canonical: string;
}

interface MatchedRoute {
  handle: unknown;
  params: Record<string, string | undefined>;
  loaderData: unknown;
}

const DESCRIPTION =
  'I libri di testo adottati da ogni classe, ai prezzi ufficiali del ministero, e i prodotti per la scuola. Spedizione gratuita da 90 euro.';

/** The head that the deepest route asks for; each part it leaves out has the shop's own. */
export function headOf(matches: MatchedRoute[], url: URL): PageHead {
  const titled = matches.findLast(({ handle }) => (handle as Partial<RouteHandle> | null)?.title);
  if (!titled) return { title: BRAND_NAME, description: DESCRIPTION, canonical: url.pathname };
  const { title, meta, status } = titled.handle as RouteHandle;
  const { loaderData, params } = titled;
  const words = typeof title === 'function' ? title(loaderData) : title;
  return {
    description: DESCRIPTION,
    canonical: url.pathname,
    ...(status !== undefined && status >= 400 && { noindex: true }),
    ...(typeof meta === 'function' ? meta(loaderData, { url, params }) : meta),
    title: `${words} | ${BRAND_NAME}`,
  };
}
