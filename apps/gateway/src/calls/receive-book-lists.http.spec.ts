import 'reflect-metadata';
import { Readable, Writable } from 'node:stream';
import { LIST_TEXT } from '@zaino/rules/book-list-address';
import { eanCheckDigit } from '@zaino/rules/isbn';
import { MOST_ISBNS } from '@zaino/rules/isbns-in-text';
import { createLogger } from '@zaino/service/logger';
import fastify, { type FastifyBaseLogger, type InjectOptions, LogController } from 'fastify';
import { TestDoor } from '../testing/test-door';
import { receiveBookLists } from './receive-book-lists';

const italiano = '9788899001223';
const doubtful = '9788899001217';
const mail = `Gentile famiglia Pautasso, tel. 0372 123456, servono: ${italiano}, ${doubtful}.`;

const manyIsbns = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const digits = String(978_889_900_000 + at);
    return `${digits}${eanCheckDigit(digits)}`;
  });

const formOf = (text: string): InjectOptions => ({
  method: 'POST',
  url: '/lista-libri',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ [LIST_TEXT]: text }).toString(),
});

describe('the text of a list from a browser without a script', () => {
  const door = new TestDoor();
  afterEach(() => door.close());
  afterAll(() => door.remove());

  async function open(env: Record<string, string> = {}) {
    const service = await door.openService();
    const gateway = await door.open({
      PUBLIC_URL: 'https://zaino.example',
      SCHOOLS_URL: service.url,
      ...env,
    });
    const send = (form: InjectOptions, headers: Record<string, string> = {}) =>
      gateway.inject({ ...form, headers: { ...form.headers, ...headers } });
    return { send, calls: service.calls };
  }

  it('leads to the page of its codes, with nothing else of it in the address', async () => {
    const { send, calls } = await open();
    const { statusCode, headers, body } = await send(formOf(mail), {
      origin: 'https://zaino.example',
      'sec-fetch-site': 'same-origin',
    });
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: `/lista-libri?isbn=${italiano}&dubbi=${doubtful}#lista`,
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect([body, calls]).toEqual(['', []]);
  });

  it('is in no log, whatever becomes of it', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const log: FastifyBaseLogger = createLogger(
      { service: 'gateway', release: 'test', level: 'trace' },
      destination,
    );
    const app = fastify({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
    });
    door.closeLater(() => app.close());
    await app.register(receiveBookLists);
    const type = { 'content-type': 'text/plain' };
    expect((await app.inject(formOf(mail))).statusCode).toBe(303);
    expect((await app.inject(formOf(mail.repeat(5_000)))).statusCode).toBe(303);
    expect((await app.inject({ ...formOf(mail), headers: type })).statusCode).toBe(415);
    app.log.info('Here ends what was sent.');
    expect(lines.join()).toContain('Here ends what was sent.');
    expect(lines.join()).not.toMatch(/Pautasso|0372|9788899/);
  });

  it.each<[string, string, string]>([
    ['has no code', 'Buongiorno, quali libri servono?', '/lista-libri?esito=vuota#lista'],
    ['is blank', '', '/lista-libri?esito=vuota#lista'],
    ['is larger than is taken', mail.repeat(5_000), '/lista-libri?esito=grande#lista'],
    [
      'has more codes than are taken',
      manyIsbns(MOST_ISBNS + 1).join(' '),
      `/lista-libri?isbn=${manyIsbns(MOST_ISBNS).join('.')}&esito=lunga#lista`,
    ],
  ])('that %s leads to where it is said', async (_what, text, location) => {
    const { send } = await open();
    const { statusCode, headers } = await send(formOf(text));
    expect([statusCode, headers.location]).toEqual([303, location]);
  });

  it.each([
    ['as far as it goes', 40, true],
    ['but not for ever', 4_000, false],
  ])('that is too large is let go by before the answer, %s', async (_how, pieces, isRead) => {
    const { send } = await open();
    const piece = Buffer.alloc(12_000, 'x');
    const payload = Readable.from(Array.from({ length: pieces }, () => piece));
    const { statusCode, headers } = await send(
      { ...formOf(''), payload },
      { 'content-length': String(pieces * piece.length) },
    );
    expect([statusCode, headers.location]).toEqual([303, '/lista-libri?esito=grande#lista']);
    expect(payload.readableEnded).toBe(isRead);
  });

  it.each<[string, InjectOptions]>([
    ['another field', { payload: `altro=${italiano}` }],
    ['nothing', { payload: '' }],
    ['half an escape', { payload: `${LIST_TEXT}=%E0%` }],
  ])('that has %s has no code', async (_what, more) => {
    const { send } = await open();
    const { headers } = await send({ ...formOf(''), ...more });
    expect(headers.location).toBe('/lista-libri?esito=vuota#lista');
  });

  it('cannot write a header of its own', async () => {
    const { send } = await open();
    const { headers } = await send(formOf(`${italiano}\r\nset-cookie: a=b\r\n//evil.example`));
    expect(headers.location).toBe(`/lista-libri?isbn=${italiano}#lista`);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sub-domain, by its browser', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: 'null' }],
  ])('is refused from %s, by a page with the way here', async (_who, headers) => {
    const { send } = await open();
    const answer = await send(formOf(mail), headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('<a href="/lista-libri">Apri la pagina della lista</a>');
    expect(answer.body).not.toContain('Pautasso');
  });

  it('is taken only as a form sends it', async () => {
    const { send } = await open();
    const json = { 'content-type': 'application/json' };
    expect((await send({ ...formOf(''), payload: '{}' }, json)).statusCode).toBe(415);
  });

  it('counts as what changes something does, and is refused by a page', async () => {
    const { send } = await open({ RATE_LIMIT_FACTOR: '0.005' });
    expect((await send(formOf(mail))).statusCode).toBe(303);
    expect((await send(formOf(mail))).statusCode).toBe(303);
    const { statusCode, headers, body } = await send(formOf(mail));
    expect([statusCode, headers.location]).toEqual([429, undefined]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('Troppe richieste');
  });

  it('is the only thing that a page’s address takes', async () => {
    const { send } = await open();
    expect((await send({ ...formOf(mail), url: '/search' })).statusCode).toBe(405);
    expect((await send({ ...formOf(mail), method: 'PUT' })).statusCode).toBe(405);
  });
});
