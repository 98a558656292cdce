import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  adminQualityEndpoints,
  type DoubtfulBook,
  type Quality,
  type SchoolOverCap,
} from '@zaino/contracts/schools';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  quality: adminQualityEndpoints.quality,
  books: adminQualityEndpoints.books,
  booksCsv: adminQualityEndpoints.booksCsv,
  schools: adminQualityEndpoints.schools,
  classes: adminQualityEndpoints.classes,
};

const quality: Quality = {
  schoolYear: 2026,
  countedAt: '2026-07-09T08:00:00.000Z',
  isCurrent: true,
  hasCaps: true,
  issues: [
    { issue: 'check-digit', books: 12 },
    { issue: 'not-isbn', books: 0 },
    { issue: 'unknown', books: 0 },
    { issue: 'placeholder', books: 60 },
    { issue: 'price-spread', books: 3 },
    { issue: 'price-subject', books: 0 },
  ],
  schoolsOver: 40,
  classesOver: 220,
};
const book: DoubtfulBook = {
  isbn: '9788899000005',
  title: 'Le parole che restano',
  publisher: 'Vela',
  price: 26,
  median: 12.5,
  classes: 31,
  schools: 9,
};
const school: SchoolOverCap = {
  codice: 'TOMM8Z0001',
  nome: 'Scuola Media Verdi',
  comune: 'Torino',
  provincia: 'Torino',
  regione: 'Piemonte',
  classesOver: 2,
  classesWithCap: 9,
  worstPercent: 14,
};

function open(path: string, handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    quality: () => quality,
    books: () => ({ books: [book], total: 1 }),
    schools: () => ({
      schools: [school],
      total: 1,
      places: [{ name: 'Piemonte', schools: 1, classes: 2 }],
    }),
    ...handlers,
  });
  openAdminArea(path);
  return asked;
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('what is doubtful in the lists', () => {
  it('is counted by reason, and the books of the first are listed', async () => {
    open('/admin/books/quality');
    await screen.findByRole('heading', { name: 'Controlli sulle liste', level: 1 });
    expect(screen.getByText(/Liste del 2026\/27, controllate il 9 lug 2026/)).toBeVisible();
    const kinds = within(screen.getByRole('navigation', { name: 'Che cosa controllare' }));
    expect(kinds.getByRole('link', { name: /Codici sbagliati/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(kinds.getByRole('link', { name: /Classi oltre il tetto/ })).toHaveTextContent('220');
    const row = screen.getByRole('row', { name: /Le parole che restano/ });
    for (const words of ['9788899000005', 'Vela', '31', '9']) expect(row).toHaveTextContent(words);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/books/9788899000005');
  });

  it('is a price beside the usual one', async () => {
    const queries: object[] = [];
    open('/admin/books/quality?problema=price-spread&cerca=vela&pagina=2', {
      books: (query) => {
        queries.push(query);
        return { books: [book], total: 51 };
      },
    });
    const row = await screen.findByRole('row', { name: /Le parole che restano/ });
    expect(row).toHaveTextContent(/26,00/);
    expect(row).toHaveTextContent(/12,50/);
    expect(queries[0]).toEqual({ issue: 'price-spread', search: 'vela', page: 2 });
  });

  it('is each school with classes over the cap, and leads to them', async () => {
    open('/admin/books/quality?problema=cap');
    const row = await screen.findByRole('row', { name: /Scuola Media Verdi/ });
    expect(row).toHaveTextContent('2 di 9');
    expect(row).toHaveTextContent('+14%');
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/books/quality/TOMM8Z0001',
    );
    const regions = within(screen.getByRole('navigation', { name: 'Regioni' }));
    expect(regions.getByRole('link', { name: /Piemonte/ })).toHaveAttribute(
      'href',
      '/admin/books/quality?problema=cap&regione=Piemonte',
    );
  });

  it('says that the caps are not known yet', async () => {
    open('/admin/books/quality?problema=cap', { quality: () => ({ ...quality, hasCaps: false }) });
    expect(await screen.findByText(/tetti di quest’anno non sono ancora noti/)).toBeVisible();
  });

  it('is nothing without lists', async () => {
    open('/admin/books/quality', { quality: () => ({ ...quality, schoolYear: null }) });
    expect(await screen.findByText('Non ci sono ancora liste.')).toBeVisible();
  });

  it('says that it did not come', async () => {
    open('/admin/books/quality', { quality: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('is exported', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const asked = open('/admin/books/quality?problema=placeholder', {
      booksCsv: () => new Response('a;b', { headers: { 'content-type': 'text/csv' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Esporta CSV' }));
    const path = '/api/admin/book-quality/books.csv?issue=placeholder';
    await waitFor(() => expect(asked.mock.calls.map(([one]) => one)).toContain(path));
  });
});

describe('the classes of a school over the cap', () => {
  it('are shown with total and cap', async () => {
    open('/admin/books/quality/TOMM8Z0001', {
      classes: () => ({
        school,
        classes: [
          { classe: 1, sezione: 'A', combinazione: '30 ORE SETTIMANALI', total: 341, cap: 299 },
        ],
      }),
    });
    await screen.findByRole('heading', { name: 'Scuola Media Verdi', level: 1 });
    const row = screen.getByRole('row', { name: /1 A/ });
    for (const words of [/341,00/, /299,00/, /42,00/]) expect(row).toHaveTextContent(words);
  });

  it('are none', async () => {
    open('/admin/books/quality/TOMM8Z9999', {
      classes: () => Response.json({ code: 'not-found', detail: 'Non c’è.' }, { status: 404 }),
    });
    expect(await screen.findByText(/Nessuna classe di questa scuola/)).toBeVisible();
  });
});
