import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminRejectEndpoints, type RejectedRow } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  rejects: adminRejectEndpoints.rejects,
  discard: adminRejectEndpoints.discard,
  import: adminRejectEndpoints.import,
  correct: adminRejectEndpoints.correct,
};

const row: RejectedRow = {
  id: 4,
  runId: 7,
  fileName: 'ALTMARCHE000020260709.csv',
  line: 12,
  code: 'course-year',
  column: 'ANNOCORSO',
  text: 'TOMM8Z0001,X,A',
  state: 'open',
  cells: [
    { column: 'CODICESCUOLA', text: 'TOMM8Z0001' },
    { column: 'ANNOCORSO', text: 'X' },
    { column: 'SEZIONEANNO', text: 'A' },
  ],
};
const listOf = (rejects: RejectedRow[], ready = 0) => ({
  rejects,
  total: rejects.length,
  counts: rejects.map(({ code }) => ({ code, rejects: 1 })),
  ready,
});

async function open(path: string, handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    rejects: () => listOf([row]),
    ...handlers,
  });
  openAdminArea(path);
  await screen.findByRole('heading', { name: 'Righe scartate', level: 1 });
  return asked;
}

const path = '/admin/books/imports/rejects';
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = (asked: Awaited<ReturnType<typeof open>>, place: string): unknown => {
  const call = asked.mock.calls.find(([one]) => one === place);
  return call && JSON.parse(call[1]?.body as string);
};

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('rejected rows', () => {
  it('are shown with file, line, reason and text', async () => {
    await open(path);
    const line = screen.getByRole('row', { name: /Riga 12/ });
    for (const words of [
      'ALTMARCHE000020260709.csv',
      'L’anno di corso va da 1 a 6',
      'ANNOCORSO',
      'TOMM8Z0001,X,A',
    ])
      expect(line).toHaveTextContent(words);
  });

  it('are asked for as the address says', async () => {
    const queries: object[] = [];
    await open(`${path}?importazione=7&motivo=grade&stato=discarded`, {
      rejects: (query) => {
        queries.push(query);
        return listOf([]);
      },
    });
    expect(queries[0]).toEqual({ run: 7, code: 'grade', state: 'discarded', page: 1 });
    expect(screen.getByText('Nessuna riga messa da parte.')).toBeVisible();
  });

  it('say that they did not come', async () => {
    await open(path, { rejects: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('are corrected cell by cell', async () => {
    let list = listOf([row]);
    const asked = await open(path, {
      rejects: () => list,
      correct: () => {
        list = listOf([], 1);
        return { ...row, state: 'corrected' as const };
      },
    });
    await press(/Correggi/);
    const dialog = within(screen.getByRole('dialog', { name: 'Correggi la riga 12' }));
    const cell = dialog.getByLabelText('ANNOCORSO');
    expect(cell).toHaveAccessibleDescription('L’anno di corso va da 1 a 6');
    await userEvent.clear(cell);
    await userEvent.type(cell, '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Tieni la riga corretta' }));
    expect(await screen.findByText('Riga corretta: aspetta di essere importata.')).toBeVisible();
    expect(bodyOf(asked, '/api/admin/book-import-rejects/4')).toEqual({
      cells: ['TOMM8Z0001', '1', 'A'],
    });
    expect(screen.getByRole('button', { name: 'Importa la riga corretta' })).toBeEnabled();
  });

  it('show beside the cell why they are refused', async () => {
    await open(path, {
      correct: () =>
        Response.json(
          {
            code: 'import-row-refused',
            detail: 'SEZIONEANNO: Il testo è troppo lungo.',
            errors: [{ path: 'SEZIONEANNO', message: 'Il testo è troppo lungo' }],
          },
          { status: 400 },
        ),
    });
    await press(/Correggi/);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tieni la riga corretta' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('SEZIONEANNO')).toHaveAccessibleDescription(
        'Il testo è troppo lungo',
      ),
    );
    expect(dialog.getByLabelText('ANNOCORSO')).not.toHaveAccessibleDescription();
  });

  it('are put aside', async () => {
    const asked = await open(path, { discard: () => ({ success: true as const }) });
    await press(/Metti da parte/);
    expect(await screen.findByText('Riga messa da parte.')).toBeVisible();
    expect(bodyOf(asked, '/api/admin/book-import-rejects/discard')).toEqual({
      ids: [4],
      isDiscarded: true,
    });
  });

  it('that were corrected are imported together', async () => {
    await open(path, {
      rejects: () => listOf([], 3),
      import: () => ({ imported: 2, duplicate: 1, left: 0 }),
    });
    await press('Importa le righe corrette (3)');
    expect(await screen.findByText('2 righe importate, 1 c’era già.')).toBeVisible();
  });

  it('of a file that is no longer in use can only be read', async () => {
    await open(path, { rejects: () => listOf([{ ...row, cells: null }]) });
    expect(screen.getByText('Il file non è più in uso')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Correggi/ })).toBeNull();
  });
});
