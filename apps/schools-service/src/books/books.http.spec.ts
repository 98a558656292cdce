import {
  ADOPTING_SCHOOLS_PAGE_SIZE,
  type AdoptingSchools,
  type Book,
} from '@zaino/contracts/schools';
import { BookSchoolsSweep } from '../enrichment/book-schools-sweep';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, entity, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';
import { BookVariantEntity } from '../import/book-variant.entity';
import { aDistributor, aFeed } from '../supply/testing/a-distributor';
import { SupplyHolder } from '../supply/supply-holder';
import { SupplyRowEntity } from '../supply/supply-row.entity';

const prati = 'TNMM00001A';
const volta = 'TNMM00002B';
const unregistered = 'TNMM00009Z';
const isbnOf = (id: number) => `978880000000${id}`;

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSourceFile({ id: 3, kind: 'adoptions', schoolYear: 2024, sourceKey: 'ALTTRENTINO24' }),
      aSchool({ codice: prati, nomeMostrato: 'Scuola Media Prati' }),
      aSchool({
        codice: volta,
        nomeMostrato: 'Scuola Media Volta',
        comuneMostrato: 'Ala',
        comuneCodice: 'A116',
      }),
      aSchool({
        codice: 'CRMM00003C',
        nomeMostrato: 'Scuola Media Bossi',
        comuneMostrato: 'Crema',
        comuneCodice: 'D142',
        provinciaMostrata: 'Cremona',
        regioneMostrata: 'Lombardia',
        sigla: 'CR',
      }),
      aList(prati),
      aList(volta),
      aList('CRMM00003C'),
      aList(unregistered),
      aList(prati, 2024, 3),
      aDiscipline(1, 'Storia'),
      aDiscipline(2, 'Arte'),
      aBook({ id: 1, titoloMostrato: 'Zattere', prezzoCents: 1_234, volume: '1' }),
      aBook({ id: 2, titoloMostrato: 'Atlante' }),
      aBook({ id: 3, titoloMostrato: 'Bussola', prezzoCents: null }),
      aBook({ id: 4, titoloMostrato: 'Codice rotto', kind: 'dummy' }),
      aBook({ id: 5, isbn: 'AIE12', titoloMostrato: 'Dizionario', kind: 'any-edition' }),
      aBook({ id: 6, titoloMostrato: 'Eco' }),
      aBook({ id: 7, titoloMostrato: 'Zattere, nuova edizione', prezzoCents: 1_500 }),
      aClass({ id: 1, schoolCodice: prati }),
      aClass({ id: 2, schoolCodice: prati, sezione: 'B' }),
      aClass({ id: 3, schoolCodice: volta }),
      aClass({ id: 4, schoolCodice: prati, schoolYear: 2024, sourceId: 3 }),
      aClass({ id: 5, schoolCodice: 'CRMM00003C', annoCorso: 2 }),
      aClass({ id: 6, schoolCodice: unregistered }),
      aClass({ id: 7, schoolCodice: prati, sezione: 'B', combinazione: '36 ORE' }),
      anAdoption(1, 1),
      anAdoption(1, 1, { disciplineId: 2 }),
      anAdoption(2, 1, { consigliato: 'Ap' }),
      anAdoption(7, 1),
      anAdoption(3, 1),
      anAdoption(5, 1, { consigliato: 'Mo' }),
      anAdoption(6, 1),
      anAdoption(1, 2),
      anAdoption(3, 2, { disciplineId: 2 }),
      anAdoption(1, 6),
      anAdoption(1, 5),
      anAdoption(3, 5),
      anAdoption(3, 3),
      anAdoption(4, 7),
      aVariant({ bookId: 1, sourceId: 2, prezzoCents: 1_234 }),
      aVariant({ bookId: 1, sourceId: 3, prezzoCents: 1_100, variant: 2 }),
      aVariant({ bookId: 7, sourceId: 3, prezzoCents: 1_500 }),
    ]),
  );
});
afterAll(() => service.stop());

function aVariant(variant: Partial<BookVariantEntity> & { bookId: number }): BookVariantEntity {
  return entity(BookVariantEntity, {
    variant: 1,
    isbn: isbnOf(variant.bookId),
    titolo: '',
    sottotitolo: null,
    volume: null,
    autori: '',
    editore: '',
    adoptions: 1,
    ...variant,
  });
}

async function count(): Promise<void> {
  await service.app.get(BookSchoolsSweep, { strict: false }).run();
}

