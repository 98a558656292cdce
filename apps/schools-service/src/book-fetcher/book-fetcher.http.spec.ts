import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { adminBookEndpoints } from '@zaino/contracts/schools';
import type { AnswerOf } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import fastify, { type FastifyInstance } from 'fastify';
import { BookDesk, fillDesk, isbnOf } from '../enrichment/testing/book-desk';
import { startTestService, type TestService } from '../testing/test-service';
import { FetchSweep } from './fetch-sweep';

type State = AnswerOf<typeof adminBookEndpoints.fetcher>;

const path = '/api/admin/book-fetcher';
const state = async (service: TestService) => (await service.adminCall<State>({ path })).body;
const ask = (service: TestService, ...isbn: string[]) =>
  service.adminCall<{ inAttesa: number }>({ method: 'POST', path, body: { isbn } });
const run = (service: TestService) => service.app.get(FetchSweep, { strict: false }).run();

describe('a source of books, where none is set', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(fillDesk);
  });
  afterAll(() => service.stop());

  it('is asked for nothing', async () => {
    expect((await state(service)).fonte).toBeNull();
    const { status, body } = await ask(service, isbnOf(1));
    expect([status, body.code]).toEqual([409, 'book-fetcher-off']);
    expect(await run(service)).toBe(0);
  });
});

describe('a source of books over HTTP', () => {
  let source: FastifyInstance;
  let service: TestService;
  let desk: BookDesk;
  const asked: { url: string; authorization: string | undefined }[] = [];

  beforeAll(async () => {
    source = fastify({ forceCloseConnections: true });
    source.get<{ Params: { isbn: string } }>('/books/:isbn', ({ url, params, headers }, reply) => {
      asked.push({ url, authorization: headers.authorization });
      if (params.isbn === isbnOf(3)) return reply.code(404).send({});
      if (params.isbn === isbnOf(6)) return reply.redirect(`/books/${isbnOf(1)}`);
      return {
        items: [
          {
            info: {
              description: '<p>Dalla fonte</p>',
              authors: ['Ada Rossi', 'Bruno Neri'],
              cover: 'http://immagini.example/1.jpg',
            },
          },
        ],
      };
    });
    await source.listen({ port: 0, host: '127.0.0.1' });
    service = await startTestService(fillDesk, {
      BOOK_FETCHER: 'http',
      BOOK_FETCHER_URL: `${source.listeningOrigin}/books/{isbn}`,
      BOOK_FETCHER_FIELDS: {
        descrizione: 'items.0.info.description',
        autoriEditore: 'items.0.info.authors',
        copertina: 'items.0.info.cover',
        collana: 'items.0.info.series',
      },
      BOOK_FETCHER_AUTHORIZATION: 'Bearer prova',
      BOOK_FETCHER_PER_MINUTE: 2,
    });
    desk = new BookDesk(service);
  });
  afterAll(async () => {
    await service.stop();
    await source.close();
  });

  it('is asked later, so many a minute, and never over what others wrote', async () => {
    await desk.save(isbnOf(2), 0, { descrizione: 'Scritta da noi' });
    const codes = [isbnOf(1), isbnOf(2), isbnOf(3), isbnOf(6)];
    // A wrong check digit, a placeholder, and a code that no list has.
    const { status, body } = await ask(service, ...codes, isbnOf(4), 'AIE12', '9788800000099');
    expect([status, body.inAttesa]).toEqual([200, 4]);
    const told = await service.auditLog.untilTold('127.0.0.1', 'books.fetch-asked');
    expect(told[0]).toMatchObject({ after: { books: 4, first: codes } });
    expect(asked).toEqual([]);

    expect(await run(service)).toBe(2);
    expect(asked).toEqual(
      [isbnOf(1), isbnOf(2)].map((isbn) => ({
        url: `/books/${isbn}`,
        authorization: 'Bearer prova',
      })),
    );
    expect((await desk.read(isbnOf(1))).campi).toMatchObject({
      descrizione: 'Dalla fonte',
      autoriEditore: 'Ada Rossi, Bruno Neri',
      copertina: 'https://immagini.example/1.jpg',
      collana: '',
    });
    const { campi, fonti, storia } = await desk.read(isbnOf(2));
    expect(campi).toMatchObject({
      descrizione: 'Scritta da noi',
      autoriEditore: 'Ada Rossi, Bruno Neri',
    });
    expect(fonti.map(({ campo, fonte, nome }) => [campo, fonte, nome])).toEqual([
      ['descrizione', 'person', ''],
      ['copertina', 'fetcher', '127.0.0.1'],
      ['autoriEditore', 'fetcher', '127.0.0.1'],
    ]);
    expect(storia[0]).toMatchObject({ tipo: 'fetch', nome: '127.0.0.1', libri: 2 });

    expect(await run(service)).toBe(2);
    expect(await state(service)).toEqual({
      fonte: '127.0.0.1',
      inAttesa: 0,
      trovati: 2,
      nonTrovati: 1,
      falliti: 1,
    });
  });

  it('is asked again for what is wanted again, and forgets after 30 days', async () => {
    await ask(service, isbnOf(6));
    expect((await state(service)).inAttesa).toBe(1);
    await run(service);
    service.advance(31 * DAY_MS);
    await run(service);
    expect(await state(service)).toMatchObject({ inAttesa: 0, trovati: 0, falliti: 0 });
  });

  it.each([[[]], [['x']], [Array.from({ length: 501 }, () => isbnOf(1))]])(
    'is not asked for %j',
    async (codes) => expect((await ask(service, ...codes)).status).toBe(400),
  );
});

describe('a source of books in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-books-'));
  const file = join(folder, 'books.json');
  let service: TestService;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify({ [isbnOf(1)]: { descrizione: 'Dal file', pagine: 12 } }));
    service = await startTestService(fillDesk, { BOOK_FETCHER: 'file', BOOK_FETCHER_FILE: file });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says what the file says', async () => {
    await ask(service, isbnOf(1), isbnOf(2));
    expect(await run(service)).toBe(2);
    const { campi } = await new BookDesk(service).read(isbnOf(1));
    expect(campi).toMatchObject({ descrizione: 'Dal file', pagine: 12 });
    expect(await state(service)).toMatchObject({ fonte: 'file', trovati: 1, nonTrovati: 1 });
  });
});
