import { useMatches } from '@zaino/web/router';

/** Origin of the shop, as the shell says it in its layout's handle; undefined where the page stands there itself. */
export function useShopOrigin(): string | undefined {
  const [layout] = useMatches();
  return ((layout?.handle ?? {}) as { shop?: string }).shop;
}
