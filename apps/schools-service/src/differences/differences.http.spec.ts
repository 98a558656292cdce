import type {
  ChangedClass,
  ChangedPlace,
  ChangedSchool,
  ImportRun,
} from '@zaino/contracts/schools';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { type ImportCalls, importCalls } from '../import-desk/testing/import-calls';
import { type AdoptionCells, adoptionText, registryText } from '../import/testing/ministry-files';
import { entity } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const verdi = 'TOMM8Z0001';
const quiet = { CODICESCUOLA: 'TOMM8Z0002' };
const gone = { CODICESCUOLA: 'TOMM8Z0003' };
const came = { CODICESCUOLA: 'TOMM8Z0004' };
const other = { CODICEISBN: '9791220405362', TITOLO: 'ALTRO LIBRO' };
const cap = { schoolYear: 2025, tipoGrado: 'MM', indirizzo: 'Secondaria I grado', annoCorso: 1 };

const file = (rows: AdoptionCells[], day: string) => ({
  [`ALTPIEMONTE0000202507${day}.csv`]: adoptionText(rows),
});

let service: TestService;
let calls: ImportCalls;
/** The second import, compared with the first. */
let run: ImportRun;
beforeAll(async () => {
  service = await startTestService(async (database) => {
    await database.manager.save(entity(SpendingCapEntity, { ...cap, tettoCents: 5_000 }));
  });
  calls = importCalls(service);
  const before = [{}, { DISCIPLINA: 'STORIA', ...other }, quiet, gone];
  await calls.run({
    ...file(before, '01'),
    'SCUANAGRAFESTAT20252620250901.csv': registryText([
      {},
      { CODICESCUOLA: 'TOMM8Z0002' },
      { CODICESCUOLA: 'TOMM8Z0003' },
      { CODICESCUOLA: 'TOMM8Z0004' },
    ]),
  });
  const dearer = { PREZZO: '60,00' };
  const after = [
    dearer,
    { DISCIPLINA: 'STORIA', CODICEISBN: 'AIE12', TITOLO: 'ATLANTE', PREZZO: 'ND' },
    { ...quiet, ...dearer },
    came,
  ];
  run = await compared((await calls.run(file(after, '09'))).id);
});
afterAll(() => service.stop());

