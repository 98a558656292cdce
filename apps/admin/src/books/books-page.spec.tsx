import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminBookEndpoints, type BookRow, bookStates } from '@zaino/contracts/schools';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeBook, makeBookRow } from './testing/make-book';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  list: adminBookEndpoints.list,
  undo: adminBookEndpoints.undo,
  previewOnix: adminBookEndpoints.previewOnix,
  importOnix: adminBookEndpoints.importOnix,
  fetcher: adminBookEndpoints.fetcher,
  schools: adminBookEndpoints.schools,
  read: adminBookEndpoints.read,
};

const fetcher = { fonte: null, inAttesa: 0, trovati: 0, nonTrovati: 0, falliti: 0 };

const changeId = '4f5b2f1e-6a53-4d0e-9a39-0d1c8f6a2b10';

const atlas = makeBookRow({
  isbn: '9788800000024',
  titolo: 'Atlante',
  enriched: true,
  conCopertina: true,
  conDescrizione: true,
  scuole: 1,
  classi: 1,
});
const broken = makeBookRow({ isbn: '9788800000009', titolo: 'Rotto', tipo: 'dummy', prezzo: null });

const listOf = (libri: BookRow[], more: object = {}) => ({
  libri,
  totale: libri.length,
  stati: bookStates.map((stato) => ({ stato, libri: stato === 'arricchiti' ? 1 : 0 })),
  annoScolastico: 2026,
  scuola: null,
  scuole: [],
  ...more,
});

async function open(handlers: FakeHandlers<typeof endpoints> = {}, search = '') {
  installFakeDialog();
  fakeLayout();
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    list: () => listOf([makeBookRow(), atlas, broken]),
    fetcher: () => fetcher,
    ...handlers,
  });
  const area = openAdminArea(`/admin/books${search}`);
  await screen.findByRole('heading', { name: 'Libri', level: 1 });
  const queries = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname === adminBookEndpoints.list.path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { ...area, asked, queries, user: userEvent.setup() };
}

const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the list of books', () => {
  it('shows what is known of each, and how many schools have it', async () => {
    await open();
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
    const { user, router, queries } = await open();
    await user.type(screen.getByRole('searchbox', { name: /ISBN, titolo/ }), 'atl');
    const state = screen.getByRole('combobox', { name: 'Scheda' });
    await user.selectOptions(state, 'Arricchiti (1)');
    await waitFor(() => expect(router.state.location.search).toBe('?cerca=atl&stato=arricchiti'));
    await waitFor(() =>
      expect(queries().at(-1)).toMatchObject({ cerca: 'atl', stato: 'arricchiti', pagina: '1' }),
    );
  });

  it('reads the next page when it is asked for', async () => {
    const { user, queries } = await open({
      list: ({ pagina }) =>
        pagina === 1 ? listOf([makeBookRow()], { totale: 51 }) : listOf([atlas], { totale: 51 }),
    });
    await user.click(screen.getByRole('button', { name: 'Mostra altri libri' }));
    expect(await screen.findByRole('row', { name: /Atlante/ })).toBeVisible();
    expect(queries().at(-1)).toMatchObject({ pagina: '2' });
  });

  it('says whose books they are, and which schools a name may mean', async () => {
    const prati = { codice: 'TNMM00001A', nome: 'Scuola Prati, Trento (TN)' };
    const volta = { codice: 'TNMM00002B', nome: 'Scuola Volta, Trento (TN)' };
    const { user } = await open(
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
    await open({ list: () => listOf([]) }, '?cerca=niente');
    expect(screen.getByText('Nessun libro trovato', { selector: 'p' })).toBeVisible();
  });

  it('says that it did not come', async () => {
    await open({ list: serviceDown });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('opens a book by Enter and its form by a key', async () => {
    const { user, address } = await open({
      read: () => makeBook(),
      schools: () => ({ scuole: [], totale: 0 }),
    });
    await user.keyboard('je');
    expect(await screen.findByRole('dialog', { name: 'Scheda del libro' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/books/9788800000017'));
  });

  it('is not for admins of other areas', async () => {
    fakeService(endpoints, {});
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    openAdminArea('/admin/books');
    expect(
      await screen.findByRole('heading', { name: 'Questa pagina è per altri incarichi' }),
    ).toBeVisible();
  });
});

describe('chosen books', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(within(line('Atlante')).getByRole('checkbox'));
  const bar = () => within(screen.getByRole('group', { name: 'Libri selezionati' }));

  it('are copied by their codes, and not looked for where there is no source', async () => {
    const { user } = await open();
    await choose(user);
    expect(bar().queryByRole('button', { name: 'Cerca i dati' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Copia i codici' }));
    expect(await screen.findByText('Codici di 1 libro copiati')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('9788800000024');
  });

  it('are looked for elsewhere, and it is told how far that has come', async () => {
    const state = { fonte: 'libri.example', inAttesa: 0, trovati: 4, nonTrovati: 1, falliti: 2 };
    const { user, asked } = await open({ fetcher: () => state });
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
    const { user, asked, queries } = await open({
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Importa ONIX' }));
    await user.upload(await dialog.findByLabelText('File ONIX'), file);
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
    const { user } = await open({
      previewOnix: () => Response.json({ code: 'book-file-refused', detail }, { status: 400 }),
    });
    await user.click(screen.getByRole('button', { name: 'Importa ONIX' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importa ONIX' }));
    await user.upload(await dialog.findByLabelText('File ONIX'), file);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${detail} Nessun libro è cambiato.`,
    );
    expect(dialog.getByRole('button', { name: 'Importa 0 libri' })).toBeDisabled();
  });
});
