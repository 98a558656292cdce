import { BRAND_NAME } from '@zaino/web/brand';
import type { PagePlace, RouteHandle } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';
import { shopFrontOf } from '@zaino/web/shop-front';

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

/** Stands for all addresses that are no page's; as `anonymousPage` writes what it cuts. */
const UNKNOWN_PATH = '/:id';

const DESCRIPTION =
  'I libri di testo adottati da ogni classe, ai prezzi ufficiali del ministero, e i prodotti per la scuola. Spedizione gratuita da 90 euro.';

/**
 * The address at which search engines find the page: at a bookshop's own address that of the main site, but for what
 * stands nowhere else.
 */
export function foundAt(matches: MatchedRoute[], url: URL): URL {
  const shopFront = shopFrontOf(matches);
  const { isOfFront } = (titledOf(matches)?.handle ?? {}) as Partial<RouteHandle>;
  if (!shopFront || isOfFront) return url;
  // Put together as text: `//` would begin another host.
  return new URL(shopFront.mainSite + url.pathname + url.search);
}

/** The head that the deepest route asks for; each part it leaves out has the shop's own. */
export function headOf(matches: MatchedRoute[], url: URL): PageHead {
  const titled = titledOf(matches);
  const own = { title: BRAND_NAME, description: DESCRIPTION, canonical: url.pathname };
  if (!titled) return own;
  try {
    return { ...own, ...askedFor(titled, { url, shopFront: shopFrontOf(matches) }) };
  } catch (failure) {
    return { ...own, noindex: true, failure };
  }
}

/**
 * What analytics are told of a page. One that search engines may not take is called by the words that it has without its
 * data, where somebody's order or search would stand; of an address that is no page's nothing is told but that.
 */
export function measuredPage(matches: MatchedRoute[], { title, noindex }: PageHead, url: URL) {
  const { status = 200 } = (titledOf(matches)?.handle ?? {}) as Partial<RouteHandle>;
  const path = status >= 400 ? UNKNOWN_PATH : url.pathname;
  if (!noindex) return { title, path };
  const withoutData = matches.map((match) => ({ ...match, loaderData: null }));
  return { title: headOf(withoutData, url).title, path };
}

/** The deepest route that says what its page is called. */
function titledOf(matches: MatchedRoute[]): MatchedRoute | undefined {
  return matches.findLast(({ handle }) => (handle as Partial<RouteHandle> | null)?.title);
}

function askedFor(
  { handle, loaderData = null, params }: MatchedRoute,
  found: Omit<PagePlace, 'params'>,
) {
  const { title, meta, status } = handle as RouteHandle;
  const place = { ...found, params };
  const words = typeof title === 'function' ? title(loaderData, place) : title;
  return {
    ...(status !== undefined && status >= 400 && { noindex: true }),
    ...(typeof meta === 'function' ? meta(loaderData, place) : meta),
    title: `${words} | ${BRAND_NAME}`,
  };
}

/** The full address of a path of the shop, also where the path begins with two slashes. */
export function addressOf(path: string, origin: string): string {
  return path.startsWith('/') ? new URL(origin + path).href : new URL(path, origin).href;
}
