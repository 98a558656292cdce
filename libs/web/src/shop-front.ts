import type { ServedShopFront } from '@zaino/contracts/shared';
import { useMatches } from '@zaino/web/router';

/** The bookshop at whose own address a page stands, as the shell says it in its layout's handle; undefined on the main site. */
export function shopFrontOf(matches: readonly { handle: unknown }[]): ServedShopFront | undefined {
  const [layout] = matches;
  return ((layout?.handle ?? {}) as { shopFront?: ServedShopFront }).shopFront;
}

/** The same for the page that is drawn. */
export const useShopFront = (): ServedShopFront | undefined => shopFrontOf(useMatches());
