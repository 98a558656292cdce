import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bookshopsEndpoints, type PickupPoint } from '@zaino/contracts/bookshops';
import { cartEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import type { ServedShopFront } from '@zaino/contracts/shared';
import { clear, getCart, setBookshop, setShippingMethod } from '@zaino/web/cart';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { routes } from '../routes';
import { makeSchool } from '../testing/factories';
import { class2B, list2B } from '../testing/serve-school';

const discounts = { adoptedBookDiscount: 10, otherBookDiscount: 5 };
const point: PickupPoint = {
  id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
  name: 'Libreria Portici',
  url: 'https://portici.zaino.example',
  address: 'Via Solferino 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'CR',
  phone: '',
  openingHours: [[], [], [], [], [], [], []],
  notes: '',
  notice: '',
  vicinanza: 'altrove',
  ...discounts,
};
const front: ServedShopFront = {
  ...point,
  vatNumber: '',
  closures: [],
  offersPickup: true,
  schools: [],
  version: 1,
  mainSite: 'https://zaino.example',
  picture: null,
  accent: '',
};

interface Opened {
  shopFront?: ServedShopFront;
  /** What is said of the chosen bookshop now. */
  now?: PickupPoint | null;
  annoInCorso?: number;
}

async function open({ shopFront, now = point, annoInCorso = 2025 }: Opened = {}) {
  Element.prototype.scrollIntoView = jest.fn();
  const asked = jest.fn(() => now ?? refusal(404, 'not-found'));
  fakeNetwork(
    answer(schoolsEndpoints.school, () => ({ scuole: [makeSchool()] })),
    answer(schoolsEndpoints.adoptions, () => ({
      success: true,
      adozioni: class2B,
      annoScolastico: 2025,
      anniScolastici: [2025],
      annoInCorso,
      tetti: [
        { annoCorso: 2, combinazione: null, indirizzo: 'secondaria di primo grado', tetto: 119 },
      ],
    })),
    answer(cartEndpoints.deliveryDays, () => refusal(503, 'unavailable')),
    answer(bookshopsEndpoints.pickupPoint, asked),
  );
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, handle: { shopFront }, children: routes }],
    { initialEntries: [list2B] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Lista della 2ª B' });
  return asked;
}

const row = (title: string) =>
  within(screen.getByRole('heading', { level: 4, name: title }).closest('li') ?? document.body);
const aside = () => within(screen.getByRole('complementary', { name: 'Totale da acquistare' }));

const choose = () =>
  act(() => {
    setShippingMethod('pickup');
    setBookshop({ id: point.id, name: point.name, ...discounts });
  });

beforeEach(() => {
  localStorage.clear();
  act(() => {
    clear();
    setShippingMethod('standard');
    setBookshop(null);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the discount of a bookshop on the list of a class', () => {
  it('stands at its own address from the start, beside the cover price', async () => {
    const asked = await open({ shopFront: front });
    const book = row('Il tempo che resta');
    expect(book.getByText('22,95 €')).toBeVisible();
    expect(book.getByText('Prezzo di copertina')).toBeVisible();
    expect(book.getByText('25,50 €')).toBeVisible();
    // Recommended books are not adopted: 5 % of 19,90 €.
    expect(row('La bici di Teo').getByText('18,91 €')).toBeVisible();
    // What is to buy, and what of it is ticked.
    expect(aside().getAllByText('76,95 €')).toHaveLength(2);
    expect(aside().getByText(/sconto già tolto. Prezzo di copertina/)).toHaveTextContent(
      /^2 libri, escluso quello senza prezzo, sconto già tolto. Prezzo di copertina: 85,50\s€$/,
    );
    expect(aside().getByText(/gratis. Sconto sul prezzo/)).toHaveTextContent(
      /Ritiro da Libreria Portici, gratis. Sconto sul prezzo di copertina: 10\s% sui libri adottati/,
    );
    expect(aside().queryByText(/Spedizione gratuita/)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves the ministry’s cap to cover prices', async () => {
    await open({ shopFront: front });
    const ruler = aside().getByRole('meter', { name: /Totale da acquistare e tetto/ });
    expect(ruler.getAttribute('aria-valuetext')).toMatch(
      /^85,50\s€, tetto del ministero 119,00\s€$/,
    );
  });

  it('is on the main site that of the chosen bookshop, as it is now', async () => {
    choose();
    const now = { ...point, adoptedBookDiscount: 4 };
    const asked = await open({ now });
    await waitFor(() => expect(row('Il tempo che resta').getByText('24,48 €')).toBeVisible());
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => setShippingMethod('standard'));
    expect(row('Il tempo che resta').getByText('25,50 €')).toBeVisible();
    expect(screen.queryByText('Prezzo di copertina')).toBeNull();
    expect(aside().getByText(/Spedizione gratuita/)).toBeVisible();
  });

  it('is not announced where nobody has chosen a bookshop', async () => {
    const asked = await open();
    expect(row('Il tempo che resta').getByText('25,50 €')).toBeVisible();
    expect(screen.queryByText('Prezzo di copertina')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not announced once the bookshop takes no pick-ups any more', async () => {
    choose();
    const asked = await open({ now: null });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(row('Il tempo che resta').getByText('25,50 €')).toBeVisible();
    expect(screen.queryByText('Prezzo di copertina')).toBeNull();
  });

  it('is that of other books on the list of an earlier year', async () => {
    await open({ shopFront: front, annoInCorso: 2026 });
    // 5 % of 25,50 €, half a cent up.
    expect(row('Il tempo che resta').getByText('24,23 €')).toBeVisible();
  });

  it('comes into the cart as the price that the book has everywhere', async () => {
    await open({ shopFront: front });
    const add = row('Il tempo che resta').getByRole('button', { name: /^Aggiungi/ });
    await userEvent.click(add);
    expect(getCart().items).toMatchObject([{ titolo: 'Il tempo che resta', prezzo: 25.5 }]);
  });
});
