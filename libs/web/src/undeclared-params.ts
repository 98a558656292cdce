import type { RouteHandle } from './lazy-route';
import { matchRoutes, type RouteObject } from './router';
import { servePage } from './served-page';

/** Stands in every address that is asked for: by it the address's own parameters are known from all others. */
const PROBE = 'sonda';

/** The router itself looks for it. */
const OF_ROUTER = 'index';

/**
 * For tests: asks for each address, and gives what pages read of them without declaring it (`searchParams` of the
 * route's handle), routes that declare nothing, and pages that no address was for.
 */
export async function undeclaredParams(
  routes: RouteObject[],
  addresses: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const visited = new Set<RouteObject>();
  for (const address of addresses) {
    const [path = '', query = ''] = address.split('?');
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    if (!route) throw new Error(`no page at ${address}`);
    visited.add(route);
    const { searchParams } = (route.handle ?? {}) as Partial<RouteHandle>;
    if (!searchParams) faults.push(`${route.path ?? '/'} declares nothing`);
    const declared = [...(searchParams?.get ?? []), ...(searchParams?.getAll ?? [])];
    const read = await paramsReadBy(() => servePage(routes, `${path}?${query}&${PROBE}=1`));
    for (const name of read) {
      if (name !== OF_ROUTER && !declared.includes(name)) faults.push(`${address} reads ${name}`);
    }
  }
  const left = pagesOf(routes).filter((route) => route.path !== '*' && !visited.has(route));
  return [...faults, ...left.map(({ path = '/' }) => `${path} was not asked for`)];
}

const pagesOf = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/** The names by which parameters of the address are read meanwhile; `*` for all of them at once. */
async function paramsReadBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const read = new Set<string>();
  const { prototype } = URLSearchParams;
  const own = Object.getOwnPropertyDescriptors(prototype);
  const toText = prototype.toString;
  const watch = (method: keyof typeof own, nameOf: (args: unknown[]) => string) => {
    const { value } = own[method] as { value: (...args: unknown[]) => unknown };
    Object.defineProperty(prototype, method, {
      ...own[method],
      value(this: URLSearchParams, ...args: unknown[]) {
        if (toText.call(this).includes(`${PROBE}=1`)) read.add(nameOf(args));
        return value.apply(this, args);
      },
    });
  };
  for (const method of ['get', 'getAll', 'has'] as const) watch(method, ([name]) => String(name));
  for (const method of ['entries', 'keys', 'values', 'forEach'] as const) watch(method, () => '*');
  watch(Symbol.iterator, () => '*');
  try {
    await work();
  } finally {
    Object.defineProperties(prototype, own);
  }
  return read;
}