async function read(isbn: string): Promise<Book> {
  const answer = await service.get(`/api/books/${isbn}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Book;
}

async function schools(isbn: string, query: Record<string, string> = {}): Promise<AdoptingSchools> {
  const answer = await service.get(
    `/api/books/${isbn}/schools?${new URLSearchParams(query).toString()}`,
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as AdoptingSchools;
}

const namesOf = ({ scuole }: AdoptingSchools) => scuole.map(({ nomeScuola }) => nomeScuola);

it('says of a book that nobody has counted yet what it is', async () => {
  const book = await read(isbnOf(1));
  expect(book).toMatchObject({ titolo: 'Zattere', prezzo: 12.34, vendibile: true });
  expect(book.adozioni).toEqual({ annoScolastico: null, scuole: 0, classi: 0, regioni: [] });
  expect(await schools(isbnOf(1))).toEqual({ scuole: [], totale: 0, comuni: [] });
});

describe('once adoptions are counted', () => {
  beforeAll(count);

  it('tells where a book is adopted, most classes first', async () => {
    expect((await read(isbnOf(1))).adozioni).toEqual({
      annoScolastico: 2025,
      scuole: 4,
      classi: 6,
      regioni: [
        {
          nome: 'Trentino-Alto Adige',
          scuole: 2,
          classi: 4,
          province: [{ nome: 'Trento', scuole: 2, classi: 4 }],
        },
        {
          nome: 'Lombardia',
          scuole: 1,
          classi: 1,
          province: [{ nome: 'Cremona', scuole: 1, classi: 1 }],
        },
      ],
    });
  });

  it('tells what its classes have it for, and which other books that can be bought', async () => {
    const { materie, insieme } = await read(isbnOf(1));
    expect(materie).toEqual(['Storia', 'Arte']);
    expect(insieme.map(({ isbn, materia, percento }) => [isbn, materia, percento])).toEqual([
      [isbnOf(2), 'Storia', 17],
      [isbnOf(6), 'Storia', 17],
    ]);
  });

  it('names the school year of its price', async () => {
    expect((await read(isbnOf(1))).annoPrezzo).toBe(2025);
    expect(await read(isbnOf(7))).toMatchObject({ annoPrezzo: 2024, prezzo: 15 });
    expect(await read(isbnOf(3))).toMatchObject({ annoPrezzo: null, prezzo: null });
  });

  it('is there for what cannot be sold, with the reason', async () => {
    expect((await read(isbnOf(3))).motivoNonVendibile).toBe('senza-prezzo');
    expect((await read('AIE12')).motivoNonVendibile).toBe('edizione-libera');
    expect((await read(isbnOf(4))).motivoNonVendibile).toBe('codice-non-valido');
  });

  it('names its schools by name, with their classes', async () => {
    const all = await schools(isbnOf(1));
    expect(namesOf(all)).toEqual([
      'Scuola Media Bossi',
      'Scuola Media Prati',
      'Scuola Media Volta',
      '',
    ]);
    expect([all.totale, all.comuni]).toEqual([4, []]);
    expect(all.scuole[1]).toEqual({
      codiceScuola: prati,
      nomeScuola: 'Scuola Media Prati',
      comune: 'Rovereto',
      siglaProvincia: 'TN',
      classi: [
        { classe: '1', sezione: 'A', adottato: true },
        // Recommended in one of its courses, adopted in another.
        { classe: '1', sezione: 'B', adottato: true },
      ],
    });
    expect(all.scuole[0]?.classi).toEqual([{ classe: '2', sezione: 'A', adottato: false }]);
  });

  it('names those of a place, or one', async () => {
    const trento = await schools(isbnOf(1), { provincia: 'trento' });
    expect(namesOf(trento)).toEqual(['Scuola Media Prati', 'Scuola Media Volta']);
    expect(trento.comuni).toEqual(['Ala', 'Rovereto']);
    const ala = await schools(isbnOf(1), { provincia: 'Trento', comune: 'Ala' });
    expect([namesOf(ala), ala.comuni]).toEqual([['Scuola Media Volta'], ['Ala', 'Rovereto']]);
    expect(namesOf(await schools(isbnOf(1), { codiceScuola: volta }))).toEqual([
      'Scuola Media Volta',
    ]);
    expect((await schools(isbnOf(1), { provincia: 'Nessuna' })).totale).toBe(0);
    expect((await schools(isbnOf(2), { provincia: 'Cremona' })).totale).toBe(0);
  });

  it('names them page by page', async () => {
    expect(ADOPTING_SCHOOLS_PAGE_SIZE).toBeGreaterThan(3);
    expect(await schools(isbnOf(1), { pagina: '2' })).toMatchObject({ scuole: [], totale: 4 });
  });

  it.each([
    [404, '/api/books/9788899999999'],
    [404, '/api/books/9788899999999/schools'],
    [400, '/api/books/978-88-00'],
    [400, `/api/books/${isbnOf(1)}/schools?pagina=0`],
    [400, `/api/books/${isbnOf(1)}/schools?codiceScuola=x`],
  ])('answers %i for %s', async (status, path) => {
    expect((await service.get(path)).status).toBe(status);
  });

  it('follows an import', async () => {
    await publish(service.database, [
      aClass({ id: 8, schoolCodice: volta, sezione: 'B' }),
      anAdoption(8, 2),
    ]);
    await service.refresh();
    await count();
    expect((await read(isbnOf(2))).adozioni).toMatchObject({ scuole: 2, classi: 3 });
    expect((await schools(isbnOf(2), { codiceScuola: volta })).scuole[0]?.classi).toHaveLength(2);
  });
});

it('names the editions before and after, as distributors tell them', async () => {
  const row = (isbn: string, values: Partial<SupplyRowEntity>) =>
    entity(SupplyRowEntity, {
      feedId: 1,
      isbn,
      state: 'out-of-print',
      pieces: null,
      priceCents: null,
      expectedOn: null,
      newIsbn: null,
      ...values,
    });
  await service.database.manager.save([
    aDistributor({ id: 1 }),
    aFeed({ id: 1, state: 'active' }),
    row(isbnOf(6), { state: 'replaced', newIsbn: isbnOf(1) }),
    row(isbnOf(1), { state: 'replaced', newIsbn: isbnOf(7) }),
    row(isbnOf(7), { state: 'replaced', newIsbn: '9788899999999' }),
  ]);
  await service.app.get(SupplyHolder, { strict: false }).refresh();
  const book = await read(isbnOf(1));
  expect(book).toMatchObject({ vendibile: false, motivoNonVendibile: 'sostituito' });
  expect(book.edizioniPrecedenti).toEqual([{ isbn: isbnOf(6), titolo: 'Eco', prezzo: 19.9 }]);
  expect(book.edizioniSuccessive).toEqual([
    { isbn: isbnOf(7), titolo: 'Zattere, nuova edizione', prezzo: 15 },
    { isbn: '9788899999999', titolo: null, prezzo: null },
  ]);
});
