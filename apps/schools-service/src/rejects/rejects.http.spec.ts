import type { ImportRun, RejectedRow } from '@zaino/contracts/schools';
import { type ImportCalls, importCalls } from '../import-desk/testing/import-calls';
import { openLocked } from '../import/loading/import-lock';
import {
  adoptionLine,
  adoptionText,
  registryText,
  type AdoptionCells,
} from '../import/testing/ministry-files';
import { startTestService, type TestService } from '../testing/test-service';

interface Page {
  rejects: RejectedRow[];
  total: number;
  counts: { code: string; rejects: number }[];
  ready: number;
}

const base = '/api/admin/book-import-rejects';
const codice = 'TOMM8Z0001';
const rows: AdoptionCells[] = [
  {},
  { ANNOCORSO: 'X', DISCIPLINA: 'STORIA' },
  { ANNOCORSO: '9', SEZIONEANNO: 'B' },
  { CODICEISBN: '97888', DISCIPLINA: 'LATINO' },
  { DISCIPLINA: 'ARTE', TITOLO: '' },
];

let service: TestService;
let calls: ImportCalls;
let run: ImportRun;
beforeAll(async () => {
  service = await startTestService(() => Promise.resolve());
  calls = importCalls(service);
  run = await calls.run({
    'ALTPIEMONTE000020250709.csv': `${adoptionText(rows)}${adoptionLine({})},troppo\r\n`,
    'SCUANAGRAFESTAT20252620250901.csv': registryText([
      {},
      { CODICESCUOLA: 'TOMM8Z0002', CODICECOMUNESCUOLA: 'TORINO' },
    ]),
  });
});
afterAll(() => service.stop());

const list = async (query = '') =>
  (await service.adminCall<Page>({ path: `${base}${query}` })).body;
const send = <Body>(method: string, path: string, body?: unknown) =>
  service.adminCall<Body>({ method, path: `${base}${path}`, body });

/** The first row with this reason. */
async function rejectOf(code: string): Promise<RejectedRow> {
  const [row] = (await list(`?code=${code}`)).rejects;
  if (row === undefined) throw new Error(`No row was rejected for ${code}`);
  return row;
}

/** The cells of a row with one of them changed. */
function cellsOf(row: RejectedRow, changes: Record<string, string>): string[] {
  return (row.cells ?? []).map(({ column, text }) => changes[column] ?? text);
}

async function subjects(): Promise<string[]> {
  await service.refresh();
  const answer = await service.get(`/api/getadozionibycodicescuola?codiceScuola=${codice}`);
  const { adozioni } = (await answer.json()) as {
    adozioni: { disciplina: string; sezione: string }[];
  };
  return adozioni.map(({ disciplina, sezione }) => `${sezione} ${disciplina}`).sort();
}

describe('rows that an import could not use', () => {
  it('are listed by reason, with file, line and text', async () => {
    const { rejects, total, counts, ready } = await list(`?run=${run.id}`);
    expect([total, ready]).toEqual([6, 0]);
    expect(counts).toEqual([
      { code: 'book-code', rejects: 1 },
      { code: 'columns', rejects: 1 },
      { code: 'comune-code', rejects: 1 },
      { code: 'course-year', rejects: 2 },
      { code: 'missing', rejects: 1 },
    ]);
    expect(rejects[0]).toMatchObject({
      fileName: 'ALTPIEMONTE000020250709.csv',
      line: 5,
      code: 'book-code',
      column: 'CODICEISBN',
      state: 'open',
    });
    expect(rejects[0]?.cells).toContainEqual({ column: 'CODICEISBN', text: '97888' });
    expect((await list(`?code=course-year`)).total).toBe(2);
    expect((await list('?run=999999')).total).toBe(0);
  });

  it('can be corrected where they have too many columns', async () => {
    const { cells } = await rejectOf('columns');
    expect(cells?.at(-1)).toEqual({ column: 'CONSIGLIATO', text: 'No,troppo' });
  });

  it('are a file, too', async () => {
    const answer = await service.adminCall({ path: `${base}.csv?run=${run.id}` });
    const lines = String(answer.body).trim().split('\r\n');
    expect(lines).toHaveLength(7);
    // Registries are read first.
    expect(lines[2]).toContain('L’anno di corso va da 1 a 6;ANNOCORSO');
  });

  it('are refused as long as they are wrong, by the cell', async () => {
    const row = await rejectOf('missing');
    const answer = await send('PUT', `/${row.id}`, { cells: cellsOf(row, {}) });
    expect([answer.status, answer.body.code]).toEqual([400, 'import-row-refused']);
    expect(answer.body.errors).toEqual([
      { path: 'TITOLO', message: 'Manca un testo obbligatorio' },
    ]);
    expect((await rejectOf('missing')).state).toBe('open');
  });

  it('are put aside, and taken back', async () => {
    const { id } = await rejectOf('missing');
    await send('POST', '/discard', { ids: [id], isDiscarded: true });
    expect((await list('?state=discarded')).rejects.map((row) => row.id)).toEqual([id]);
    await send('POST', '/discard', { ids: [id], isDiscarded: false });
    expect((await list('?state=discarded')).total).toBe(0);
    await service.auditLog.untilTold('import-rejects.discarded', String(id));
  });
});

