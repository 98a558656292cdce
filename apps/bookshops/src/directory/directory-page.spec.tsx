import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession } from '@zaino/web/session';
import { bookshopsAreDown, fakeBookshops, listing } from '../testing/fake-bookshops';
import { makeBookshop } from '../testing/make-bookshop';
import { openPage } from '../testing/open-page';

const rowOf = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name })) as HTMLElement;

const queries = (fetched: ReturnType<typeof fakeBookshops>) =>
  fetched.mock.calls
    .map(([input]) => new URL(input as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === bookshopsEndpoints.bookshops.path)
    .map(({ search }) => search);

afterEach(() => jest.restoreAllMocks());

describe('/librerie', () => {
  it('shows each bookshop with what one needs to get there', async () => {
    fakeBookshops();
    await openPage('/librerie');
    expect(await screen.findByRole('heading', { name: 'Tutte le librerie' })).toBeVisible();
    expect(screen.getByText('2 librerie')).toBeVisible();
    const row = within(rowOf('Libreria La Pagina'));
    expect(row.getByText(/Corso Campi 4/)).toHaveTextContent('26100 Cremona (Cremona)');
    expect(row.getByText('mar–ven 9:00–12:30, 15:30–19:30')).toBeVisible();
    expect(row.getByText('sab 9:00–12:30')).toBeVisible();
    expect(row.getByRole('link', { name: '0372 123 456' })).toHaveAttribute(
      'href',
      'tel:+390372123456',
    );
    expect(row.getByText('Sì, gratis')).toBeVisible();
    expect(row.getByText('Suona al civico 6')).toBeVisible();
    expect(row.getByRole('link', { name: 'la-pagina.localhost:4200' })).toHaveAttribute(
      'href',
      'http://la-pagina.localhost:4200',
    );
    expect(row.getByRole('link', { name: /^Come arrivare/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Corso+Campi+4%2C+26100+Cremona'),
    );
  });

  it('leads whoever is signed in to a bookshop’s own address as such', async () => {
    act(() => beginSession(makeFakeSession('ada')));
    fakeBookshops();
    await openPage('/librerie');
    await screen.findByRole('heading', { name: 'Tutte le librerie' });
    expect(screen.getByRole('link', { name: 'la-pagina.localhost:4200' })).toHaveAttribute(
      'href',
      'http://la-pagina.localhost:4200/api/auth/handover',
    );
    act(() => beginSession(null));
  });

  it('says where nothing can be picked up, and shows no empty telephone', async () => {
    fakeBookshops();
    await openPage('/librerie');
    await screen.findByRole('heading', { name: 'Tutte le librerie' });
    const row = within(rowOf('Cartolibreria Il Foglio'));
    expect(row.getByText('Non in questa libreria')).toBeVisible();
    expect(row.queryByText('Telefono')).toBeNull();
  });

  it('looks near a postal code, which then stands in the address', async () => {
    const fetched = fakeBookshops();
    const { address } = await openPage('/librerie');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Vicino al CAP' }),
      '26100{Enter}',
    );
    expect(
      await screen.findByRole('heading', { name: 'Librerie vicino al CAP 26100' }),
    ).toBeVisible();
    expect(address()).toBe('/librerie?cap=26100');
    expect(queries(fetched).at(-1)).toContain('cap=26100');
    expect(within(rowOf('Libreria La Pagina')).getByText('Nello stesso CAP')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Vicino al CAP' })).toHaveValue('26100');
  });

  it('says at its field that a postal code is none, and shows all bookshops', async () => {
    const fetched = fakeBookshops();
    await openPage('/librerie?cap=261');
    const field = await screen.findByRole('textbox', { name: 'Vicino al CAP' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/cinque cifre/);
    expect(screen.getByRole('heading', { name: 'Tutte le librerie' })).toBeVisible();
    expect(queries(fetched)).toEqual(['?pagina=1']);
  });

  it('shows a province by the select, and by a link to it', async () => {
    fakeBookshops();
    const { address } = await openPage('/librerie');
    const select = await screen.findByRole('combobox', { name: 'Oppure in provincia di' });
    await userEvent.selectOptions(select, 'Cremona (2)');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(
      await screen.findByRole('heading', { name: 'Librerie in provincia di Cremona' }),
    ).toBeVisible();
    expect(address()).toBe('/librerie?provincia=CR');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Cremona (2)');
    const provinces = screen.getByRole('navigation', { name: 'Librerie per provincia' });
    expect(within(provinces).getByRole('link', { name: 'Lodi' })).toHaveAttribute(
      'href',
      '/librerie?provincia=LO',
    );
  });

  it.each([
    ['unfolds many provinces where there is little room', 13, false],
    ['leaves few of them open', 12, true],
  ])('%s', async (_case, count, isOpen) => {
    const provinces = Array.from({ length: count }, (_, index) => ({
      code: `P${index}`,
      name: `Provincia ${index}`,
      bookshops: 1,
    }));
    fakeBookshops(listing([makeBookshop()], { provinces }));
    await openPage('/librerie');
    const list = await screen.findByRole('navigation', { name: 'Librerie per provincia' });
    const fold = within(list).getByRole('group');
    expect(fold.hasAttribute('open')).toBe(isOpen);
    if (!isOpen) await userEvent.click(within(list).getByText('Mostra le 13 province'));
    expect(fold).toHaveAttribute('open');
  });

  it('names a province without bookshops, and leads back to all of them', async () => {
    fakeBookshops();
    const { address } = await openPage('/librerie?provincia=PA');
    expect(await screen.findByText('Nessuna libreria in questa provincia')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Palermo (0)');
    await userEvent.click(screen.getByRole('link', { name: 'Mostra tutte le librerie' }));
    expect(await screen.findByRole('heading', { name: 'Tutte le librerie' })).toBeVisible();
    expect(address()).toBe('/librerie');
  });

  it('leads to the provinces where nothing is near', async () => {
    fakeBookshops();
    await openPage('/librerie?cap=90100');
    expect(await screen.findByText('Nessuna libreria vicina')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Librerie per provincia' })).toBeVisible();
  });

  it('leads to the books while there is no bookshop at all', async () => {
    fakeBookshops(listing([], { provinces: [] }));
    await openPage('/librerie');
    expect(await screen.findByText('Ancora nessuna libreria')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca i libri della classe' })).toHaveAttribute(
      'href',
      '/search',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('leads through the pages of a province', async () => {
    fakeBookshops(
      listing([makeBookshop()], {
        page: 2,
        pages: 3,
        total: 41,
        province: { code: 'CR', name: 'Cremona' },
      }),
    );
    await openPage('/librerie?provincia=CR&pagina=2');
    expect(await screen.findByText('Pagina 2 di 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagina precedente' })).toHaveAttribute(
      'href',
      '/librerie?provincia=CR',
    );
    expect(screen.getByRole('link', { name: 'Pagina successiva' })).toHaveAttribute(
      'href',
      '/librerie?provincia=CR&pagina=3',
    );
  });

  it('offers another try where the service is down, and keeps the field', async () => {
    bookshopsAreDown();
    await openPage('/librerie?cap=26100');
    expect(await screen.findByText('Servizio momentaneamente non disponibile')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Vicino al CAP' })).toHaveValue('26100');
    fakeBookshops();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(
      await screen.findByRole('heading', { name: 'Librerie vicino al CAP 26100' }),
    ).toBeVisible();
  });
});

describe('whether a bookshop is open', () => {
  // A Tuesday in winter, 12:28 and half a minute in Italy.
  const beforeNoon = new Date('2026-12-01T11:28:30Z');
  beforeEach(() => jest.useFakeTimers({ now: beforeNoon }));
  afterEach(() => jest.useRealTimers());

  const state = () => within(rowOf('Libreria La Pagina')).getByText(/adesso/).parentElement;

  async function open() {
    fakeBookshops(listing([makeBookshop()]));
    await openPage('/librerie');
    await screen.findByRole('heading', { name: 'Tutte le librerie' });
  }

  it('changes with the minute, while one looks', async () => {
    await open();
    expect(state()).toHaveTextContent('Aperta adesso, chiude alle 12:30');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(state()).toHaveTextContent('Aperta adesso');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(state()).toHaveTextContent('Chiusa adesso, apre oggi alle 15:30');
  });

  it('is right when a page that slept is seen again', async () => {
    await open();
    jest.setSystemTime(new Date('2026-12-01T19:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toHaveTextContent('Chiusa adesso, apre domani alle 9:00');
  });
});
