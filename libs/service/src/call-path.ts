import type { Call } from '@zaino/contracts/shared';

/** What a call takes, whatever its endpoint: the types were checked where it was made. */
export interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

type QueryValue = string | number | boolean | undefined;

/** Path and query of a call; throws where a parameter of the path was not given. */
export function callPath(endpoint: Call, { params, query }: Sent): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${endpoint.path} needs ${name}.`);
    return encodeURIComponent(values[name]);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, QueryValue>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
