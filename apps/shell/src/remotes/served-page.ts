import { HYDRATION_DATA_ELEMENT } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import type { PageMeta } from '@zaino/web/page-meta';
import { MAIN_ID } from '../navigation/focus-on-navigation';

/** A page as the server drew it, to be read without its remote's code. */
export interface StandInPage {
  pathname: string;
  title: string;
  meta: PageMeta;
  /** What stands in the page's own part. */
  nodes: readonly Node[];
  /** What had the focus, and keeps it. */
  focused: Element | null;
}

/** Longest wait for the server's page, in milliseconds (specification, point 9). */
const TIMEOUT_MS = 10_000;

const contentOf = (page: Document, selector: string) =>
  page.head.querySelector<HTMLMetaElement>(selector)?.content;

/** Whether a part of the page only a browser can draw: a guest's cart, say. */
export const isDrawnInPart = (page: Document) =>
  page.getElementById(MAIN_ID)?.querySelector('[data-incomplete]') != null;

/** The page that a document holds; undefined where it is not whole. */
export function servedPage(page: Document, { pathname }: URL | Location = location) {
  const main = page.getElementById(MAIN_ID);
  if (!main?.querySelector('h1') || isDrawnInPart(page) || hasErrors(page)) return undefined;
  const served: StandInPage = {
    pathname,
    title: page.title.replace(` | ${BRAND_NAME}`, ''),
    meta: metaOf(page),
    nodes: [...main.childNodes],
    focused: page.activeElement,
  };
  return served;
}

function metaOf(page: Document): PageMeta {
  const description = contentOf(page, 'meta[name="description"]');
  const canonical = page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    ...(description !== undefined && { description }),
    ...(canonical !== undefined && { canonical: pathOf(canonical) }),
    noindex: contentOf(page, 'meta[name="robots"]') !== undefined,
  };
}

/** The origin is the server's word. A class of a school, or a page of a list, is named in the query. */
function pathOf(canonical: string): string {
  const { pathname, search } = new URL(canonical);
  return pathname + search;
}

/** The server says with the page's data what failed while it was made. */
function hasErrors(page: Document): boolean {
  try {
    const text = page.getElementById(HYDRATION_DATA_ELEMENT)?.textContent ?? '{}';
    const { loaderData, errors } = JSON.parse(text) as { loaderData?: unknown; errors?: unknown };
    return !loaderData || Boolean(errors);
  } catch {
    return true;
  }
}

/** Asks the server for a page; undefined where it does not come, is another one or is not whole. */
export async function askForPage(address: string): Promise<StandInPage | undefined> {
  const wanted = new URL(address, location.origin);
  const page = await documentAt(wanted);
  return page && servedPage(page, wanted);
}

/** By this call the browser itself reads the markup, which the page's policy lets no script do. */
function documentAt(wanted: URL): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', wanted.href);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onload = () => {
      const isWanted = new URL(request.responseURL || wanted.href).pathname === wanted.pathname;
      const isPage = request.status < 400 || request.status === 404;
      resolve(isWanted && isPage ? (request.responseXML ?? undefined) : undefined);
    };
    request.onerror = () => resolve(undefined);
    request.ontimeout = () => resolve(undefined);
    request.send();
  });
}
