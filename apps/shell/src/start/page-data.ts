import {
  type Company,
  COMPANY_ELEMENT,
  HYDRATION_DATA_ELEMENT,
  RELEASE_SET_ELEMENT,
  type ReleaseSet,
  type ServedShopFront,
  SHOP_FRONT_ELEMENT,
  SHOP_META,
} from '@zaino/contracts/shared';
import type { createBrowserRouter } from '@zaino/web/router';
import type { ServedSession } from '@zaino/web/session';
import { LAYOUT_ROUTE } from '../remotes/compose-routes';

type HydrationData = NonNullable<Parameters<typeof createBrowserRouter>[1]>['hydrationData'];

const textOf = (id: string) => document.getElementById(id)?.textContent;

/** The release set that the gateway wrote into this page. */
export function readReleaseSet(): ReleaseSet {
  const text = textOf(RELEASE_SET_ELEMENT);
  if (!text) throw new Error('The page carries no release set');
  return JSON.parse(text) as ReleaseSet;
}

/** Whose shop it is, as the gateway wrote it into this page; throws where it did not. */
export function readCompany(): Company {
  return JSON.parse(textOf(COMPANY_ELEMENT) ?? '') as Company;
}

/** The loaders' data that the page was rendered with; undefined where the server rendered none. */
export function readHydrationData(): HydrationData {
  const text = textOf(HYDRATION_DATA_ELEMENT);
  return text ? (JSON.parse(text) as HydrationData) : undefined;
}

/** Origin of the shop, where this page is the admin area's on an origin of its own. */
export function readShop(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${SHOP_META}]`)?.content;
}

/** The bookshop at whose own address this page is; undefined on the main site. */
export function readShopFront(): ServedShopFront | undefined {
  const text = textOf(SHOP_FRONT_ELEMENT);
  return text ? (JSON.parse(text) as ServedShopFront) : undefined;
}

/** Who the page was rendered for; undefined where the server did not say. */
export function servedSession(data: HydrationData): ServedSession | undefined {
  return (data?.loaderData as Record<string, ServedSession> | null | undefined)?.[LAYOUT_ROUTE];
}
