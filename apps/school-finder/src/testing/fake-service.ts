import { schoolsEndpoints } from '@zaino/contracts/schools';
import type { z } from 'zod';

type Endpoints = typeof schoolsEndpoints;
type Name = keyof Endpoints;
type Reply<Of extends Name> =
  | z.input<Endpoints[Of]['response']>
  | Response
  | Promise<z.input<Endpoints[Of]['response']> | Response>;
type Handlers = { [Of in Name]?: (query: z.output<Endpoints[Of]['query']>) => Reply<Of> };

const names = Object.keys(schoolsEndpoints) as Name[];

/** What the gateway answers for a service that is down. */
export function serviceDown(): Response {
  const detail = 'Servizio momentaneamente non disponibile';
  return Response.json(
    { code: 'unavailable', detail, requestId: 'r-1', success: false, error: detail },
    { status: 503 },
  );
}

/**
 * The schools service as its contract describes it: what the page asks is checked against the query's
 * schema, what a test answers against the response's. Calls without a handler are down.
 */
export function fakeSchoolsService(handlers: Handlers) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    const name = names.find((one) => schoolsEndpoints[one].path === url.pathname);
    const handler = name && (handlers[name] as ((query: unknown) => unknown) | undefined);
    if (!name || !handler) return serviceDown();
    const endpoint = schoolsEndpoints[name];
    const reply = await handler(endpoint.query.parse(Object.fromEntries(url.searchParams)));
    init?.signal?.throwIfAborted();
    return reply instanceof Response ? reply : Response.json(endpoint.response.parse(reply));
  });
}
