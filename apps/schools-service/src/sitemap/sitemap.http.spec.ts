import { SchoolListEntity } from '../dataset/school-list.entity';
import { BookSchoolsSweep } from '../enrichment/book-schools-sweep';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

type Slice = { pages: { path: string; modified: string | null }[]; next: number | null };

const august = new Date('2025-08-01T06:30:00Z');
const september = new Date('2025-09-10T04:00:00Z');

const school = 'TNMM00001A';
const lastYears = 'TNMM00002B';

describe('the sitemap of the schools', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, kind: 'adoptions', activatedAt: september }),
        aSourceFile({ id: 3, kind: 'adoptions', schoolYear: 2024, activatedAt: august }),
        aSchool({ codice: school, nomeMostrato: 'A' }),
        aSchool({
          codice: lastYears,
          nomeMostrato: 'B',
          comuneMostrato: 'Ala',
          comuneCodice: 'A116',
        }),
        aSchool({ codice: 'TNMM00003C', nomeMostrato: 'Senza lista' }),
        aList(school),
        aList(school, 2024, 3),
        aList(lastYears, 2024, 3),
        // Of a school that no registry knows.
        aList('TNMM00009Z'),
        aDiscipline(1, 'Storia'),
        aBook({ id: 1 }),
        aBook({ id: 2, prezzoCents: null }),
        aBook({ id: 3, prezzoCents: null }),
        aBook({ id: 4, isbn: 'AIE12', kind: 'any-edition' }),
        aBook({ id: 5 }),
        aClass({ id: 1, schoolCodice: school, annoCorso: 2, sezione: 'B' }),
        aClass({ id: 2, schoolCodice: school, annoCorso: 1, sezione: 'A B' }),
        aClass({ id: 3, schoolCodice: school, annoCorso: 3, sezione: 'A', combinazione: 'TEMPO' }),
        aClass({
          id: 4,
          schoolCodice: school,
          annoCorso: 3,
          sezione: 'A',
          combinazione: 'ALTRO & X',
        }),
        aClass({ id: 5, schoolCodice: school, annoCorso: 1, sezione: '' }),
        aClass({ id: 6, schoolCodice: school, schoolYear: 2024, sourceId: 3, sezione: 'Z' }),
        aClass({ id: 7, schoolCodice: lastYears, schoolYear: 2024, sourceId: 3 }),
        ...[1, 2, 3, 4, 5, 6, 7].map((id) => anAdoption(id, 1)),
        anAdoption(1, 2),
        anAdoption(1, 4),
        anAdoption(6, 3),
      ]),
    );
  });
  afterAll(() => service.stop());

  async function slice(name: string, after?: number): Promise<Slice> {
    const query = after === undefined ? '' : `?after=${after}`;
    const answer = await service.get(`/internal/sitemap/${name}${query}`, serviceKeyHeader);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Slice;
  }

  it('names the schools that have a list, with the moment of the newest', async () => {
    expect(await slice('schools')).toEqual({
      pages: [
        { path: `/scuola/${school}`, modified: september.toISOString() },
        { path: `/scuola/${lastYears}`, modified: august.toISOString() },
      ],
      next: null,
    });
  });

  it('names the lists of the newest year as the page does, by the course where there are several', async () => {
    const { pages, next } = await slice('classes');
    expect(next).toBeNull();
    expect(pages.map(({ path }) => path).sort()).toEqual([
      `/scuola/${school}?classe=1&sezione=A+B`,
      `/scuola/${school}?classe=2&sezione=B`,
      `/scuola/${school}?classe=3&sezione=A&combinazione=Altro+%26+X`,
      `/scuola/${school}?classe=3&sezione=A&combinazione=Tempo`,
      `/scuola/${lastYears}?classe=1&sezione=A`,
    ]);
    const ofLastYear = pages.find(({ path }) => path.includes(lastYears));
    expect(ofLastYear?.modified).toBe(august.toISOString());
  });

  it('calls a course as the list itself does', async () => {
    const answer = await service.get(`/api/getadozionibycodicescuola?codiceScuola=${school}`);
    const { adozioni } = (await answer.json()) as {
      adozioni: { classe: string; combinazione: string }[];
    };
    const { pages } = await slice('classes');
    for (const { combinazione } of adozioni.filter(({ classe }) => classe === '3')) {
      const query = new URLSearchParams({ combinazione }).toString();
      expect(pages.filter(({ path }) => path.endsWith(query))).toHaveLength(1);
    }
  });

  it('names every region, province and municipality once', async () => {
    const { pages } = await slice('places');
    const region = '/search?regione=Trentino-Alto+Adige';
    expect(pages.map(({ path }) => path).sort()).toEqual([
      region,
      `${region}&provincia=Trento`,
      `${region}&provincia=Trento&comune=Ala`,
      `${region}&provincia=Trento&comune=Rovereto`,
    ]);
  });

  it('names the books that can be bought, or are on a list of this year', async () => {
    await service.app.get(BookSchoolsSweep, { strict: false }).run();
    const { pages, next } = await slice('books');
    expect(pages.map(({ path }) => path)).toEqual(
      [1, 2, 5].map((id) => `/libro/${aBook({ id }).isbn}`),
    );
    expect(next).toBeNull();
  });

  it.each(['schools', 'classes', 'places', 'books'])(
    'goes on from a place, and ends: %s',
    async (name) => {
      expect(await slice(name, 1_000_000)).toEqual({ pages: [], next: null });
      const { pages } = await slice(name, 1);
      expect(pages.length).toBeLessThan((await slice(name)).pages.length);
    },
  );

  it('tells when a list became what it is, where that is older than its file', async () => {
    const change = { changedAt: august };
    await service.database.manager.update(SchoolListEntity, { schoolCodice: school }, change);
    const [first] = (await slice('schools')).pages;
    expect(first?.modified).toBe(august.toISOString());
  });

  it('follows an import', async () => {
    await service.database.manager.delete(SchoolListEntity, { schoolCodice: lastYears });
    await publish(service.database, [aList('TNMM00003C', 2025)]);
    await service.refresh();
    const { pages } = await slice('schools');
    expect(pages.map(({ path }) => path)).toEqual([`/scuola/${school}`, '/scuola/TNMM00003C']);
  });

  it.each(['schools', 'classes', 'places', 'books'])(
    'is for services of ours alone: %s',
    async (name) => {
      expect((await service.get(`/internal/sitemap/${name}`)).status).toBe(401);
      const refused = await service.get(`/internal/sitemap/${name}?after=-1`, serviceKeyHeader);
      expect(refused.status).toBe(400);
    },
  );
});
