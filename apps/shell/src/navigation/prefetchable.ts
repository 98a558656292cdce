import type { RouteHandle } from '@zaino/web/lazy-route';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';

type Loader = (args: LoaderFunctionArgs) => unknown;

const addressOf = ({ request }: LoaderFunctionArgs) => request.url.replace(/#.*/, '');

/** A loader says by a status that a service was down: nothing to keep for a visit. */
function saysFailure(value: unknown): boolean {
  if (value instanceof Response) return value.status >= 500;
  const { type, init } = (value ?? {}) as { type?: unknown; init?: ResponseInit | null };
  return type === 'DataWithResponseInit' && (init?.status ?? 200) >= 500;
}

/** A loader with what it was asked in advance. */
function askedInAdvance(loader: Loader) {
  const kept = new Map<string, { request: Request; value: Promise<unknown> }>();

  function dropAborted(): void {
    for (const [address, { request }] of kept) {
      if (request.signal.aborted) kept.delete(address);
    }
  }

  async function ask(args: LoaderFunctionArgs): Promise<unknown> {
    const value = await loader(args);
    if (args.request.signal.aborted || saysFailure(value))
      throw new Error('The data could not be had in advance');
    return value;
  }

  async function prefetch(args: LoaderFunctionArgs): Promise<void> {
    dropAborted();
    const address = addressOf(args);
    const known = kept.get(address) ?? { request: args.request, value: ask(args) };
    kept.set(address, known);
    await known.value;
  }

  function read(args: LoaderFunctionArgs): unknown {
    dropAborted();
    const address = addressOf(args);
    const known = kept.get(address);
    kept.delete(address);
    return known ? known.value.catch(() => loader(args)) : loader(args);
  }

  return { prefetch, read };
}

/**
 * The route, whose loader can be asked before the visit of an address, too (`prefetch` of its handle). A visit uses the
 * answer once, unless whoever asked in advance has aborted the request by then. A failure in advance counts as never asked.
 */
export function prefetchable(route: RouteObject): RouteObject {
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  const { prefetch, read } = askedInAdvance(loader);
  const handle = route.handle as Partial<RouteHandle> | undefined;
  return { ...route, loader: read, handle: { ...handle, prefetch } };
}
