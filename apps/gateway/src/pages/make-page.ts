import {
  ADMIN_PATH,
  type Company,
  isBelowMount,
  type PageRequest,
  remoteAt,
  type ServedShopFront,
  SHOP_FRONT_ELEMENT,
  SIGN_IN_PATH,
} from '@zaino/contracts/shared';
import { accentStyle } from '@zaino/rules/accent-colour';
import type { FastifyRequest } from 'fastify';
import { copyWordsOf } from '../offline/copy-header';
import { manifestMarkup } from '../offline/serve-manifest';
import { type OpenPreview, previewBar, previewBarStyle } from '../lanes/preview-bar';
import type { ActiveReleases } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import { pageDocument } from './document';
import { inertJson } from '@zaino/service/inert-json';
import type { PageAnalytics } from './page-analytics';
import { PageAnswer } from './page-answer';

/** Longest wait for a page's data, in milliseconds. */
const DATA_LIMIT_MS = 3000;

interface PageToMake {
  request: FastifyRequest;
  releases: ActiveReleases<RenderPool>;
  company: Company;
  url: URL;
  /** The shop's origin, where the page is asked for at the admin area's own. */
  shop?: string | undefined;
  /** The bookshop at whose own address the page stands. */
  shopFront?: ServedShopFront | undefined;
  /** The preview that the page shows, to one browser alone. */
  preview?: OpenPreview | undefined;
  /** The visitor's cookies; without them the page is the same for everybody. */
  cookie: string | undefined;
  isKept: boolean;
  /** Whether the shop can be installed and read without a network. */
  isOffline: boolean;
  isDevelopment: boolean;
  analytics: PageAnalytics;
  /** Whether there may be one more line of what failed. */
  mayLog: () => boolean;
}

/** Whoever is sent there was asked who they are: once they have said so, the page itself is what they get. */
const isSignIn = (location = '') => location.replace(/[?#].*$/, '') === SIGN_IN_PATH;

const noBody = { body: Buffer.alloc(0), styleHashes: [] };

/** Renders a page and makes the whole document of it. */
export async function makePage(toMake: PageToMake): Promise<PageAnswer> {
  const { request, releases, company, url, shopFront, preview, cookie, analytics, mayLog } = toMake;
  const page = await releases.renderer.render(pageRequest(toMake));
  for (const failure of page.failures) {
    if (mayLog()) request.log.warn(failure, 'part of a page failed');
  }
  const { status, location } = page;
  const { data, accent } = frontParts(shopFront);
  const { before, barStyle, localOrigin } = previewParts(preview);
  const ownStyle = accent + barStyle;
  const ownData = data + analytics.markup;
  const hasFailed = status >= 500 || page.failures.length > 0;
  const { ownHead, copyHeader } = appParts(toMake, { status, hasFailed });
  return new PageAnswer({
    status,
    location,
    ...(location === undefined
      ? pageDocument({ releases, company }, url.pathname, {
          ...page,
          ownData,
          ownStyle,
          ownHead,
          before,
        })
      : noBody),
    analyticsOrigins: analytics.origins,
    hasFailed,
    isOfAdmins: isOfAdmins(url),
    localOrigin,
    copyHeader,
    isPersonal: cookie !== undefined || preview !== undefined || isSignIn(location),
    isKept: toMake.isKept,
    isDevelopment: toMake.isDevelopment,
  });
}

const isOfAdmins = ({ pathname }: URL) => isBelowMount(pathname, ADMIN_PATH);

/** What makes a page one of those that are installed and kept: not of what is only looked at, or is the admins'. */
function appParts(
  { request, url, preview, cookie, isOffline }: PageToMake,
  { status, hasFailed }: { status: number; hasFailed: boolean },
) {
  if (!isOffline || isOfAdmins(url) || preview || status !== 200) {
    return { ownHead: '', copyHeader: undefined };
  }
  const isOwn = cookie !== undefined;
  const copyHeader = copyWordsOf(request, { path: url.pathname, isOwn, hasFailed });
  return { ownHead: manifestMarkup, copyHeader };
}

/** What the renderer is asked for. */
function pageRequest(toMake: PageToMake): PageRequest {
  const { request, url, shop, shopFront, cookie } = toMake;
  return {
    url: url.href,
    headers: { 'x-request-id': request.id, ...(cookie !== undefined && { cookie }) },
    timeLimitMs: DATA_LIMIT_MS,
    ...(shop !== undefined && { shop }),
    ...(shopFront && { shopFront }),
    ...(isBrowsersAlone(toMake) && { isFrameOnly: true }),
  };
}

/** A page of the app that comes from the developer's machine: its code is there, and not here. */
function isBrowsersAlone({ url, releases, preview }: PageToMake): boolean {
  const app = preview?.local?.app;
  return app !== undefined && remoteAt(url.pathname, releases.set)?.name === app;
}

/** What a page has besides where a preview is open. */
function previewParts(preview: OpenPreview | undefined) {
  return {
    before: preview ? previewBar(preview) : '',
    barStyle: preview ? previewBarStyle : '',
    localOrigin: preview?.local?.origin,
  };
}

/** What the document of a bookshop's own site has besides. */
function frontParts(shopFront: ServedShopFront | undefined) {
  return {
    data: shopFront ? inertJson(SHOP_FRONT_ELEMENT, JSON.stringify(shopFront)) : '',
    accent: accentStyle(shopFront?.accent ?? ''),
  };
}
