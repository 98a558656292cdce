import { Writable } from 'node:stream';
import { createLogger } from '@zaino/service/logger';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { receiveCspReports } from './csp-reports';

const violation = {
  type: 'csp-violation',
  age: 12,
  url: 'https://shop.example/scuola/RMIC8GA002?classe=1',
  user_agent: 'Mozilla/5.0 of somebody',
  body: {
    documentURL: 'https://shop.example/scuola/RMIC8GA002?classe=1#maria',
    referrer: 'https://shop.example/search?q=maria',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "script-src 'self'",
    blockedURL: 'https://tracker.example/t.js?visitor=maria',
    sourceFile: 'https://shop.example/releases/cart/c1/entry.js?v=1',
    lineNumber: 3,
    columnNumber: 7,
    sample: '',
    disposition: 'enforce',
    statusCode: 200,
  },
};
type Body = Partial<typeof violation.body>;
const reportOf = (body: Body) => ({ ...violation, body: { ...violation.body, ...body } });

/** A server that takes reports, and what it writes. */
async function open() {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const log: FastifyBaseLogger = createLogger(
    { service: 'gateway', release: 'test', level: 'warn' },
    destination,
  );
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await receiveCspReports(app);
  const send = (payload: unknown, type = 'application/reports+json') =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0 of somebody' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { lines, send };
}

describe('reports of the content security policy', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are written as one line each, without anything about the person', async () => {
    const { lines, send } = await open();
    expect((await send([violation])).statusCode).toBe(204);
    expect(lines).toMatchObject([
      {
        level: 'warn',
        message: 'content security policy violated',
        directive: 'script-src-elem',
        blocked: 'https://tracker.example',
        page: '/scuola',
        source: '/releases/cart/c1/entry.js',
        line: 3,
        column: 7,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/maria|RMIC8GA002|Mozilla|search/);
  });

  it('are understood in the older form', async () => {
    const { lines, send } = await open();
    const report = {
      'csp-report': {
        'document-uri': 'https://shop.example/cart',
        'violated-directive': "style-src 'self'",
        'blocked-uri': 'inline',
        'line-number': 1,
      },
    };
    expect((await send(report, 'application/csp-report')).statusCode).toBe(204);
    expect(lines).toMatchObject([{ directive: 'style-src', blocked: 'inline', page: '/cart' }]);
  });

  it('name the function that was given text instead of a trusted value, not the text', async () => {
    const { lines, send } = await open();
    const sample = 'Element innerHTML|<b>maria</b>';
    const blockedURL = 'trusted-types-sink';
    await send([reportOf({ effectiveDirective: 'require-trusted-types-for', blockedURL, sample })]);
    expect(lines).toMatchObject([{ blocked: 'trusted-types-sink', sink: 'Element innerHTML' }]);
    expect(JSON.stringify(lines)).not.toContain('maria');
  });

  it.each<[string, Body]>([
    ['of a browser extension', { blockedURL: 'chrome-extension://abc/script.js' }],
    ['from a browser extension', { sourceFile: 'moz-extension://abc/script.js' }],
  ])('%s are left out', async (_what, body) => {
    const { lines, send } = await open();
    expect((await send([reportOf(body)])).statusCode).toBe(204);
    expect(lines).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', []],
    ['another kind of report', [{ type: 'deprecation', body: { id: 'maria' } }]],
    ['something else', { name: 'maria' }],
    ['null', 'null'],
  ])('that hold %s are taken and left out', async (_what, body) => {
    const { lines, send } = await open();
    expect((await send(body)).statusCode).toBe(204);
    expect(lines).toEqual([]);
  });

  it('cannot bring their own words into the log', async () => {
    const { lines, send } = await open();
    const words = 'maria rossi';
    await send([
      reportOf({
        documentURL: words,
        effectiveDirective: words.toUpperCase(),
        blockedURL: words,
        sourceFile: words,
        sample: `${words}: text`,
      }),
    ]);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/maria rossi/i);
  });

  it.each([
    ['too large', 413, JSON.stringify([reportOf({ sample: 'x'.repeat(40_000) })])],
    ['not JSON', 400, '{'],
  ])('that are %s are refused with %i', async (_what, status, body) => {
    const { lines, send } = await open();
    const answer = await send(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(lines).toEqual([]);
  });

  it('of another content type are refused', async () => {
    const { send } = await open();
    expect((await send('maria', 'text/plain')).statusCode).toBe(415);
  });

  it('fill the log with no more than 60 lines a minute and ten a request', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { lines, send } = await open();
    const many = Array.from({ length: 20 }, () => violation);
    await send(many);
    expect(lines).toHaveLength(10);
    for (let request = 0; request < 8; request += 1) await send(many);
    expect(lines).toHaveLength(60);
    now.mockReturnValue(1_060_000);
    await send([violation]);
    expect(lines.slice(60)).toMatchObject([{ left: 30 }, { directive: 'script-src-elem' }]);
  });
});
