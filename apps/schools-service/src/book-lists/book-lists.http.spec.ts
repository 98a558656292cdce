import type { ReadList, RecognisedList } from '@zaino/contracts/schools';
import { eanCheckDigit } from '@zaino/rules/isbn';
import { BookSchoolsSweep } from '../enrichment/book-schools-sweep';
import { BookVariantEntity } from '../import/book-variant.entity';
import { SupplyRowEntity } from '../supply/supply-row.entity';
import { aDistributor, aFeed } from '../supply/testing/a-distributor';
import { aSchool, aSourceFile, entity, publish } from '../testing/a-school';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { startTestService, type TestService } from '../testing/test-service';

const prati = 'TNMM00001A';
const volta = 'TNMM00002B';

const isbnOf = (id: number) => {
  const digits = `97888000000${id}`;
  return `${digits}${eanCheckDigit(digits)}`;
};
const book = (id: number, titoloMostrato: string) =>
  aBook({ id, isbn: isbnOf(id), titoloMostrato });

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSourceFile({ id: 3, kind: 'adoptions', schoolYear: 2024, sourceKey: 'ALTTRENTINO24' }),
      aSchool({ codice: prati, nomeMostrato: 'Scuola Media Prati' }),
      aSchool({ codice: volta, nomeMostrato: 'Scuola Media Volta' }),
      aList(prati),
      aList(volta),
      aList(prati, 2024, 3),
      aDiscipline(1, 'Storia'),
      aDiscipline(2, 'Arte'),
      book(1, 'Zattere'),
      book(2, 'Atlante'),
      book(3, 'Bussola'),
      book(4, 'Eco'),
      book(5, 'Fiume, vecchia edizione'),
      book(6, 'Fiume, nuova edizione'),
      aClass({ id: 1, schoolCodice: prati, annoCorso: 2, sezione: 'B' }),
      aClass({ id: 2, schoolCodice: prati, annoCorso: 2, sezione: 'C' }),
      aClass({ id: 3, schoolCodice: volta, annoCorso: 2, sezione: 'A' }),
      aClass({ id: 4, schoolCodice: prati, schoolYear: 2024, sourceId: 3 }),
      anAdoption(1, 1),
      anAdoption(1, 1, { disciplineId: 2 }),
      anAdoption(1, 2, { disciplineId: 2, consigliato: 'Ap' }),
      anAdoption(1, 6),
      anAdoption(2, 1),
      anAdoption(2, 3),
      anAdoption(3, 1),
      anAdoption(3, 3),
      anAdoption(4, 5),
      entity(BookVariantEntity, {
        bookId: 5,
        sourceId: 3,
        variant: 1,
        isbn: isbnOf(5),
        titolo: '',
        sottotitolo: null,
        volume: null,
        autori: '',
        editore: '',
        adoptions: 1,
        prezzoCents: 1_100,
      }),
      aDistributor({ id: 1 }),
      aFeed({ id: 1, state: 'active' }),
      entity(SupplyRowEntity, {
        feedId: 1,
        isbn: isbnOf(5),
        state: 'replaced',
        pieces: null,
        priceCents: null,
        expectedOn: null,
        newIsbn: isbnOf(6),
      }),
    ]),
  );
});
afterAll(() => service.stop());

const post = (body: unknown) =>
  service.call<RecognisedList>({ method: 'POST', path: '/api/book-lists', body });

async function recognise(question: Partial<ReadList>): Promise<RecognisedList> {
  const answer = await post({ isbns: [], doubtful: [], schools: [], ...question });
  expect(answer.status).toBe(200);
  return answer.body;
}

const titles = (books: { titolo: string }[]) => books.map(({ titolo }) => titolo);
const names = ({ classes }: RecognisedList) =>
  classes.map(({ school, classe, sezione }) => `${school.codiceScuola} ${classe}${sezione}`);

it('knows books, but no class, until adoptions are counted', async () => {
  const { schoolYear, books, classes } = await recognise({ isbns: [isbnOf(1)] });
  expect([schoolYear, titles(books), classes]).toEqual([null, ['Zattere'], []]);
});

