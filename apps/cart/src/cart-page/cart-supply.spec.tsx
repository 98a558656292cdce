import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Quote } from '@zaino/contracts/orders';
import type { BookLine } from '@zaino/rules/cart-line';
import { getCart } from '@zaino/web/cart';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import type { AskedQuote } from '../quote/quote-request';
import { routes } from '../routes';
import { makeQuote } from '../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout } from '../testing/fake-checkout';
import { freshTab } from '../testing/open-checkout';

const newIsbn = '9788899012098';
const text =
  '«Le parole in cammino 2» è stato sostituito da «Le parole nuove» (ISBN 9788899012098).';

/** Of the lines that the sample cart had, the first of which was replaced. */
function quoteOf(asked: AskedQuote): Quote {
  const lines = asked.lines.filter((line) => line.type === 'product' || line.isbn !== newIsbn);
  const isReplaced = lines.length === asked.lines.length;
  const quote = makeQuote({ ...asked, lines }, isReplaced ? { changed: { 0: { pieces: 0 } } } : {});
  if (!isReplaced) return quote;
  const [first, ...others] = quote.lines;
  if (first?.line.type !== 'book') throw new Error('no book');
  const newEdition: BookLine = {
    ...first.line,
    isbn: newIsbn,
    titolo: 'Le parole nuove',
    prezzo: 22.5,
  };
  return {
    ...quote,
    lines: [{ ...first, newEdition }, ...others],
    changes: [{ key: first.key, kind: 'gone', text }],
  };
}

async function open() {
  const pages = routes.filter(({ path }) => path === '/cart');
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], {
    initialEntries: ['/cart'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
}

/** One book of the three is late. */
function lateQuote(asked: AskedQuote): Quote {
  const quote = makeQuote(asked);
  const soon = { from: '2026-12-01', to: '2026-12-02' };
  const lines = quote.lines.map((line, index) => (index === 1 ? line : { ...line, alone: soon }));
  return { ...quote, lines };
}

beforeEach(() => freshTab());
afterEach(() => jest.restoreAllMocks());

describe('a book in the cart that was replaced', () => {
  it('is said to be, and gives its place to the new edition by one press', async () => {
    fakeCheckout({ quote: () => quoteOf(bodyOfLastCall() as AskedQuote) });
    await open();
    const before = getCart().items[0];
    if (before?.type !== 'book') throw new Error('no book');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(text)).toBeVisible();
    const button = notice.getByRole('button', { name: /^Metti la nuova edizione, 22,50.€/ });
    await userEvent.click(button);
    const books = getCart().items.flatMap((line) => (line.type === 'book' ? line : []));
    expect(books.map(({ isbn }) => isbn)).not.toContain(before.isbn);
    expect(books.find(({ isbn }) => isbn === newIsbn)).toMatchObject({
      quantity: before.quantity,
      prezzo: 22.5,
      classe: before.classe,
      scuola: before.scuola,
    });
    // It is told no more once the cart was asked about again.
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});

describe('a book in the cart that all others wait for', () => {
  it('is named, with the way not to wait for it', async () => {
    fakeCheckout({ quote: () => lateQuote(bodyOfLastCall() as AskedQuote) });
    await open();
    expect(
      await screen.findByText(
        '«Il tempo che resta 2» arriva per ultimo: alla cassa puoi scegliere più consegne.',
      ),
    ).toBeVisible();
  });
});
