import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { type AdminBook, adminBookEndpoints, noBookValues } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeBook } from '../testing/make-book';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  undo: adminBookEndpoints.undo,
  schools: adminBookEndpoints.schools,
  book: adminBookEndpoints.read,
};

const changeId = '4f5b2f1e-6a53-4d0e-9a39-0d1c8f6a2b10';
const at = '2026-11-20T09:30:00.000Z';

const school = {
  codice: 'TNMM00001A',
  nome: 'Scuola Media Prati',
  comune: 'Rovereto',
  provincia: 'TN',
  classi: [
    { nome: '1 A', nuova: true },
    { nome: '1 B', nuova: false },
  ],
};

const enriched: Partial<AdminBook> = {
  enriched: true,
  campi: {
    ...noBookValues,
    descrizione: 'Un viaggio.\nIn due volumi.',
    copertina: `/api/books/media/${'a'.repeat(32)}`,
    pagineSaggio: ['https://editrice.example/1.pdf'],
  },
  fonti: [
    { campo: 'descrizione', fonte: 'person', nome: '', quando: at },
    { campo: 'copertina', fonte: 'onix', nome: 'novita.xml', quando: at },
    { campo: 'pagineSaggio', fonte: 'onix', nome: 'novita.xml', quando: at },
    { campo: 'collana', fonte: 'person', nome: '', quando: at },
  ],
};

function open(handlers: FakeHandlers<typeof endpoints> = {}, path = '/admin/books/9788800000017') {
  installFakeDialog();
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    schools: () => ({ scuole: [school], totale: 1 }),
    book: () => makeBook(),
    ...handlers,
  });
  return { ...openAdminArea(path), asked, user: userEvent.setup() };
}

const heading = (name = 'Le zattere') => screen.findByRole('heading', { level: 1, name });
const part = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).parentElement ?? document.body);

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of a book', () => {
  it('tells what is known, and where each field comes from', async () => {
    open({ book: () => makeBook(enriched) });
    await heading();
    expect(screen.getByText('Arricchito')).toBeVisible();
    const details = part('Scheda');
    expect(details.getByText(/Un viaggio\./)).toBeVisible();
    expect(details.getAllByText(/ONIX dell’editore \(novita\.xml\)/)).toHaveLength(2);
    expect(details.getByText('Nulla, per scelta')).toBeVisible();
    expect(details.getByRole('link', { name: 'https://editrice.example/1.pdf' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    const image = details.getByRole('link', { name: 'Immagine caricata' });
    expect(image).toHaveAttribute('href', `/api/books/media/${'a'.repeat(32)}/1280.webp`);
  });

  it('tells who has adopted it, and what the lists say of its price', async () => {
    open({
      book: () =>
        makeBook({
          prezzi: [
            { annoScolastico: 2026, file: 'ALTPIEMONTE.csv', prezzo: 12.5, righe: 40 },
            { annoScolastico: 2026, file: 'ALTPIEMONTE.csv', prezzo: null, righe: 1 },
          ],
        }),
    });
    await heading();
    const adoptions = part('Adozioni 2026/27');
    expect(adoptions.getByText('In elenco in 2 classi di 1 scuola.')).toBeVisible();
    expect(adoptions.getByRole('row', { name: /Scuola Media Prati/ })).toHaveTextContent(
      '1 A (nuova), 1 B',
    );
    expect(adoptions.getByRole('link', { name: 'Libri di Scuola Media Prati' })).toHaveAttribute(
      'href',
      '/admin/books?scuola=TNMM00001A',
    );
    const prices = part('Prezzi negli elenchi');
    expect(prices.getAllByRole('row')[1]).toHaveTextContent('12,50 €');
    expect(prices.getAllByRole('row')[2]).toHaveTextContent('Manca');
  });

  it('leads through the pages of its schools', async () => {
    const { user } = open({
      book: () => makeBook({ scuole: 60 }),
      schools: ({ pagina }) => ({
        scuole: [{ ...school, nome: `Scuola di pagina ${pagina}` }],
        totale: 60,
      }),
    });
    await heading();
    await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    expect(await screen.findByText('Scuola di pagina 2')).toBeVisible();
  });

  it('says why a book is not sold, and that nothing is known of it yet', async () => {
    open({
      book: () =>
        makeBook({ vendibile: false, motivoNonVendibile: 'codice-non-valido', scuole: 0 }),
      schools: () => ({ scuole: [], totale: 0 }),
    });
    await heading();
    expect(screen.getByText(/cifra di controllo sbagliata/)).toBeVisible();
    expect(screen.getByText(/Di questo libro non si sa altro/)).toBeVisible();
    expect(screen.getByText('Quest’anno nessuna classe lo ha in elenco.')).toBeVisible();
    expect(screen.getByText('Negli ultimi 30 giorni la scheda non è cambiata.')).toBeVisible();
  });

  it('takes a change of its history back, and that back again', async () => {
    const storia = [
      {
        changeId,
        tipo: 'onix' as const,
        quando: at,
        nome: 'novita.xml',
        campi: [{ campo: 'descrizione' as const, prima: '', dopo: 'Un viaggio' }],
        libri: 12,
        annullata: false,
      },
    ];
    const { user, asked } = open({
      book: () => makeBook({ storia }),
      undo: () => ({ changeId, libri: 12, leftOut: [] }),
    });
    await heading();
    const history = part('Modifiche degli ultimi 30 giorni');
    expect(history.getByText('Importazione ONIX (novita.xml)')).toBeVisible();
    expect(history.getByText('Descrizione: vuoto → “Un viaggio”')).toBeVisible();
    const button = history.getByRole('button', { name: /^Annulla in 12 libri del / });
    await user.click(button);
    expect(await screen.findByText('Modifica annullata.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(asked.mock.calls.filter(([path]) => (path as string).endsWith('/undo'))).toHaveLength(
        2,
      ),
    );
  });

  it('says why a change was not taken back', async () => {
    const detail = 'Questa modifica è già stata annullata.';
    const { user } = open({
      book: () =>
        makeBook({
          storia: [
            { changeId, tipo: 'save', quando: at, nome: '', campi: [], libri: 1, annullata: false },
          ],
        }),
      undo: () => Response.json({ code: 'book-undo-refused', detail }, { status: 409 }),
    });
    await heading();
    await user.click(screen.getByRole('button', { name: /Annulla la modifica/ }));
    expect(await screen.findByText(`Non annullata. ${detail}`)).toBeVisible();
  });

  it('says that there is no such book', async () => {
    open({ book: () => Response.json({ code: 'not-found', detail: 'No' }, { status: 404 }) });
    expect(await screen.findByText('Libro non trovato')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna ai libri' })).toHaveAttribute(
      'href',
      '/admin/books',
    );
  });

  it('says that it did not come', async () => {
    open({ book: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});
