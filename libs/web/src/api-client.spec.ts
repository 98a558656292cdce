import { type ApiCall, type Call, defineEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { ApiError, fetchFile, fetchJson, sendFile } from './api-client';

const get = { method: 'GET', path: '/api/things' } as const;
const declared = defineEndpoint(get, {
  summary: 'Things of a place',
  access: 'public',
  query: z.object({
    place: z.string().optional(),
    kind: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  response: z.object({ things: z.array(z.string()) }),
});
const things: ApiCall<typeof declared> = declared;

const post = { method: 'POST', path: '/api/things' } as const;
const added = defineEndpoint(post, {
  summary: 'Adds a thing',
  access: 'public',
  query: z.object({}),
  body: z.object({ a: z.number() }),
  response: z.object({ things: z.array(z.string()) }),
});
const addition: ApiCall<typeof added> = added;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'from-header' } });

function answerWith(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answer(url as string, init ?? {}));
}

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
};

describe('fetchJson', () => {
  afterEach(() => jest.restoreAllMocks());

  it('asks by a relative address and leaves blank parameters out', async () => {
    const fetched = answerWith(() => json({ things: ['a'] }));
    const answer = await fetchJson(things, { query: { place: 'Forlì & co', kind: '' } });
    expect(answer).toEqual({ things: ['a'] });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/things?place=Forl%C3%AC+%26+co');
  });

  it('repeats the parameter for each value of a list', async () => {
    const fetched = answerWith(() => json({ things: [] }));
    await fetchJson(things, { query: { place: 'Crema', tags: ['penne', '', 'zaini & co'] } });
    await fetchJson(things, { query: { place: 'Crema', tags: [] } });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/things?place=Crema&tags=penne&tags=zaini+%26+co',
      '/api/things?place=Crema',
    ]);
  });

  it.each([
    ['that is answered', () => json({ things: [] })],
    ['that is refused', () => json({ code: 'conflict' }, 409)],
    ['without a network', () => Promise.reject(new TypeError('offline'))],
  ])('tells of a write %s when it begins and when it has ended', async (_case, answer) => {
    const order: string[] = [];
    const hear = () => order.push('told');
    addEventListener('zaino:write', hear);
    answerWith(() => (order.push('asked'), answer()));
    await fetchJson(addition, { body: { a: 1 } }).catch(() => undefined);
    expect(order).toEqual(['told', 'asked', 'told']);
    removeEventListener('zaino:write', hear);
  });

  it('tells nothing of a call that reads', async () => {
    const heard = jest.fn();
    addEventListener('zaino:write', heard);
    answerWith(() => json({ things: [] }));
    await fetchJson(things);
    expect(heard).not.toHaveBeenCalled();
    removeEventListener('zaino:write', heard);
  });

  it('goes to the origin of the request it is given', async () => {
    const fetched = answerWith(() => json({ things: [] }));
    await fetchJson(things, { request: new Request('http://127.0.0.1:9/search?x=1') });
    expect(fetched.mock.calls[0]?.[0]).toBe('http://127.0.0.1:9/api/things');
  });

  it.each([
    [
      'cookie and request id of the page’s request, and nothing else',
      { cookie: 'zaino_session=abc', 'x-request-id': 'r-7', 'accept-language': 'it' },
      { accept: 'application/json', cookie: 'zaino_session=abc', 'x-request-id': 'r-7' },
    ],
    ['no header that the request lacks', {}, { accept: 'application/json' }],
  ])('passes on %s', async (_case, headers, sent) => {
    const fetched = answerWith(() => json({ things: [] }));
    const request = new Request('http://127.0.0.1:9/search', { headers });
    await fetchJson(things, { request });
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual(sent);
  });

  it('sends a body as JSON', async () => {
    const fetched = answerWith(() => json({ things: [] }));
    await fetchJson(addition, { body: { a: 1 } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('adds the headers of the caller', async () => {
    const fetched = answerWith(() => json({ things: [] }));
    await fetchJson(things, { query: { place: 'Crema' }, headers: { 'idempotency-key': 'k-1' } });
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect([headers.get('idempotency-key'), headers.get('accept')]).toEqual([
      'k-1',
      'application/json',
    ]);
  });

  it('reads code, sentence and request id from a problem', async () => {
    answerWith(() =>
      json({ code: 'school-code', detail: 'Codice non valido', requestId: 'r-1' }, 400),
    );
    expect(await failure(fetchJson(things))).toMatchObject({
      kind: 'invalid',
      code: 'school-code',
      status: 400,
      message: 'Codice non valido',
      requestId: 'r-1',
    });
  });

  it('hands on what is wrong with which field', async () => {
    const errors = [{ path: 'postalCode', message: 'Il CAP ha cinque cifre' }];
    answerWith(() => json({ code: 'invalid-input', errors }, 400));
    expect((await failure(fetchJson(things))).errors).toEqual(errors);
    answerWith(() => json({ code: 'invalid-input' }, 400));
    expect((await failure(fetchJson(things))).errors).toEqual([]);
  });

  it.each([
    ['30', 30],
    ['Sat, 21 Nov 2026 19:00:00 GMT', null],
    [undefined, null],
  ])('reads after which time to try again: %s', async (header, expected) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    answerWith(() => Response.json({ code: 'limited' }, { status: 429, headers }));
    expect((await failure(fetchJson(things))).retryAfter).toBe(expected);
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [418, 'invalid'],
    [429, 'limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('says of status %d without a problem that it is %s', async (status, kind) => {
    answerWith(
      () => new Response('<html>', { status, headers: { 'x-request-id': 'from-header' } }),
    );
    expect(await failure(fetchJson(things))).toMatchObject({
      kind,
      code: kind,
      status,
      requestId: 'from-header',
    });
  });

  it('is unavailable without a network', async () => {
    answerWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(fetchJson(things))).toMatchObject({ kind: 'unavailable', status: 0 });
  });

  it('is unavailable where the answer is garbage', async () => {
    answerWith(() => new Response('<!doctype html>'));
    expect(await failure(fetchJson(things))).toMatchObject({ kind: 'unavailable' });
  });

  const never = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('is unavailable where no answer comes in time', async () => {
    answerWith(never);
    expect(await failure(fetchJson(things, { timeoutMs: 1 }))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('is unavailable where the time of the caller’s request is over', async () => {
    answerWith(never);
    const request = new Request('http://localhost/search', { signal: AbortSignal.timeout(1) });
    expect(await failure(fetchJson(things, { request }))).toMatchObject({
      kind: 'unavailable',
      status: 0,
    });
  });

  it('is unavailable where the answer begins in time and does not end in time', async () => {
    answerWith((_url, { signal }) => {
      const body = new ReadableStream({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    expect(await failure(fetchJson(things, { timeoutMs: 1 }))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('passes on that the caller gave up', async () => {
    answerWith(never);
    const caller = new AbortController();
    const request = new Request('http://localhost/search', { signal: caller.signal });
    const call = fetchJson(things, { request });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('files', () => {
  afterEach(() => jest.restoreAllMocks());
  const images: Call = { method: 'POST', path: '/api/images' };

  it('are sent as they are, by their type', async () => {
    const fetched = answerWith(() => json({ things: ['kept'] }));
    const file = new Blob(['abc'], { type: 'image/png' });
    expect(await sendFile(images, file)).toEqual({ things: ['kept'] });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual(['/api/images', 'POST', file]);
    expect(init?.headers).toMatchObject({ 'content-type': 'image/png' });
  });

  it.each(['', 'application/pdf', 'text/plain'])('are bytes where they say %j', async (type) => {
    const fetched = answerWith(() => json({ things: [] }));
    await sendFile(images, new Blob(['abc'], { type }));
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
      'content-type': 'application/octet-stream',
    });
  });

  it('go where the parameters of their path say', async () => {
    const fetched = answerWith(() => json({ things: [] }));
    const parts: Call = { method: 'PUT', path: '/api/files/:id/parts/:part' };
    await sendFile(parts, new Blob(['abc']), { params: { id: 7, part: 0 } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/files/7/parts/0');
  });

  it('are refused as other calls are', async () => {
    answerWith(() => json({ code: 'image-refused', detail: 'Non è un’immagine' }, 400));
    const refused = await failure(sendFile(images, new Blob(['abc'])));
    expect(refused).toMatchObject({ code: 'image-refused', message: 'Non è un’immagine' });
  });

  it('come as they are', async () => {
    answerWith(() => new Response('a;b', { headers: { 'content-type': 'text/csv' } }));
    const file = await fetchFile(things);
    expect([file.type, file.size]).toEqual(['text/csv', 3]);
  });
});

describe('a call that is not as the contract has it', () => {
  /** Never run: the typecheck fails where one of the errors expected here is none. */
  const wrong = [
    // @ts-expect-error -- the endpoint's body has to be sent
    () => fetchJson(addition),
    // @ts-expect-error -- a member of the body has another type
    () => fetchJson(addition, { body: { a: 'one' } }),
    // @ts-expect-error -- the body has no such member
    () => fetchJson(addition, { body: { a: 1, b: 2 } }),
    // @ts-expect-error -- the endpoint takes no body
    () => fetchJson(things, { body: { a: 1 } }),
    // @ts-expect-error -- the endpoint's path has no parameters
    () => fetchJson(things, { params: { id: 'A' } }),
    // @ts-expect-error -- the query has no such member
    () => fetchJson(things, { query: { color: 'red' } }),
    // @ts-expect-error -- the answer has no such member
    (): Promise<{ stuff: unknown }> => fetchJson(things),
    // @ts-expect-error -- the endpoint is at another path
    (): ApiCall<typeof declared> => ({ method: 'GET', path: '/api/thing' }),
    // @ts-expect-error -- and is called by another method
    (): ApiCall<typeof declared> => ({ method: 'POST', path: '/api/things' }),
  ];

  it('does not compile', () => expect(wrong).toHaveLength(9));
});
