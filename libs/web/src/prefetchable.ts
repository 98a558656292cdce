import type { LoaderFunctionArgs } from './router';

type Loader = (args: LoaderFunctionArgs) => unknown;

/** How long data that was asked for in advance may be used, in milliseconds. */
const USABLE_FOR_MS = 10_000;

const addressOf = ({ request }: LoaderFunctionArgs) => request.url.replace(/#.*/, '');

/** A loader says by a status that a service was down: nothing to keep for a visit. */
function saysFailure(value: unknown): boolean {
  if (value instanceof Response) return value.status >= 500;
  const { type, init } = (value ?? {}) as { type?: unknown; init?: ResponseInit | null };
  return type === 'DataWithResponseInit' && (init?.status ?? 200) >= 500;
}

/**
 * A loader that can be asked before the visit of an address: `read` uses the answer within ten seconds, once.
 * A failure in advance counts as never asked.
 */
export function prefetchable(loader: Loader) {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>();

  function dropOld(): void {
    for (const [address, { at }] of kept) {
      if (Date.now() - at >= USABLE_FOR_MS) kept.delete(address);
    }
  }

  async function ask(args: LoaderFunctionArgs): Promise<unknown> {
    const value = await loader(args);
    if (saysFailure(value)) throw new Error('The data could not be had in advance');
    return value;
  }

  return {
    async prefetch(args: LoaderFunctionArgs): Promise<void> {
      dropOld();
      const address = addressOf(args);
      const known = kept.get(address) ?? { at: Date.now(), value: ask(args) };
      kept.set(address, known);
      try {
        await known.value;
      } catch (error) {
        if (kept.get(address) === known) kept.delete(address);
        throw error;
      }
    },

    read(args: LoaderFunctionArgs): unknown {
      dropOld();
      const address = addressOf(args);
      const known = kept.get(address);
      kept.delete(address);
      return known ? known.value.catch(() => loader(args)) : loader(args);
    },
  };
}