describe('once adoptions are counted', () => {
  beforeAll(async () => {
    await service.app.get(BookSchoolsSweep, { strict: false }).run();
  });

  it('names books in their order with what they cost, and what no list has', async () => {
    const isbns = [isbnOf(2), isbnOf(9), isbnOf(1), isbnOf(2)];
    const { books, unknown, schoolYear } = await recognise({ isbns });
    expect(titles(books)).toEqual(['Atlante', 'Zattere']);
    expect(books[0]).toMatchObject({ prezzo: 19.9, vendibile: true, schoolYear: 2025 });
    expect([unknown, schoolYear]).toEqual([[isbnOf(9)], 2025]);
  });

  it('names the class that has most of them first, with its list’s length', async () => {
    const list = await recognise({ isbns: [isbnOf(1), isbnOf(2), isbnOf(4)] });
    expect(names(list)).toEqual([`${prati} 2B`, `${prati} 2C`, `${volta} 2A`]);
    expect(list.classes[0]).toMatchObject({
      school: { nomeScuola: 'Scuola Media Prati', comune: 'Rovereto' },
      total: 3,
      books: [
        { isbn: isbnOf(1), materia: 'Storia', isAdopted: true },
        { isbn: isbnOf(2), materia: 'Arte', isAdopted: false },
      ],
    });
  });

  it('prefers the school of a child where another has as many', async () => {
    const isbns = [isbnOf(1), isbnOf(3)];
    expect(names(await recognise({ isbns }))[0]).toBe(`${prati} 2C`);
    expect(names(await recognise({ isbns, schools: [volta] }))[0]).toBe(`${volta} 2A`);
  });

  it('says of an old edition which year had it, and looks for the class by the new one', async () => {
    const { books, classes } = await recognise({ isbns: [isbnOf(5)] });
    expect(books).toMatchObject([
      { vendibile: false, schoolYear: 2024, newEdition: { isbn: isbnOf(6) } },
    ]);
    expect(classes).toMatchObject([{ sezione: 'B', books: [{ isbn: isbnOf(6) }] }]);
  });

  it('proposes books for a doubtful code: one digit is wrong, or two have changed places', async () => {
    const wrong = `${isbnOf(1).slice(0, 12)}${(Number(isbnOf(1)[12]) + 1) % 10}`;
    const { doubtful, classes, books } = await recognise({ doubtful: [wrong, '9791111111111'] });
    expect(doubtful[0]?.code).toBe(wrong);
    expect(titles(doubtful[0]?.candidates ?? [])).toContain('Zattere');
    expect(doubtful[1]).toEqual({ code: '9791111111111', candidates: [] });
    expect(classes.length).toBeGreaterThan(0);
    expect(books).toEqual([]);
  });

  it('does not propose what was read well elsewhere', async () => {
    const wrong = `${isbnOf(1).slice(0, 12)}${(Number(isbnOf(1)[12]) + 1) % 10}`;
    const { doubtful } = await recognise({ isbns: [isbnOf(1)], doubtful: [wrong] });
    expect(titles(doubtful[0]?.candidates ?? [])).not.toContain('Zattere');
  });

  it('knows nothing of nothing', async () => {
    expect(await recognise({})).toMatchObject({
      books: [],
      unknown: [],
      doubtful: [],
      classes: [],
    });
  });

  it.each([
    ['no code', { isbns: ['ciao'] }],
    ['a code of twelve digits', { isbns: ['978889900122'] }],
    ['101 codes', { isbns: Array.from({ length: 101 }, () => isbnOf(1)) }],
    ['51 doubtful ones', { doubtful: Array.from({ length: 51 }, () => isbnOf(1)) }],
    ['a school that is none', { schools: ['x'] }],
    ['what it does not know', { text: 'Gentili genitori' }],
  ])('refuses %s', async (_, question) => {
    const answer = await post({ isbns: [], doubtful: [], schools: [], ...question });
    expect(answer.status).toBe(400);
  });
});
