import { BRAND_NAME } from '@zaino/web/brand';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';

/** What a page is called and what is said of it. */
export interface PageHead extends PageMeta {
  title: string;
  description: string;
  canonical: string;
  /** What a remote's own title or description failed with: the page is shown, and kept out of search engines. */
  failure?: unknown;
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
  const own = { title: BRAND_NAME, description: DESCRIPTION, canonical: url.pathname };
  if (!titled) return own;
  try {
    return { ...own, ...askedFor(titled, url) };
  } catch (failure) {
    return { ...own, noindex: true, failure };
  }
}

/**
 * What analytics are told that a page is called: of a page that search engines may not take, the words that it has without
 * its data, where somebody's order or search would stand.
 */
export function measuredTitle(matches: MatchedRoute[], { title, canonical, noindex }: PageHead) {
  if (!noindex) return title;
  const withoutData = matches.map((match) => ({ ...match, loaderData: null }));
  return headOf(withoutData, new URL(addressOf(canonical, location.origin))).title;
}

function askedFor({ handle, loaderData = null, params }: MatchedRoute, url: URL) {
  const { title, meta, status } = handle as RouteHandle;
  const words = typeof title === 'function' ? title(loaderData) : title;
  return {
    ...(status !== undefined && status >= 400 && { noindex: true }),
    ...(typeof meta === 'function' ? meta(loaderData, { url, params }) : meta),
    title: `${words} | ${BRAND_NAME}`,
  };
}

/** The full address of a path of the shop, also where the path begins with two slashes. */
export function addressOf(path: string, origin: string): string {
  return path.startsWith('/') ? new URL(origin + path).href : new URL(path, origin).href;
}
