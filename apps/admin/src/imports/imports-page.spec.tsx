import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminImportEndpoints } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeImport } from './testing/make-import';

// By path alone: what begins an import has the same one as the list.
const endpoints = {
  verify: adminEndpoints.verify,
  takeFolder: adminImportEndpoints.takeFolder,
  sendPart: adminImportEndpoints.sendPart,
  start: adminImportEndpoints.start,
  cancel: adminImportEndpoints.cancel,
  undo: adminImportEndpoints.undo,
  imports: adminImportEndpoints.imports,
};
const done = makeImport();
const running = makeImport({
  id: 8,
  state: 'running',
  phase: 'reading',
  currentFile: 'ALTMARCHE000020260709.csv',
  files: 3,
  filesRead: 1,
  rowsImported: 1_000,
  rowsDuplicate: 0,
  rowsRejected: 2,
  endedAt: null,
  canCancel: true,
  canUndo: false,
});
const listOf = (...imports: ReturnType<typeof makeImport>[]) => ({
  imports,
  total: imports.length,
  folder: null,
});

async function open(handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    imports: () => listOf(done),
    ...handlers,
  });
  openAdminArea('/admin/books/imports');
  await screen.findByRole('heading', { name: 'Importazioni', level: 1 });
  return asked;
}

const csv = (name: string) => new File(['CODICESCUOLA\r\n'], name, { type: 'text/csv' });

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('imports', () => {
  it('are listed with what became of their rows', async () => {
    await open();
    const row = screen.getByRole('row', { name: /9 lug 2026/ });
    for (const words of ['Riuscita', '873.035', '12', '3', 'in 1 min 20 s'])
      expect(row).toHaveTextContent(words);
  });

  it('say why one failed, by its file', async () => {
    await open({
      imports: () =>
        listOf(makeImport({ state: 'failed', failure: 'file-cut', failureFile: 'ALTMARCHE.csv' })),
    });
    expect(screen.getByText(/ALTMARCHE\.csv: Il file è incompleto/)).toBeVisible();
  });

  it('are none at first', async () => {
    await open({ imports: () => listOf() });
    expect(screen.getByText('Non è ancora stato importato niente.')).toBeVisible();
  });

  it('say that they did not come', async () => {
    await open({ imports: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});

describe('an import that is under way', () => {
  it('shows how far it is, and follows it to its end', async () => {
    let list = listOf(running, done);
    await open({ imports: () => list });
    const part = within(screen.getByRole('region', { name: 'Importazione in corso' }));
    expect(part.getByRole('status')).toHaveTextContent('Lettura dei file');
    expect(part.getByText('1 di 3')).toBeVisible();
    expect(part.getByText('1.002')).toBeVisible();
    expect(part.getByText('ALTMARCHE000020260709.csv')).toBeVisible();
    list = listOf(makeImport({ id: 8 }), { ...done, canUndo: false });
    await waitFor(
      () => expect(screen.queryByRole('region', { name: 'Importazione in corso' })).toBeNull(),
      { timeout: 4_000 },
    );
    expect(screen.getAllByText('Riuscita')).toHaveLength(2);
  });

  it('is stopped', async () => {
    let list = listOf(running);
    await open({
      imports: () => list,
      cancel: () => {
        list = listOf({ ...running, state: 'cancelled', phase: null, canCancel: false });
        return running;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ferma l’importazione' }));
    expect(await screen.findByText('Fermata')).toBeVisible();
  });

  it('keeps others from being started', async () => {
    await open({ imports: () => ({ ...listOf(running), folder: ['a.csv'] }) });
    expect(screen.getByRole('button', { name: /Importa la cartella/ })).toBeDisabled();
  });
});

describe('a new import', () => {
  it('takes the files that were chosen', async () => {
    const asked = await open({
      start: () => running,
      sendPart: () => ({ success: true as const }),
    });
    const files = screen.getByLabelText('File del ministero');
    fireEvent.change(files, { target: { files: [csv('ALTMARCHE000020260709.csv')] } });
    expect(screen.getByText(/ALTMARCHE000020260709\.csv/)).toBeVisible();
    // The list's path begins an import too.
    asked.mockImplementationOnce(() => Promise.resolve(Response.json(running)));
    await userEvent.click(screen.getByRole('button', { name: 'Importa 1 file' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importa' })).toBeDisabled());
    const paths = asked.mock.calls.map(([path]) => path);
    expect(paths).toContain('/api/admin/book-imports/8/files/0/parts/0');
    const start = asked.mock.calls.find(([path]) => path === '/api/admin/book-imports/8/start');
    expect(JSON.parse(start?.[1]?.body as string)).toMatchObject({
      files: [{ name: 'ALTMARCHE000020260709.csv', parts: 1 }],
      year: null,
    });
  });

  it('refuses other files before anything is sent', async () => {
    await open();
    const files = screen.getByLabelText('File del ministero');
    fireEvent.change(files, { target: { files: [csv('foto.png')] } });
    expect(screen.getByRole('alert')).toHaveTextContent('foto.png non è un file .csv o .csv.gz');
    expect(screen.getByRole('button', { name: 'Importa' })).toBeDisabled();
  });

  it('says why it was refused, and keeps the files', async () => {
    const asked = await open();
    const files = screen.getByLabelText('File del ministero');
    fireEvent.change(files, { target: { files: [csv('ALTMARCHE000020260709.csv')] } });
    const detail = 'C’è già un’importazione in corso: aspetta che finisca, o fermala.';
    asked.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ code: 'import-running', detail }, { status: 409 })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Importa 1 file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByText(/ALTMARCHE000020260709\.csv/)).toBeVisible();
  });

  it('takes the folder of the settings', async () => {
    const taken: unknown[] = [];
    const asked = await open({
      imports: () => ({ ...listOf(done), folder: ['a.csv', 'b.csv'] }),
      takeFolder: () => running,
    });
    await userEvent.selectOptions(
      screen.getByLabelText('Anno scolastico delle adozioni'),
      String(new Date().getFullYear()),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Importa la cartella (2 file)' }));
    const call = await waitFor(() => {
      const found = asked.mock.calls.find(([path]) => path === '/api/admin/book-imports/folder');
      expect(found).toBeDefined();
      return found;
    });
    taken.push(JSON.parse(call?.[1]?.body as string));
    expect(taken).toEqual([{ year: new Date().getFullYear() }]);
  });
});

describe('taking an import back', () => {
  it('is asked about first', async () => {
    let list = listOf(done);
    const asked = await open({
      imports: () => list,
      undo: () => {
        list = listOf({ ...done, phase: null, state: 'undone', canUndo: false });
        return done;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: /Rimetti i dati di prima/ }));
    const question = within(screen.getByRole('dialog', { name: 'Rimetti i dati di prima' }));
    expect(question.getByText(/tornano com’erano prima/)).toBeVisible();
    expect(asked.mock.calls.some(([path]) => path === '/api/admin/book-imports/7/undo')).toBe(
      false,
    );
    await userEvent.click(question.getByRole('button', { name: 'Rimetti i dati di prima' }));
    expect(await screen.findByText('Annullata')).toBeVisible();
    expect(screen.getByText(/tornano in uso tra pochi secondi/)).toBeVisible();
  });
});
