import type { RouteHandle } from './lazy-route';
import type { PageMeta } from './page-meta';
import type { RouteObject } from './router';
import { shopFrontOf } from './shop-front';
import { createStaticHandler } from './server-router';

const ORIGIN = 'https://zaino.example';

/** For tests: what a remote's page at an address says of itself, as the server asks it. */
export async function servedHead(
  routes: RouteObject[],
  address: string,
): Promise<PageMeta & { title: string }> {
  const context = await createStaticHandler(routes).query(new Request(ORIGIN + address));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const match = context.matches.at(-1);
  if (!match) throw new Error(`no page at ${address}`);
  const { title, meta } = match.route.handle as RouteHandle;
  const data: unknown = (context.loaderData as Record<string, unknown>)[match.route.id] ?? null;
  const place = {
    url: new URL(address, ORIGIN),
    params: match.params,
    shopFront: shopFrontOf(
      context.matches.map(({ route }) => ({ handle: route.handle as unknown })),
    ),
  };
  return {
    title: typeof title === 'function' ? title(data, place) : title,
    ...(typeof meta === 'function' ? meta(data, place) : meta),
  };
}

/** For tests: the structured data of one type. */
export function dataOf(meta: PageMeta, type: string): Record<string, unknown> | undefined {
  return meta.jsonLd?.find((object) => object['@type'] === type);
}
