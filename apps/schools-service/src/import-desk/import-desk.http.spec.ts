import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportRun } from '@zaino/contracts/schools';
import { openLocked } from '../import/loading/import-lock';
import {
  type AdoptionCells,
  adoptionText,
  registryText,
  writeFiles,
} from '../import/testing/ministry-files';
import { temporaryFolder } from '../import/testing/temporary-folder';
import { startTestService, type TestService } from '../testing/test-service';
import { type ImportCalls, importCalls } from './testing/import-calls';

interface Page {
  imports: ImportRun[];
  total: number;
  folder: string[] | null;
}

const base = '/api/admin/book-imports';
const codice = 'TOMM8Z0001';
const marche = (rows: AdoptionCells[], day: string) => ({
  [`ALTMARCHE0000202507${day}.csv`]: adoptionText(rows),
});

let service: TestService;
let calls: ImportCalls;
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  service = await startTestService(() => Promise.resolve(), { IMPORT_FOLDER: folder });
  calls = importCalls(service);
});
afterAll(() => service.stop());

const post = <Body>(path: string, body?: unknown) =>
  service.adminCall<Body>({ method: 'POST', path: `${base}${path}`, body });
const page = async () => (await service.adminCall<Page>({ path: base })).body;

async function subjects(): Promise<string[]> {
  await service.refresh();
  const answer = await service.get(`/api/getadozionibycodicescuola?codiceScuola=${codice}`);
  const { adozioni } = (await answer.json()) as { adozioni: { disciplina: string }[] };
  return adozioni.map(({ disciplina }) => disciplina);
}

describe('an import from the page', () => {
  it('takes files in parts, tells how far it is, and is in use at its end', async () => {
    const started = await calls.start({
      ...marche([{}, {}, { ANNOCORSO: 'X' }], '01'),
      'SCUANAGRAFESTAT20252620250901.csv.gz': registryText([{}]),
    });
    expect(started).toMatchObject({ state: 'waiting', files: 2, canCancel: true, canUndo: false });
    const ended = await calls.ended(started.id);
    expect(ended).toMatchObject({
      state: 'active',
      origin: 'upload',
      filesRead: 2,
      rowsImported: 2,
      rowsDuplicate: 1,
      rowsRejected: 1,
      canCancel: false,
      canUndo: true,
    });
    expect(await subjects()).toEqual(['ITALIANO']);
    // The files themselves are not kept.
    expect(await service.database.query('SELECT 1 FROM import_part')).toEqual([]);
  });

  it('is undone from the page', async () => {
    await calls.run(marche([{ DISCIPLINA: 'STORIA' }], '02'));
    const { id } = await calls.run(marche([{ DISCIPLINA: 'LATINO' }], '03'));
    expect(await subjects()).toEqual(['LATINO']);
    const asked = await post<ImportRun>(`/${id}/undo`);
    expect(asked.body).toMatchObject({ state: 'active', phase: 'undoing', canUndo: false });
    let undone = await calls.ended(id);
    while (undone.state !== 'undone') undone = await calls.ended(id);
    expect(undone.undoneAt).not.toBeNull();
    expect(await subjects()).toEqual(['STORIA']);
    const again = await post(`/${id}/undo`);
    expect([again.status, again.body.code]).toEqual([409, 'import-not-undoable']);
  });

  it('says which file it could not use, and leaves everything as it is', async () => {
    const before = await subjects();
    const failed = await calls.run({ 'ALTMARCHE000020250704.csv': 'CODICE,NOME\r\n1,2\r\n' });
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'file-unknown',
      failureFile: 'ALTMARCHE000020250704.csv',
    });
    expect(await subjects()).toEqual(before);
  });

  it('says that all of it was in use already', async () => {
    const { id } = (await page()).imports.find(({ state }) => state === 'active') ?? { id: 0 };
    const run = await calls.run(marche([{ DISCIPLINA: 'STORIA' }], '02'));
    expect(run).toMatchObject({ state: 'unchanged', rowsDuplicate: 1 });
    // What can be undone is the one in use.
    expect((await calls.read(id)).canUndo).toBe(true);
  });

  it('reads the folder of the settings', async () => {
    expect((await page()).folder).toEqual([]);
    const [path = ''] = writeFiles(marche([{ DISCIPLINA: 'GRECO' }], '05'));
    copyFileSync(path, join(folder, 'ALTMARCHE000020250705.csv'));
    expect((await page()).folder).toEqual(['ALTMARCHE000020250705.csv']);
    const { body } = await post<ImportRun>('/folder', { year: null });
    expect(await calls.ended(body.id)).toMatchObject({ state: 'active', origin: 'folder' });
    expect(await subjects()).toEqual(['GRECO']);
  });
});

describe('one import at a time', () => {
  it('is begun, cancelled while it waits, and another one refused meanwhile', async () => {
    // As if one ran in another copy.
    const other = await openLocked(service.relay.url, 'run');
    const waiting = await calls.start(marche([{ DISCIPLINA: 'ARTE' }], '06'));
    const refused = await post('/folder', { year: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'import-running']);
    const cancelled = await post<ImportRun>(`/${waiting.id}/cancel`);
    expect(cancelled.status).toBe(200);
    await other.end();
    expect(await calls.ended(waiting.id)).toMatchObject({ state: 'cancelled' });
    expect(await subjects()).not.toContain('ARTE');
    const late = await post(`/${waiting.id}/cancel`);
    expect([late.status, late.body.code]).toEqual([409, 'import-not-cancellable']);
  });

  it('whose process has died is told so, and the next one begins', async () => {
    const long = new Date(Date.now() - 10 * 60_000);
    await service.database.query(
      `INSERT INTO import_run (origin, state, slot, phase, created_at, heard_at)
       VALUES ('upload', 'running', 1, 'reading', ?, ?)`,
      [long, long],
    );
    const [row] = await service.database.query<{ id: number }[]>(
      'SELECT id FROM import_run WHERE slot = 1',
    );
    expect(await calls.ended(row?.id ?? 0)).toMatchObject({
      state: 'failed',
      failure: 'interrupted',
    });
    expect(await calls.run(marche([{ DISCIPLINA: 'MUSICA' }], '07'))).toMatchObject({
      state: 'active',
    });
  });
});

describe('files', () => {
  it('that did not come whole start nothing', async () => {
    const { body } = await post<ImportRun>('');
    const files = [{ name: 'ALTMARCHE000020250708.csv', parts: 1 }];
    const missing = await post(`/${body.id}/start`, { files, year: null });
    expect([missing.status, missing.body.code]).toEqual([400, 'import-incomplete']);
    expect(missing.body.detail).toContain('non è arrivato per intero');
  });

  it('are taken by an import that is open, and by no other', async () => {
    const { id } = await calls.run(marche([{ DISCIPLINA: 'DIRITTO' }], '09'));
    const send = (run: number) =>
      service.adminCall({
        method: 'POST',
        path: `${base}/${run}/files/0/parts/0`,
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from('x'),
      });
    const late = await send(id);
    expect([late.status, late.body.code]).toEqual([409, 'import-not-open']);
    expect((await send(999_999)).status).toBe(404);
  });

  it('of other kinds than the ministry’s are refused', async () => {
    const text = 'CODICEISBN,DESCRIZIONE,COPERTINA\r\n9788899000004,Testo,\r\n';
    expect(await calls.run({ 'descrizioni.csv': text })).toMatchObject({
      state: 'failed',
      failure: 'not-ministry',
    });
  });
});
