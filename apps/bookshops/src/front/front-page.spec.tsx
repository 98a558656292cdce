import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { servedHead, dataOf } from '@zaino/web/served-head';
import { hydratePage, servePage, showWithoutScript } from '@zaino/web/served-page';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { makeServedFront, pagesAt } from '../testing/front-pages';

/** A Thursday in Italy, at half past ten. */
const MOMENT = Date.parse('2026-11-26T09:30:00Z');

beforeEach(() => {
  jest.useFakeTimers({
    now: MOMENT,
    doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout', 'nextTick', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(front = makeServedFront()) {
  const router = createMemoryRouter(pagesAt(front), { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: front.name });
  return router;
}

describe('a bookshop’s front', () => {
  it('says what it is, where it is and when it is open', async () => {
    await open();
    expect(screen.getByText('Aperta adesso')).toBeVisible();
    expect(screen.getByText(/chiude alle 12:30/)).toBeVisible();
    expect(screen.getByText(/Corso Campi 4/)).toHaveTextContent('26100 Cremona (Cremona)');
    expect(screen.getByText('mar–ven 9:00–12:30, 15:30–19:30')).toBeVisible();
    expect(screen.getByRole('link', { name: '0372 123 456' })).toHaveAttribute(
      'href',
      'tel:+390372123456',
    );
    expect(screen.getByText('Suona al civico 6')).toBeVisible();
    expect(screen.getByText('Sì, gratis')).toBeVisible();
  });

  it('says what it takes off the cover price of what is picked up there', async () => {
    const discounts = { adoptedBookDiscount: 10, otherBookDiscount: 5 };
    await open(makeServedFront(discounts));
    expect(screen.getByText(/^Sconto sul prezzo di copertina/)).toHaveTextContent(
      /10\s% sui libri adottati, 5\s% sugli altri$/,
    );
  });

  it('promises no discount where nothing is picked up', async () => {
    await open(makeServedFront({ adoptedBookDiscount: 10, offersPickup: false }));
    expect(screen.queryByText(/Sconto/)).toBeNull();
  });

  it('leads to its schools by one press, and to any other by a search', async () => {
    await open();
    const schools = within(screen.getByRole('region', { name: 'Le scuole che seguiamo' }));
    expect(schools.getByRole('link', { name: 'Liceo classico Manin' })).toHaveAttribute(
      'href',
      '/scuola/CRPC010001',
    );
    expect(schools.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('searchbox', { name: 'Un’altra scuola' })).toHaveAttribute(
      'name',
      'nome',
    );
    for (const [name, href] of [
      ['Cerca per regione, provincia e comune', '/search'],
      ['Prodotti per la scuola', '/products'],
      ['I tuoi ordini', '/orders'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('shows the first of many schools, and the others by one press', async () => {
    const schools = Array.from({ length: 30 }, (_, index) => ({
      code: `CRMM8ZZ${String(index).padStart(2, '0')}L`,
      name: `Scuola ${index + 1}`,
    }));
    await open(makeServedFront({ schools }));
    expect(screen.getByText('Scuola 8')).toBeVisible();
    expect(screen.getByText('Scuola 30')).not.toBeVisible();
    expect(screen.getByText('Mostra tutte: altre 22 scuole')).toBeVisible();
    document.querySelector('details')?.setAttribute('open', '');
    expect(screen.getByRole('link', { name: 'Scuola 30' })).toBeVisible();
  });

  it('begins with the search where it has chosen no schools', async () => {
    await open(makeServedFront({ schools: [] }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Nome della scuola' })).toBeVisible();
  });

  it('says on which days it is closed beside those of the week, and no longer once they are over', async () => {
    const closures = [
      { from: '2026-11-01', to: '2026-11-25', note: '' },
      { from: '2026-11-26', to: '2026-11-28', note: 'inventario' },
      { from: '2026-12-24', to: '2027-01-06', note: '' },
    ];
    await open(makeServedFront({ closures }));
    expect(screen.getByText('Chiusa adesso')).toBeVisible();
    expect(screen.getByText(/riapre martedì alle 9:00/)).toBeVisible();
    expect(screen.getByText('Chiusa dal 26 al 28 novembre: inventario')).toBeVisible();
    expect(screen.getByText('Chiusa dal 24 dicembre al 6 gennaio')).toBeVisible();
    expect(screen.queryByText(/25 novembre/)).toBeNull();
  });

  it('shows the picture that it has chosen, with what is on it', async () => {
    const url = `/api/bookshops/media/${'a'.repeat(32)}`;
    await open(makeServedFront({ picture: { url, alt: 'La vetrina su corso Campi' } }));
    const picture = screen.getByRole('img', { name: 'La vetrina su corso Campi' });
    expect(picture).toHaveAttribute('src', `${url}/480.jpg`);
  });

  it('says what the bookshop tells its families today', async () => {
    await open(makeServedFront({ notice: 'Venerdì chiudiamo alle 17.' }));
    expect(screen.getByText(/Venerdì chiudiamo/)).toHaveTextContent('Avviso. Venerdì');
  });

  it('promises no pick-up where there is none, and shows no empty telephone', async () => {
    await open(makeServedFront({ offersPickup: false, notes: '', phone: '' }));
    expect(screen.getByText('Non in questa libreria')).toBeVisible();
    expect(screen.getByText(/ricevi i libri a casa/)).not.toHaveTextContent('ritira qui');
    expect(screen.queryByText('Telefono')).toBeNull();
  });

  it('is complete HTML without a browser, and comes to life without a difference', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const pages = pagesAt(makeServedFront());
    const page = await servePage(pages, '/');
    expect(page.status).toBe(200);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html).toContain('Aperta adesso');
    // The content security policy forbids it.
    expect(page.html).not.toContain('style=');
    expect(await hydratePage(pages, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('searches a school without a script', async () => {
    showWithoutScript(await servePage(pagesAt(makeServedFront()), '/'));
    const { form, type } = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
    expect([type, form?.method, form?.getAttribute('action')]).toEqual([
      'submit',
      'get',
      '/search',
    ]);
  });

  it('says of itself what search engines find here alone', async () => {
    const meta = await servedHead(pagesAt(makeServedFront()), '/');
    expect(meta).toMatchObject({ title: 'Libreria La Pagina, Cremona', canonical: '/' });
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect(dataOf(meta, 'BookStore')).toMatchObject({
      name: 'Libreria La Pagina',
      url: 'http://la-pagina.localhost:4200',
    });
    expect(structuredDataErrors(meta.jsonLd ?? [])).toEqual([]);
  });
});
