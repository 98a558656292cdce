import type { RouteHandle } from './lazy-route';
import { matchRoutes, type RouteObject } from './router';
import { servePage } from './served-page';

/** Stands in every address that is asked for: by it the address's own parameters are known from all others. */
const PROBE = 'sonda';

/** Pages lead to addresses of other remotes, too: who is not signed in to the sign-in. */
const elsewhere: RouteObject = { path: '*', element: null };

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
    const route = routeAt(routes, address);
    visited.add(route);
    faults.push(...(await faultsAt(routes, address, route)));
  }
  const left = pagesOf(routes).filter((route) => route.path !== '*' && !visited.has(route));
  return [...faults, ...left.map((route) => `${nameOf(route)} was not asked for`)];
}

const nameOf = ({ path = '/' }: RouteObject) => path;

function routeAt(routes: RouteObject[], address: string): RouteObject {
  const route = matchRoutes(routes, pathOf(address))?.at(-1)?.route;
  if (!route) throw new Error(`no page at ${address}`);
  return route;
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

async function faultsAt(routes: RouteObject[], address: string, route: RouteObject) {
  const { searchParams } = (route.handle ?? {}) as Partial<RouteHandle>;
  const { get = [], getAll = [] } = searchParams ?? {};
  const known = [...get, ...getAll, OF_ROUTER];
  const asked = `${address}${address.includes('?') ? '&' : '?'}${PROBE}=1`;
  const read = await paramsReadBy(() => servePage([...routes, elsewhere], asked));
  return [
    ...(searchParams ? [] : [`${nameOf(route)} declares nothing`]),
    ...[...read].filter((name) => !known.includes(name)).map((name) => `${address} reads ${name}`),
  ];
}

const pagesOf = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

/** The names by which parameters of the address are read meanwhile; `*` for all of them at once. */
async function paramsReadBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const read = new Set<string>();
  const { prototype } = URLSearchParams;
  const own = Object.getOwnPropertyDescriptors(prototype);
  const watch = (method: keyof typeof own, nameOf: (args: unknown[]) => string) => {
    const { value } = own[method] as { value: (...args: unknown[]) => unknown };
    Object.defineProperty(prototype, method, {
      ...own[method],
      value(this: URLSearchParams, ...args: unknown[]) {
        if (this.toString().includes(`${PROBE}=1`)) read.add(nameOf(args));
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
