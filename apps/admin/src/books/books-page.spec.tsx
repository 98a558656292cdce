import { screen, waitFor, within } from '@testing-library/react';
import { BOOK_PAGE_SIZE } from '@zaino/contracts/schools';
import { fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeBook, makeBookRow } from './testing/make-book';
import { atlas, booksEndpoints, changeId, line, listOf, openBooks } from './testing/open-books';

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the list of books', () => {
  it('shows what is known of each, and how many schools have it', async () => {
    await openBooks();
    expect(screen.getByRole('grid', { name: 'Libri' })).toBeVisible();
    expect(line('Le zattere')).toHaveTextContent(/Rossi A\..*9788800000017/);
    expect(line('Le zattere')).toHaveTextContent('3 7 classi');
    expect(line('Le zattere')).toHaveTextContent('Da arricchire');
    expect(within(line('Atlante')).getByText('Arricchito')).toBeVisible();
    expect(line('Rotto')).toHaveTextContent('Codice errato');
    expect(line('Rotto')).toHaveTextContent('Manca');
    expect(screen.getByText(/elenchi 2026\/27/)).toBeVisible();
    expect(within(line('Atlante')).getByRole('link', { name: 'Apri Atlante' })).toHaveAttribute(
      'href',
      '/admin/books/9788800000024',
    );
  });

  it('is searched and filtered by the service, and the address keeps it', async () => {
    const { user, router, queries } = await openBooks();
    await user.type(screen.getByRole('searchbox', { name: /ISBN, titolo/ }), 'atl');
    const state = screen.getByRole('combobox', { name: 'Scheda' });
    await user.selectOptions(state, 'Arricchiti (1)');
    await waitFor(() => expect(router.state.location.search).toBe('?cerca=atl&stato=arricchiti'));
    await waitFor(() =>
      expect(queries().at(-1)).toMatchObject({ cerca: 'atl', stato: 'arricchiti', pagina: '1' }),
    );
  });

  it('reads the next page when it is asked for', async () => {
    const totale = BOOK_PAGE_SIZE + 1;
    const full = Array.from({ length: BOOK_PAGE_SIZE }, (_, at) =>
      makeBookRow({ isbn: String(9_788_800_001_000 + at) }),
    );
    const { user, queries } = await openBooks({
      list: ({ pagina }) => listOf(pagina === 1 ? full : [atlas], { totale }),
    });
    const shown = `${totale} libri, ${BOOK_PAGE_SIZE} mostrati`;
    expect(screen.getByText(shown, { selector: 'p' })).toBeVisible();
    expect(queries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Mostra altri libri' }));
    expect(await screen.findByText(`${totale} libri`, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostra altri libri' })).toBeNull();
    expect(queries().at(-1)).toMatchObject({ pagina: '2' });
  });

  it('says whose books they are, and which schools a name may mean', async () => {
    const prati = { codice: 'TNMM00001A', nome: 'Scuola Prati, Trento (TN)' };
    const volta = { codice: 'TNMM00002B', nome: 'Scuola Volta, Trento (TN)' };
    const { user } = await openBooks(
      {
        list: ({ scuola }) =>
          scuola === prati.codice
            ? listOf([atlas], { scuola: prati })
            : listOf([], { scuole: [prati, volta] }),
      },
      '?scuola=scuola',
    );
    expect(screen.getByText('Quale scuola?')).toBeVisible();
    await user.click(screen.getByRole('link', { name: prati.nome }));
    expect(await screen.findByText(/Libri adottati da/)).toHaveTextContent(prati.nome);
    expect(await screen.findByRole('row', { name: /Atlante/ })).toBeVisible();
  });

  it('says that nothing was found', async () => {
    await openBooks({ list: () => listOf([]) }, '?cerca=niente');
    expect(screen.getByText('Nessun libro trovato', { selector: 'p' })).toBeVisible();
  });

  it('says that it did not come', async () => {
    await openBooks({ list: serviceDown });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('opens a book by Enter and its form by a key', async () => {
    const { user, address } = await openBooks({
      read: () => makeBook(),
      schools: () => ({ scuole: [], totale: 0 }),
    });
    await user.keyboard('je');
    // The dialog that says that the form comes has none.
    const cancel = await screen.findByRole('button', { name: 'Annulla' });
    expect(screen.getByRole('dialog', { name: 'Scheda del libro' })).toBeVisible();
    await user.click(cancel);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/books/9788800000017'));
  });

  it('is not for admins of other areas', async () => {
    fakeService(booksEndpoints, {});
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    openAdminArea('/admin/books');
    expect(
      await screen.findByRole('heading', { name: 'Questa pagina è per altri incarichi' }),
    ).toBeVisible();
  });
});

describe('an ONIX file', () => {
  const seen = {
    righe: 3,
    nuovi: 0,
    modificati: 1,
    invariati: 0,
    sconosciuti: 1,
    righeConErrori: 1,
    esempi: [
      {
        riga: 1,
        id: '9788800000017',
        nome: 'Le zattere',
        modifiche: [{ campo: 'descrizione', prima: '', dopo: 'Un viaggio' }],
      },
    ],
    errori: [{ riga: 3, campo: 'ProductIdentifier', messaggio: 'Manca un ISBN-13 valido' }],
    token: 'visto',
  };
  const file = new File(['<ONIXMessage/>'], 'novita.xml', { type: 'application/xml' });

  it('is looked at, imported and taken back', async () => {
    const { user, asked, queries } = await openBooks({
      previewOnix: ({ nome }) => {
        expect(nome).toBe('novita.xml');
        return seen;
      },
      importOnix: ({ token }) => {
        expect(token).toBe('visto');
        return { changeId, nuovi: 0, modificati: 1 };
      },
      undo: () => ({ changeId, libri: 1, leftOut: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Importa ONIX' }));
    const field = await screen.findByLabelText('File ONIX');
    const dialog = within(screen.getByRole('dialog', { name: 'Importa ONIX' }));
    expect(dialog.getByRole('button', { name: 'Importa' })).toBeDisabled();
    await user.upload(field, file);
    expect(await dialog.findByText('Fuori dagli elenchi')).toBeVisible();
    expect(dialog.getByText(/Descrizione \(vuoto\) → Un viaggio/)).toBeVisible();
    expect(dialog.getByText(/Manca un ISBN-13 valido/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Scarica gli errori' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Importa 1 libro' }));
    expect(await screen.findByText('1 libro modificato')).toBeVisible();
    await waitFor(() => expect(queries().length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Annullato: 1 libro modificato')).toBeVisible();
    const undone = asked.mock.calls.filter(([path]) => (path as string).endsWith('/undo'));
    expect(undone).toHaveLength(1);
  });

  it('is refused in the service’s words, and nothing is imported', async () => {
    const detail = 'Il file non è un messaggio ONIX 3.0.';
    const { user } = await openBooks({
      previewOnix: () => Response.json({ code: 'book-file-refused', detail }, { status: 400 }),
    });
    await user.click(screen.getByRole('button', { name: 'Importa ONIX' }));
    const field = await screen.findByLabelText('File ONIX');
    const dialog = within(screen.getByRole('dialog', { name: 'Importa ONIX' }));
    await user.upload(field, file);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${detail} Nessun libro è cambiato.`,
    );
    expect(dialog.getByRole('button', { name: 'Importa' })).toBeDisabled();
  });
});
