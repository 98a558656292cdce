import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { setAdminToken } from '@zaino/web/session';
import { changeId, line, openBooks } from './testing/open-books';

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('chosen books', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(line('Atlante')).getByRole('checkbox'));
  const bar = () => within(screen.getByRole('group', { name: 'Libri selezionati' }));

  it('are copied by their codes, and not looked for where there is no source', async () => {
    const { user } = await openBooks();
    await choose(user);
    expect(bar().queryByRole('button', { name: 'Cerca i dati' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Copia i codici' }));
    expect(await screen.findByText('Codici di 1 libro copiati')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('9788800000024');
  });

  const seen = {
    righe: 1,
    nuovi: 0,
    modificati: 1,
    invariati: 0,
    sconosciuti: 0,
    righeConErrori: 0,
    esempi: [
      {
        riga: 1,
        id: '9788800000024',
        nome: 'Atlante',
        modifiche: [{ campo: 'collana', prima: '', dopo: 'Tracce' }],
      },
    ],
    errori: [],
    token: 'visto',
  };

  it('are changed together once a preview was seen, and taken back', async () => {
    const { user, asked } = await openBooks({
      previewBulk: () => seen,
      changeBulk: () => ({ changeId, nuovi: 0, modificati: 1 }),
      undo: () => ({ changeId, libri: 1, leftOut: [] }),
    });
    await choose(user);
    await user.click(bar().getByRole('button', { name: 'Modifica…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica 1 libro' }));
    expect(dialog.getByRole('button', { name: 'Modifica 0 libri' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Collana'), 'Tracce');
    await user.click(dialog.getByRole('button', { name: 'Mostra l’anteprima' }));
    expect(await dialog.findByText('1 libro da modificare.')).toBeVisible();
    expect(dialog.getByText('Collana: vuoto → Tracce')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Modifica 1 libro' }));
    expect(await screen.findByText('1 libro modificato')).toBeVisible();
    const { path } = adminBookEndpoints.changeBulk;
    const body = asked.mock.calls.find(([input]) => input === path)?.[1]?.body as string;
    expect(JSON.parse(body)).toEqual({
      isbn: ['9788800000024'],
      campi: { collana: 'Tracce' },
      token: 'visto',
    });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Annullato: 1 libro modificato')).toBeVisible();
  });

  it('stay as they are where the value is refused, or a preview holds no longer', async () => {
    const detail = 'I libri sono cambiati dopo l’anteprima: guarda quella nuova e riprova.';
    const errors = [{ path: 'campi.pubblicazione', message: 'Scrivi un anno' }];
    const preview = jest
      .fn()
      .mockReturnValueOnce(Response.json({ code: 'invalid-input', errors }, { status: 400 }))
      .mockReturnValue(seen);
    const { user } = await openBooks({
      previewBulk: preview,
      changeBulk: () => Response.json({ code: 'book-file-refused', detail }, { status: 409 }),
    });
    await choose(user);
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica 1 libro' }));
    await user.selectOptions(dialog.getByLabelText('Che cosa fare'), 'Scrivi la pubblicazione');
    await user.type(dialog.getByLabelText('Pubblicazione'), 'marzo');
    await user.click(dialog.getByRole('button', { name: 'Mostra l’anteprima' }));
    const field = dialog.getByLabelText('Pubblicazione');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Scrivi un anno/));
    await user.clear(field);
    await user.type(field, '2026');
    await user.click(dialog.getByRole('button', { name: 'Mostra l’anteprima' }));
    await user.click(await dialog.findByRole('button', { name: 'Modifica 1 libro' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${detail} Nessun libro è cambiato.`,
    );
    expect(dialog.getByRole('button', { name: 'Mostra l’anteprima' })).toBeEnabled();
  });

  it('are looked for elsewhere, and it is told how far that has come', async () => {
    const state = { fonte: 'libri.example', inAttesa: 0, trovati: 4, nonTrovati: 1, falliti: 2 };
    const { user, asked } = await openBooks({ fetcher: () => state });
    expect(
      await screen.findByText(
        'Ricerca automatica su libri.example: 0 libri in attesa; negli ultimi 30 giorni 4 trovati, 1 sconosciuti alla fonte, 2 senza risposta.',
      ),
    ).toBeVisible();
    await choose(user);
    // The answers to both calls of this path have how many wait.
    state.inAttesa = 1;
    await user.click(bar().getByRole('button', { name: 'Cerca i dati' }));
    expect(await screen.findByText(/^1 libro da cercare/)).toBeVisible();
    expect(await screen.findByText(/1 libro in attesa/)).toBeVisible();
    const { path } = adminBookEndpoints.fetch;
    const isAsk = ([input, init]: Parameters<typeof fetch>) =>
      input === path && init?.method === 'POST';
    const body = asked.mock.calls.find(isAsk)?.[1]?.body as string;
    expect(JSON.parse(body)).toEqual({ isbn: ['9788800000024'] });
  });
});
