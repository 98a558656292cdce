import type { Endpoint } from '@zaino/contracts/shared';
import { z } from 'zod';

type Endpoints = Record<string, Endpoint>;
type Output<Schema> = z.output<NonNullable<Schema> & z.core.$ZodType>;
type Answer<Of extends Endpoint> = z.input<Of['response']> | Response;

/** What a test answers to each call, from its query and, where its path has any, the path's parameters. */
export type FakeHandlers<Calls extends Endpoints> = {
  [Name in keyof Calls]?: (
    query: Output<Calls[Name]['query']>,
    ...params: Record<string, string>[]
  ) => Answer<Calls[Name]> | Promise<Answer<Calls[Name]>>;
};

/** For tests: what the gateway answers for a service that is down. */
export function serviceDown(): Response {
  const detail = 'Servizio momentaneamente non disponibile';
  return Response.json(
    { code: 'unavailable', detail, requestId: 'r-1', success: false, error: detail },
    { status: 503 },
  );
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

/**
 * For tests: a service as its contract describes it. What the page asks is checked against the query's schema, what a
 * test answers against the response's. Calls without a handler are down.
 */
export function fakeService<Calls extends Endpoints>(
  endpoints: Calls,
  handlers: FakeHandlers<Calls>,
) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    const name = Object.keys(endpoints).find((one) =>
      paramsOf(endpoints[one]?.path ?? '', url.pathname),
    );
    const endpoint = name === undefined ? undefined : endpoints[name];
    const handler = name === undefined ? undefined : handlers[name];
    if (!endpoint || !handler) return serviceDown();
    const query = z.parse(endpoint.query, Object.fromEntries(url.searchParams)) as Output<
      Calls[string]['query']
    >;
    const params = paramsOf(endpoint.path, url.pathname) ?? {};
    const reply = await handler(query, ...(endpoint.path.includes(':') ? [params] : []));
    init?.signal?.throwIfAborted();
    return reply instanceof Response ? reply : Response.json(z.parse(endpoint.response, reply));
  });
}
