import type {
  BookIssue,
  ClassOverCap,
  DoubtfulBook,
  Quality,
  SchoolOverCap,
} from '@zaino/contracts/schools';
import { BookVariantEntity } from '../import/book-variant.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, entity, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const prati = 'TNMM00001A';
const monti = 'TNMM00002B';
const lastYears = 'TNMM00003C';
const cap = { schoolYear: 2025, tipoGrado: 'MM', indirizzo: 'Secondaria I grado', annoCorso: 1 };

/** Books for one subject, all of a usual price. */
const usual = Array.from({ length: 8 }, (_, at) => aBook({ id: 20 + at, prezzoCents: 2_000 + at }));

const aSpelling = (variant: number, prezzoCents: number, adoptions: number) =>
  entity(BookVariantEntity, {
    sourceId: 2,
    bookId: 20,
    variant,
    isbn: usual[0]?.isbn ?? '',
    titolo: 'LIBRO',
    sottotitolo: null,
    volume: null,
    autori: 'ROSSI M.',
    editore: 'EDITRICE',
    prezzoCents,
    adoptions,
  });

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({ codice: prati, nomeMostrato: 'Scuola Media Prati' }),
      aSchool({ codice: monti, comuneMostrato: 'Arco' }),
      aList(prati),
      aList(monti),
      aList(lastYears, 2024, 3),
      aDiscipline(1, 'Storia'),
      aBook({ id: 1, isbn: '9788800000019', kind: 'dummy', titoloMostrato: 'Codice sbagliato' }),
      aBook({ id: 2, isbn: '8030000000017', kind: 'ean' }),
      aBook({ id: 3, prezzoCents: null }),
      aBook({ id: 4, isbn: 'AIE12', kind: 'any-edition', prezzoCents: null }),
      aBook({ id: 5, prezzoCents: 29_000 }),
      aBook({ id: 6 }),
      ...usual,
      aSpelling(1, 2_000, 90),
      aSpelling(2, 2_600, 1),
      entity(SpendingCapEntity, { ...cap, tettoCents: 29_900 }),
      aClass({ id: 1, schoolCodice: prati }),
      aClass({ id: 2, schoolCodice: prati, sezione: 'B' }),
      aClass({ id: 3, schoolCodice: monti }),
      aClass({ id: 4, schoolCodice: lastYears, schoolYear: 2024, sourceId: 3 }),
      ...[1, 2, 3, 4, 5].map((book) => anAdoption(1, book)),
      ...usual.map(({ id }) => anAdoption(1, id)),
      anAdoption(2, 1),
      anAdoption(2, 5, { consigliato: 'Ap', daAcquistare: false }),
      anAdoption(3, 1),
      anAdoption(4, 6),
    ]),
  );
  await counted();
});
afterAll(() => service.stop());

const get = async <Body>(path = '') =>
  (await service.adminCall<Body>({ path: `/api/admin/book-quality${path}` })).body;

/** Until the lists as they are now were looked over. */
async function counted(): Promise<Quality> {
  for (;;) {
    const found = await get<Quality>();
    if (found.isCurrent) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isbnsOf = async (issue: BookIssue) => {
  const { books } = await get<{ books: DoubtfulBook[] }>(`/books?issue=${issue}`);
  return books.map(({ isbn }) => isbn);
};

describe('what is doubtful in the newest lists', () => {
  it('is counted by reason', async () => {
    expect(await counted()).toMatchObject({
      schoolYear: 2025,
      hasCaps: true,
      issues: [
        { issue: 'check-digit', books: 1 },
        { issue: 'not-isbn', books: 1 },
        { issue: 'unknown', books: 1 },
        { issue: 'placeholder', books: 1 },
        { issue: 'price-spread', books: 1 },
        { issue: 'price-subject', books: 1 },
      ],
      schoolsOver: 1,
      classesOver: 1,
    });
  });

  it('is each book with the classes and schools that have it', async () => {
    const { books, total } = await get<{ books: DoubtfulBook[]; total: number }>(
      '/books?issue=check-digit',
    );
    expect(total).toBe(1);
    expect(books).toEqual([
      {
        isbn: '9788800000019',
        title: 'Codice sbagliato',
        publisher: 'Editrice di prova',
        price: 19.9,
        median: null,
        classes: 3,
        schools: 2,
      },
    ]);
    expect(await isbnsOf('not-isbn')).toEqual(['8030000000017']);
    expect(await isbnsOf('unknown')).toEqual([aBook({ id: 3 }).isbn]);
    expect(await isbnsOf('placeholder')).toEqual(['AIE12']);
  });

  it('is a price far from the one that most schools name, or from those of the subject', async () => {
    const spread = await get<{ books: DoubtfulBook[] }>('/books?issue=price-spread');
    expect(spread.books).toMatchObject([{ isbn: usual[0]?.isbn, price: 26, median: 20 }]);
    const subject = await get<{ books: DoubtfulBook[] }>('/books?issue=price-subject');
    expect(subject.books).toMatchObject([{ isbn: aBook({ id: 5 }).isbn, price: 290 }]);
  });

  it('is found by words', async () => {
    const of = async (search: string) =>
      (await get<{ total: number }>(`/books?issue=check-digit&search=${search}`)).total;
    expect([await of('sbagliato'), await of('9788800000019'), await of('altro')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('is each class over the cap, by school', async () => {
    const { schools, total, places } = await get<{
      schools: SchoolOverCap[];
      total: number;
      places: object[];
    }>('/schools');
    expect(total).toBe(1);
    expect(schools).toMatchObject([
      { codice: prati, nome: 'Scuola Media Prati', classesOver: 1, classesWithCap: 2 },
    ]);
    expect(places).toEqual([{ name: 'Trentino-Alto Adige', schools: 1, classes: 1 }]);
    const { classes } = await get<{ classes: ClassOverCap[] }>(`/schools/${prati}`);
    // 290 euro, eight books of some 20 euro, and an article of 19,90; codes that stand for nothing cost nothing.
    expect(classes).toMatchObject([{ classe: 1, sezione: 'A', cap: 299, total: 470.18 }]);
    expect(schools[0]?.worstPercent).toBe(57);
  });

  it.each([
    ['region=Trentino-Alto%20Adige&province=Trento', 1],
    ['region=Lazio', 0],
    ['search=prati', 1],
    ['search=arco', 0],
  ])('is found by the place or the name of a school: %s', async (query, count) => {
    expect((await get<{ total: number }>(`/schools?${query}`)).total).toBe(count);
  });

  it('is nothing of a school whose classes are all within the cap', async () => {
    const answer = await service.adminCall({ path: `/api/admin/book-quality/schools/${monti}` });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  it('are files, too', async () => {
    const file = async (path: string) => {
      const answer = await service.adminCall({ path: `/api/admin/book-quality/${path}` });
      return String(answer.body).trim().split('\r\n');
    };
    expect((await file('books.csv?issue=check-digit'))[1]).toContain(
      'Cifra di controllo sbagliata;9788800000019;Codice sbagliato',
    );
    const classes = await file('schools.csv?region=Trentino-Alto%20Adige');
    expect(classes).toHaveLength(2);
    expect(classes[1]).toContain('470,18;299,00;171,18');
  });

  it('is counted anew once the lists are others', async () => {
    await publish(service.database, [anAdoption(3, 5)]);
    const after = await counted();
    expect(after.classesOver).toBe(1);
    expect(
      (await get<{ books: DoubtfulBook[] }>('/books?issue=price-subject')).books,
    ).toMatchObject([{ classes: 3, schools: 2 }]);
  });
});
