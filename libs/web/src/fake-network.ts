import { type Endpoint, issueSentence } from '@zaino/contracts/shared';
import { z } from 'zod';

interface ReceivedCall<Of extends Endpoint> {
  query: z.output<Of['query']>;
  params: z.output<NonNullable<Of['params']>>;
  body: z.output<NonNullable<Of['body']>>;
  headers: Headers;
}

type Reply<Of extends Endpoint> = z.input<Of['response']> | Response;
type Handler<Of extends Endpoint> = (call: ReceivedCall<Of>) => Reply<Of> | Promise<Reply<Of>>;

interface Answered {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** For tests: how a call of the contract is answered. */
export function answer<Of extends Endpoint>(endpoint: Of, handler: Handler<NoInfer<Of>>): Answered {
  return { endpoint, handler };
}

/** For tests: a refusal as the services write it. */
export function refusal(status: number, code: string, more: object = {}): Response {
  const detail = 'La richiesta non è valida.';
  return Response.json(
    { code, detail, requestId: 'r-1', success: false, error: detail, ...more },
    { status },
  );
}

/** Each call with what its path says. */
function callFor(answered: Answered[], method: string, { pathname }: URL) {
  return answered
    .map((one) => ({ ...one, params: paramsOf(one.endpoint.path, pathname) }))
    .findLast(({ endpoint, params }) => endpoint.method === method && params !== null);
}

/** A file is sent as it is, all else as JSON. */
function bodyOf({ bodyTypes }: Endpoint, { body }: RequestInit): unknown {
  return bodyTypes ? null : JSON.parse((body ?? 'null') as string);
}

/** What a service says of a body that its schema does not take; undefined where it does. */
function refusedBody({ body: schema }: Endpoint, body: unknown): Response | undefined {
  const issues = schema && z.safeParse(schema, body, { error: issueSentence }).error?.issues;
  const errors = issues?.map(({ path, message }) => ({ path: path.join('.'), message }));
  return errors && refusal(400, 'invalid-input', { errors });
}

/** Answers calls in the place of `fetch`, as `fakeNetwork` says. */
export const fetchFrom =
  (answered: Answered[]): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input as string, 'http://localhost');
    const found = callFor(answered, init.method ?? 'GET', url);
    if (!found) return refusal(503, 'unavailable');
    const { endpoint, handler, params } = found;
    const body = bodyOf(endpoint, init);
    const refused = refusedBody(endpoint, body);
    if (refused) return refused;
    const reply = await handler({
      query: z.parse(endpoint.query, Object.fromEntries(url.searchParams)),
      params: endpoint.params && z.parse(endpoint.params, params),
      body: endpoint.body && z.parse(endpoint.body, body),
      headers: new Headers(init.headers),
    });
    init.signal?.throwIfAborted();
    return reply instanceof Response ? reply : Response.json(z.parse(endpoint.response, reply));
  };

/**
 * For tests: the services as their contracts describe them. What a page sends is checked by the schemas, which refuse it
 * field by field, and what a test answers as well. Calls without an answer are down; later answers win.
 */
export function fakeNetwork(...answered: Answered[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answered));
}

/** The path's parameters; null where it is another path. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
