import { coverEndpoint, schoolsEndpoints } from '@zaino/contracts/schools';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, entity, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const codice = 'TNMM00001A';
const cap = { schoolYear: 2025, tipoGrado: 'MM', indirizzo: 'Secondaria I grado', annoCorso: 1 };
const enrichment = { descrizione: 'Una descrizione', copertina: '/api/covers/9788800000001.svg' };

describe('adoptions', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, kind: 'adoptions' }),
        aSchool({ codice }),
        aList(codice),
        aList(codice, 2024, 3),
        aDiscipline(1, 'Storia'),
        aDiscipline(2, 'Arte'),
        aBook({ id: 1, prezzoCents: 1_234 }),
        aBook({ id: 2, isbn: 'AIE12', kind: 'any-edition', prezzoCents: 0 }),
        aBook({ id: 3, prezzoCents: null }),
        entity(BookEnrichmentEntity, { isbn: '9788800000001', ...enrichment }),
        entity(SpendingCapEntity, { ...cap, tettoCents: 29_900 }),
        aClass({ id: 1, schoolCodice: codice }),
        aClass({ id: 2, schoolCodice: codice, schoolYear: 2024, sourceId: 3 }),
        aClass({ id: 3, schoolCodice: codice, sourceId: 9, sezione: 'X' }),
        anAdoption(1, 1),
        anAdoption(1, 1, { disciplineId: 2 }),
        anAdoption(1, 2),
        anAdoption(1, 3, { daAcquistare: false }),
        anAdoption(2, 3),
        anAdoption(3, 1),
      ]),
    );
  });
  afterAll(() => service.stop());

  const read = async (query: string) => {
    const answer = await service.get(`/api/getadozionibycodicescuola?codiceScuola=${query}`);
    expect(answer.status).toBe(200);
    return schoolsEndpoints.adoptions.response.parse(await answer.json());
  };

  it('gives the newest list of a school, as one block from the file that serves it', async () => {
    const { success, adozioni, annoScolastico, anniScolastici, annoInCorso } = await read(codice);
    expect([success, annoScolastico, anniScolastici]).toEqual([true, 2025, [2025, 2024]]);
    expect(annoInCorso).toBe(2025);
    expect(adozioni.map(({ isbn, materia }) => [isbn, materia])).toEqual([
      ['9788800000001', 'Arte'],
      ['9788800000001', 'Storia'],
      ['9788800000003', 'Storia'],
      ['AIE12', 'Storia'],
    ]);
  });

  it('says what can be sold, and why not', async () => {
    const { adozioni } = await read(codice);
    expect(
      adozioni.map(({ prezzo, vendibile, motivoNonVendibile }) => [
        prezzo,
        vendibile,
        motivoNonVendibile,
      ]),
    ).toEqual([
      [12.34, true, null],
      [12.34, true, null],
      [null, false, 'senza-prezzo'],
      [null, false, 'edizione-libera'],
    ]);
  });

  it('marks enriched books', async () => {
    const [first] = (await read(codice)).adozioni;
    expect(first).toMatchObject({ enriched: true, ...enrichment });
  });

  it("gives the ministry's caps for the classes of the school", async () => {
    expect((await read(codice)).tetti).toEqual([
      { annoCorso: 1, combinazione: null, indirizzo: 'Secondaria I grado', tetto: 299 },
    ]);
  });

  it.each([
    ['a class', 'classe=1&sezione=A', 299],
    ['a class whose section nobody knows', 'classe=1', 299],
    ['a year without a cap', 'classe=2&sezione=A', null],
    ['a section that there is not', 'classe=1&sezione=Z', null],
  ])('gives the cap of %s', async (_, query, tetto) => {
    const answer = await service.get(`/api/spending-cap?codiceScuola=${codice}&${query}`);
    expect(schoolsEndpoints.cap.response.parse(await answer.json())).toEqual({ tetto });
  });

  it("keeps last year's list readable", async () => {
    const { adozioni, annoScolastico, tetti } = await read(`${codice}&annoScolastico=2024`);
    expect([adozioni.length, annoScolastico, tetti]).toEqual([1, 2024, []]);
  });

  it('has nothing for a school without a list, an unknown one or another year', async () => {
    const nothing = {
      success: true,
      adozioni: [],
      annoScolastico: null,
      anniScolastici: [],
      annoInCorso: 2025,
      tetti: [],
    };
    expect(await read('TNMM99999X')).toEqual(nothing);
    expect((await read(`${codice}&annoScolastico=2020`)).adozioni).toEqual([]);
  });

  it('compresses the same answer for who takes it', async () => {
    const path = `/api/getadozionibycodicescuola?codiceScuola=${codice}`;
    const packed = await service.get(path, { 'accept-encoding': 'gzip;q=1, br;q=0' });
    const plain = await service.get(path, { 'accept-encoding': 'identity' });
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(
      ['gzip', null],
    );
    expect(await packed.text()).toBe(await plain.text());
  });

  it('draws a cover for a book, and none for an unknown one', async () => {
    const cover = await service.get(coverEndpoint.path.replace(':isbn', '9788800000001'));
    expect(cover.headers.get('content-type')).toContain('image/svg+xml');
    expect(await cover.text()).toContain('Libro di prova 1');
    expect((await service.get('/api/covers/9788800000099.svg')).status).toBe(404);
  });
});