describe('rows that were corrected', () => {
  it('are imported into their files: lists, schools and books', async () => {
    expect(await subjects()).toEqual(['A ITALIANO']);
    const [history, section] = (await list('?code=course-year')).rejects;
    if (!history || !section) throw new Error('They were rejected above');
    const school = await rejectOf('comune-code');
    const title = await rejectOf('missing');
    const corrections: [RejectedRow, Record<string, string>][] = [
      [history, { ANNOCORSO: '1' }],
      [section, { ANNOCORSO: '1' }],
      [school, { CODICECOMUNESCUOLA: 'L219' }],
      [title, { TITOLO: 'PAROLE CHE RESTANO (LE)' }],
    ];
    for (const [row, changes] of corrections) {
      const answer = await send<RejectedRow>('PUT', `/${row.id}`, { cells: cellsOf(row, changes) });
      expect(answer.body).toMatchObject({ id: row.id, state: 'corrected' });
    }
    expect((await list()).ready).toBe(4);
    const { status, body } = await send('POST', '/import');
    expect([status, body]).toEqual([200, { imported: 4, duplicate: 0, left: 0 }]);
    expect(await subjects()).toEqual(['A ARTE', 'A ITALIANO', 'A STORIA', 'B ITALIANO']);
    const schools = await service.get('/api/getscuole?codiceScuola=TOMM8Z0002');
    expect(((await schools.json()) as { scuole: unknown[] }).scuole).toHaveLength(1);
    expect((await list('?state=imported')).total).toBe(4);
    await service.auditLog.untilTold('import-rejects.imported', String(history.id));
  });

  it('count as there already where they repeat a row', async () => {
    const row = await rejectOf('columns');
    await send('PUT', `/${row.id}`, { cells: cellsOf(row, { CONSIGLIATO: 'No' }) });
    expect((await send('POST', '/import')).body).toEqual({ imported: 0, duplicate: 1, left: 0 });
    // Once imported they are left alone.
    const late = await send('PUT', `/${row.id}`, { cells: cellsOf(row, {}) });
    expect([late.status, late.body.code]).toEqual([409, 'import-row-not-correctable']);
  });

  it('wait while an import runs', async () => {
    const row = await rejectOf('book-code');
    await send('PUT', `/${row.id}`, { cells: cellsOf(row, { CODICEISBN: 'AIE12' }) });
    const other = await openLocked(service.relay.url, 'run');
    const refused = await send('POST', '/import');
    expect([refused.status, refused.body.code]).toEqual([409, 'import-running']);
    await other.end();
    expect((await send('POST', '/import')).body).toMatchObject({ imported: 1 });
  });

  it('are nothing where there are none', async () => {
    expect((await send('POST', '/import')).body).toEqual({ imported: 0, duplicate: 0, left: 0 });
  });

  it('cannot be those of a file that is no longer in use', async () => {
    await calls.run({
      'ALTPIEMONTE000020250710.csv': adoptionText([{ DISCIPLINA: 'GRECO' }, { ANNOCORSO: 'X' }]),
    });
    const row = await rejectOf('course-year');
    await send('PUT', `/${row.id}`, { cells: cellsOf(row, { ANNOCORSO: '1' }) });
    await calls.run({ 'ALTPIEMONTE000020250711.csv': adoptionText([{ DISCIPLINA: 'ARTE' }]) });
    expect((await send('POST', '/import')).body).toEqual({ imported: 0, duplicate: 0, left: 0 });
    expect((await rejectOf('course-year')).cells).toBeNull();
  });
});
