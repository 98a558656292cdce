import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { problemSchema } from '@zaino/contracts/shared';
import { startGuardedService } from './testing/guarded-service';

describe('the body of a request', () => {
  let app: NestFastifyApplication;
  let origin: string;

  beforeAll(async () => {
    app = await startGuardedService({ redisUrl: 'redis://127.0.0.1:1' });
    origin = await app.getUrl();
  });
  afterAll(() => app.close());

  const post = (body: string | ReadableStream, type: string | null = 'application/json') =>
    fetch(`${origin}/api/small`, {
      method: 'POST',
      body,
      headers: type === null ? {} : { 'content-type': type },
      duplex: 'half',
    });
  const text = (length: number) => JSON.stringify({ text: 'a'.repeat(length) });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'is taken as %s',
    async (type) => expect(await (await post(text(3), type)).json()).toEqual({ uid: 'aaa' }),
  );

  it.each([
    ['first half', String.raw`a\ud83d`, 'a'],
    ['second half', String.raw`\uDE00a`, 'a'],
    ['two halves in the wrong order', String.raw`\ude00a\ud83d`, 'a'],
    ['both halves', String.raw`\ud83d\uDE00`, '😀'],
    ['name of a half behind a backslash', String.raw`\\ud83d`, String.raw`\ud83d`],
  ])('loses what is half a character: %s', async (_, sent, arrived) => {
    expect(await (await post(`{"text":"${sent}"}`)).json()).toEqual({ uid: arrived });
  });

  const tooMuch = 'La richiesta contiene troppi dati.';
  const invalid = 'La richiesta non è valida.';
  const otherType = 'La richiesta contiene dati di un tipo che qui non è ammesso.';
  const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
  it.each<[string, string, string | null, number, string]>([
    ['one byte above the limit of its endpoint', text(90), 'application/json', 413, tooMuch],
    ['far above it', text(1_000_000), 'application/json', 413, tooMuch],
    ['cut off', '{"text":"a', 'application/json', 400, invalid],
    ['with a prototype', '{"text":"a","__proto__":{"x":1}}', 'application/json', 400, invalid],
    ['with a constructor', '{"constructor":{"prototype":{}}}', 'application/json', 400, invalid],
    [
      'with more than was asked for',
      '{"text":"a","role":"admin"}',
      'application/json',
      400,
      invalid,
    ],
    ['empty', '', 'application/json', 400, invalid],
    ['null', 'null', 'application/json', 400, invalid],
    ['deeply nested', deep, 'application/json', 400, invalid],
    ['a form', 'text=a', 'application/x-www-form-urlencoded', 415, otherType],
    ['plain text', text(3), 'text/plain', 415, otherType],
    ['of several parts', text(3), 'multipart/form-data; boundary=x', 415, otherType],
    ['of no type that exists', text(3), 'nonsense', 415, otherType],
    ['an image', text(3), 'image/png', 415, otherType],
    ['bytes', text(3), 'application/octet-stream', 415, otherType],
    ['of a type that only begins alike', text(3), 'application/jsonp', 415, otherType],
  ])('is refused when it is %s', async (_, body, type, status, detail) => {
    const answer = await post(body, type);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.status, problem.detail]).toEqual([status, status, detail]);
  });

  it('is cut where it comes in pieces that say nothing of their number', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 20; n++) controller.enqueue(new TextEncoder().encode('a'.repeat(50)));
        controller.close();
      },
    });
    expect((await post(pieces)).status).toBe(413);
  });

  describe('of an endpoint that takes bytes', () => {
    const bytes = Buffer.from([0xff, 0xfe, 0, 0x22]);
    const send = (type: string | null, body: Buffer<ArrayBuffer> | null = bytes) =>
      fetch(`${origin}/api/raw`, {
        method: 'POST',
        body,
        headers: type === null ? {} : { 'content-type': type },
      });

    it.each(['image/png', 'Image/AVIF; q=1', 'application/octet-stream'])(
      'is given as it came, as %s',
      async (type) => expect(await (await send(type)).json()).toEqual({ uid: 'fffe0022' }),
    );

    it('may be empty', async () =>
      expect(await (await send('image/png', null)).json()).toEqual({ uid: '' }));

    it.each(['application/json', 'image', 'text/plain', 'multipart/form-data; boundary=x', null])(
      'is refused as %s',
      async (type) => expect((await send(type)).status).toBe(415),
    );

    it('is held to its limit', async () =>
      expect((await send('image/png', Buffer.alloc(101))).status).toBe(413));
  });

  it('may be missing where none is declared, whatever the header says', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${origin}/api/customer`, init)).status).toBe(503);
  });
});
