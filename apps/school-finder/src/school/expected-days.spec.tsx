import { render, screen } from '@testing-library/react';
import { cartEndpoints } from '@zaino/contracts/orders';
import { setShippingMethod } from '@zaino/web/cart';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { act } from 'react';
import { makeAdoption } from '../testing/factories';
import { ExpectedDays, useExpectedDays } from './expected-days';
import { listBooks } from './list-rules';

const home = { from: '2026-11-27', to: '2026-12-14' };
const shop = { from: '2026-11-26', to: '2026-12-09' };
const inStock = { standard: home, pickup: shop };

/** jsdom draws nothing: it is seen at once, or never. */
function seen(isIntersecting: boolean): void {
  class FakeObserver {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting }]);
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

/** A list of these books, as far as it says when they come. */
function Days({ books = listBooks([makeAdoption()]) }: { books?: ReturnType<typeof listBooks> }) {
  const expected = useExpectedDays(books);
  return (
    <>
      {books.map((book) => (
        <p key={book.isbn} ref={expected.place}>
          {expected.wordsOf(book)}
        </p>
      ))}
      <ExpectedDays expected={expected} />
    </>
  );
}

beforeEach(() => seen(true));
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  jest.restoreAllMocks();
  act(() => setShippingMethod('standard'));
});

describe('when the books of a list come', () => {
  it('is the day that orders say, at home or in the bookshop', async () => {
    fakeNetwork(
      answer(cartEndpoints.deliveryDays, () => ({
        ordered: { standard: home, pickup: shop },
        inStock,
      })),
    );
    render(<Days />);
    expect(
      await screen.findByText('Libri ordinati oggi: consegna tra il 27 novembre e il 14 dicembre.'),
    ).toBeVisible();
    act(() => setShippingMethod('pickup'));
    expect(
      screen.getByText(
        'Libri ordinati oggi: pronti in libreria tra il 26 novembre e il 9 dicembre.',
      ),
    ).toBeVisible();
  });

  it('is asked for by nobody who does not see it', () => {
    seen(false);
    const asked = fakeNetwork();
    render(<Days />);
    expect(screen.getByText(/la data è nel carrello e alla cassa/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is the day of each book of which a distributor says how long it takes', async () => {
    const days = { standard: { from: '2026-12-03', to: '2026-12-05' }, pickup: shop };
    const asked = fakeNetwork(
      answer(cartEndpoints.deliveryDays, ({ query: { lead: leads } }) => ({
        ordered: { standard: home, pickup: shop },
        inStock,
        leads: leads.map((lead) => ({ lead, days })),
      })),
    );
    const stock = { state: 'in-stock', days: { from: 1, to: 2 }, cutOff: 11 } as const;
    const books = listBooks([
      makeAdoption({ availability: stock }),
      makeAdoption({ isbn: '9788899012081', titolo: 'Senza data' }),
    ]);
    render(<Days books={books} />);
    expect(await screen.findByText('consegna tra il 3 e il 5 dicembre')).toBeVisible();
    expect(
      screen.getByText(/^I libri senza una data nella lista: consegna tra il 27/),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => setShippingMethod('pickup'));
    expect(screen.getByText('pronto in libreria tra il 26 novembre e il 9 dicembre')).toBeVisible();
  });

  it('is said of no other books where each has its own', async () => {
    fakeNetwork(
      answer(cartEndpoints.deliveryDays, ({ query: { lead: leads } }) => ({
        ordered: { standard: home, pickup: shop },
        inStock,
        leads: leads.map((lead) => ({ lead, days: { standard: home, pickup: shop } })),
      })),
    );
    const stock = { state: 'in-stock', days: { from: 1, to: 2 } } as const;
    render(<Days books={listBooks([makeAdoption({ availability: stock })])} />);
    expect(await screen.findByText('La data di ogni libro è nella lista.')).toBeVisible();
  });

  it('is told later where nobody says it now', async () => {
    fakeNetwork();
    render(<Days />);
    expect(await screen.findByText(/la data è nel carrello e alla cassa/)).toBeVisible();
  });
});