async function compared(id: number): Promise<ImportRun> {
  for (;;) {
    const found = await calls.read(id);
    if (found.comparison === 'done') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const get = async <Body>(path: string) =>
  (await service.adminCall<Body>({ path: `/api/admin/book-imports/${run.id}${path}` })).body;
type Places = { total: ChangedPlace; places: ChangedPlace[] };
type Schools = { schools: ChangedSchool[]; total: number };

describe('what an import changed', () => {
  it('is counted for the country, and by region', async () => {
    const { total, places } = await get<Places>('/differences');
    expect(places.map(({ name }) => name)).toEqual(['Piemonte']);
    expect(total).toMatchObject({
      changedSchools: 2,
      newSchools: 1,
      goneSchools: 1,
      added: 1,
      dropped: 1,
      volumes: 0,
      prices: 2,
      overCap: 3,
      overCapBefore: 0,
    });
    const provinces = await get<Places>('/differences?region=Piemonte');
    expect(provinces.places).toMatchObject([{ name: 'Torino', changedSchools: 2 }]);
    expect((await get<Places>('/differences?region=Lazio')).places).toEqual([]);
  });

  it('is listed by school, those with most changes first', async () => {
    const { schools, total } = await get<Schools>('/schools');
    expect(total).toBe(4);
    expect(schools[0]).toMatchObject({
      codice: verdi,
      nome: 'Scuola Media "G. Verdi"',
      state: 'changed',
      added: 1,
      dropped: 1,
      prices: 1,
    });
    expect(schools.map(({ state }) => state).sort()).toEqual(['changed', 'changed', 'gone', 'new']);
  });

  it.each([
    ['region=Piemonte&province=Torino', 4],
    ['region=Lazio', 0],
    ['region=Piemonte&kind=added', 1],
    ['kind=dropped', 1],
    ['kind=price', 2],
    ['search=TOMM8Z0002', 1],
    ['search=verdi%20torino', 4],
    ['page=2', 4],
  ])('is found by %s', async (query, count) => {
    expect((await get<Schools>(`/schools?${query}`)).total).toBe(count);
  });

  it('is told for each class of a school', async () => {
    const { classes } = await get<{ classes: ChangedClass[] }>(`/schools/${verdi}`);
    expect(classes).toMatchObject([{ schoolYear: 2025, classe: 1, sezione: 'A' }]);
    const differences = classes[0]?.differences ?? [];
    expect(differences.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['dropped', 'Storia'],
      ['added', 'Storia'],
      ['price', 'Italiano'],
      ['over-cap', ''],
    ]);
    expect(differences[0]?.before).toMatchObject({ isbn: '9791220405362', title: 'Altro libro' });
    expect(differences[2]).toMatchObject({ euroBefore: 12.5, euroAfter: 60 });
    expect(differences[3]).toMatchObject({ euroBefore: 25, euroAfter: 60, cap: 50 });
  });

  it('is nothing of a school that it did not touch', async () => {
    const answer = await service.adminCall({
      path: `/api/admin/book-imports/${run.id}/schools/TOMM8Z9999`,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  it('is a file, too', async () => {
    const answer = await service.adminCall<string>({
      path: `/api/admin/book-imports/${run.id}/differences.csv?kind=dropped`,
    });
    expect(answer.headers.get('content-disposition')).toContain(`differenze-${run.id}.csv`);
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('2025/26;Piemonte;Torino;Torino;TOMM8Z0001');
    expect(lines[1]).toContain('Libro tolto;Storia;9791220405362;Altro libro 1');
    const all = await service.adminCall<string>({
      path: `/api/admin/book-imports/${run.id}/differences.csv`,
    });
    expect(all.body).toMatch(/TOMM8Z0003;.*;Scuola che non ha più liste;/);
    expect(all.body).toMatch(/TOMM8Z0004;.*;Scuola prima senza liste;/);
  });

  it('names for the orders service what no course of a class has any more', async () => {
    const ask = async (id: number) => {
      const answer = await service.call<{ books: object[]; next: number | null }>({
        method: 'POST',
        path: `/internal/imports/${id}/dropped-books`,
        headers: serviceKeyHeader,
        body: { after: 0 },
      });
      return answer.body;
    };
    expect(await ask(run.id)).toEqual({
      books: [
        {
          isbn: '9791220405362',
          codiceScuola: verdi,
          classe: '1',
          sezione: 'A',
          schoolYear: 2025,
        },
      ],
      next: null,
    });
    expect(await ask(999_999)).toEqual({ books: [], next: null });
  });

  it('is a file that names a school of two years in each of them, as the list does', async () => {
    const year = (first: number, rows: AdoptionCells[], day: string) => ({
      [`ALTPIEMONTE0000${first}07${day}.csv`]: adoptionText(rows),
    });
    const named = { DENOMINAZIONESCUOLA: 'SMS "G.BIANCHI"', ANNOSCOLASTICO: '202627' };
    await calls.run({
      ...year(2025, [quiet], '10'),
      ...year(2026, [quiet], '10'),
      'SCUANAGRAFESTAT20262720260901.csv': registryText([{ ...quiet, ...named }]),
    });
    const { id } = await calls.run({
      ...year(2025, [{ ...quiet, ...other }], '11'),
      ...year(2026, [{ ...quiet, ...other }], '11'),
    });
    await compared(id);
    const path = `/api/admin/book-imports/${id}`;
    const search = '?search=TOMM8Z0002';
    const list = await service.adminCall<Schools>({ path: `${path}/schools${search}` });
    const schools = list.body.schools.map(({ schoolYear, nome, comune }) => {
      const quoted = `"${nome.replaceAll('"', '""')}"`;
      return [`${schoolYear}/${schoolYear - 1999}`, comune, quoted].join(';');
    });
    expect(schools).toHaveLength(2);
    expect(schools[0]).toContain('Bianchi');
    const file = await service.adminCall<string>({ path: `${path}/differences.csv${search}` });
    const lines = file.body.trim().split('\r\n').slice(1);
    const told = lines.map((line) => {
      const [schoolYear, , , comune, , nome] = line.split(';');
      return [schoolYear, comune, nome].join(';');
    });
    expect(new Set(told)).toEqual(new Set(schools));
  });

  it('is not of an import that there is not', async () => {
    const path = '/api/admin/book-imports/999999/differences';
    expect((await service.adminCall({ path })).status).toBe(404);
  });
});
