import { type BookOffer, schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { BookEntity } from '../dataset/book.entity';
import { DatasetEntity } from '../dataset/dataset.entity';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const codice = 'TNMM00001A';
const lastYears = 'TNMM00002B';

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({ codice, nomeMostrato: 'Scuola Media Prati' }),
      aList(codice),
      aList(codice, 2024, 3),
      aList(lastYears, 2024, 3),
      aDiscipline(1, 'Storia'),
      aDiscipline(2, 'Arte'),
      aBook({ id: 1, prezzoCents: 1_234 }),
      aBook({ id: 2, isbn: 'AIE12', kind: 'any-edition', prezzoCents: 0 }),
      aBook({ id: 3, prezzoCents: null }),
      aBook({ id: 4 }),
      aBook({ id: 5 }),
      aBook({ id: 6 }),
      aClass({ id: 1, schoolCodice: codice }),
      aClass({ id: 2, schoolCodice: codice, sezione: 'B' }),
      aClass({ id: 3, schoolCodice: codice, schoolYear: 2024, sourceId: 3 }),
      aClass({ id: 4, schoolCodice: lastYears, schoolYear: 2024, sourceId: 3 }),
      aClass({ id: 5, schoolCodice: codice, combinazione: '36 ORE' }),
      anAdoption(1, 1),
      anAdoption(1, 1, { disciplineId: 2 }),
      anAdoption(1, 2),
      anAdoption(1, 3, { consigliato: 'Ap' }),
      anAdoption(1, 4, { consigliato: 'Mo' }),
      anAdoption(2, 4),
      anAdoption(5, 5, { consigliato: 'Si' }),
      anAdoption(1, 5, { consigliato: 'Si' }),
      anAdoption(3, 5),
      anAdoption(3, 6),
      anAdoption(4, 1),
    ]),
  );
});
afterAll(() => service.stop());

type Asked = Partial<Pick<BookOffer, 'isbn' | 'codiceScuola' | 'classe' | 'sezione'>>;

const ask = (body: unknown, headers: Record<string, string> = serviceKeyHeader) =>
  service.send('/internal/books/offers', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function offers(...books: Asked[]): Promise<BookOffer[]> {
  const whole = books.map((book) => ({
    isbn: '9788800000001',
    codiceScuola: codice,
    classe: '1',
    sezione: 'A',
    ...book,
  }));
  const answer = await ask({ books: whole });
  expect(answer.status).toBe(200);
  return schoolsInternalEndpoints.offers.response.parse(await answer.json()).offers;
}

const isbnOf = (id: number) => `978880000000${id}`;

describe('offers of books', () => {
  it('say what a book of a class costs, and what it is', async () => {
    expect(await offers({})).toEqual([
      {
        found: true,
        isbn: isbnOf(1),
        codiceScuola: codice,
        classe: '1',
        sezione: 'A',
        titolo: 'Libro di prova 1',
        autore: 'Rossi M.',
        editore: 'Editrice di prova',
        copertina: null,
        prezzo: 12.34,
        vendibile: true,
        motivoNonVendibile: null,
        materia: 'Arte, Storia',
        nomeScuola: 'Scuola Media Prati',
        inLista: true,
        annoScolastico: 2025,
        tipoGrado: 'MM',
        adottato: true,
      },
    ]);
  });

  it('come in the order of the question, found or not', async () => {
    const found = await offers({ isbn: isbnOf(9) }, { isbn: isbnOf(4) }, { isbn: isbnOf(1) });
    expect(found.map((offer) => [offer.isbn, offer.found])).toEqual([
      [isbnOf(9), false],
      [isbnOf(4), true],
      [isbnOf(1), true],
    ]);
    expect(await offers()).toEqual([]);
  });

  it('say what cannot be sold, and why', async () => {
    const [anyEdition, withoutPrice] = await offers({ isbn: 'AIE12' }, { isbn: isbnOf(3) });
    expect(anyEdition).toMatchObject({ vendibile: false, motivoNonVendibile: 'edizione-libera' });
    expect(withoutPrice).toMatchObject({ vendibile: false, motivoNonVendibile: 'senza-prezzo' });
  });

  it.each<[string, Asked, { inLista: boolean; adottato: boolean }]>([
    ['adopted by its class', {}, { inLista: true, adottato: true }],
    ['recommended', { isbn: isbnOf(4) }, { inLista: true, adottato: false }],
    ['recommended in each course', { isbn: isbnOf(5) }, { inLista: true, adottato: false }],
    [
      'adopted by the section, and recommended in another',
      { isbn: isbnOf(4), sezione: 'B' },
      { inLista: true, adottato: true },
    ],
    [
      'adopted by one section, where none is known',
      { isbn: isbnOf(4), sezione: '' },
      { inLista: true, adottato: true },
    ],
    ['adopted by another class', { classe: '2' }, { inLista: false, adottato: false }],
    ['adopted by another section', { sezione: 'B' }, { inLista: false, adottato: false }],
    ['of a school that nobody knows', { codiceScuola: 'XX' }, { inLista: false, adottato: false }],
    [
      'adopted last year, by a school without a list of this one',
      { codiceScuola: lastYears },
      { inLista: true, adottato: false },
    ],
  ])('know whether a book is %s', async (_, asked, expected) => {
    const [offer] = await offers(asked);
    expect(offer).toMatchObject({ found: true, ...expected });
  });

  it.each<[string, Asked, number | null]>([
    ['its newest list', {}, 2025],
    ['two lists, the newer', { isbn: isbnOf(5) }, 2025],
    ['a list of last year alone', { isbn: isbnOf(6) }, 2024],
    ['the list of a school without one of this year', { codiceScuola: lastYears }, 2024],
    ['no list', { classe: '2' }, null],
  ])('name the school year of %s', async (_, asked, annoScolastico) => {
    expect((await offers(asked))[0]).toMatchObject({ found: true, annoScolastico });
  });

  it('name no school that nobody knows', async () => {
    expect((await offers({ codiceScuola: 'tnmm00001a' }))[0]).toMatchObject({ adottato: true });
    expect((await offers({ codiceScuola: 'XX' }))[0]).toMatchObject({ nomeScuola: '' });
  });

  it('follow an import', async () => {
    const isbn = isbnOf(8);
    expect(await offers({ isbn })).toMatchObject([{ found: false }]);
    await service.database.manager.save(aBook({ id: 8, prezzoCents: 500 }));
    await service.database.manager.update(BookEntity, { id: 1 }, { prezzoCents: 1_300 });
    await service.database.manager.increment(DatasetEntity, { id: 1 }, 'version', 1);
    const [made, changed] = await offers({ isbn }, {});
    expect(made).toMatchObject({ found: true, prezzo: 5, inLista: false });
    expect(changed).toMatchObject({ prezzo: 13 });
  });

  it('are for other services of ours alone', async () => {
    expect((await ask({ books: [] }, {})).status).toBe(401);
    expect((await ask({ books: [] }, { 'x-service-key': 'guess' })).status).toBe(401);
  });

  it.each([
    ['no books', {}],
    ['a book without a school', { books: [{ isbn: isbnOf(1), classe: '1', sezione: 'A' }] }],
    ['more books than an order has', { books: Array.from({ length: 301 }, () => ({})) }],
  ])('are refused for %s', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
  });
});
