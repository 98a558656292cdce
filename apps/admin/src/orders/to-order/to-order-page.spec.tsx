import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeArrival } from '@zaino/buying/testing/make-arrival';
import { makeBookToOrder } from '@zaino/buying/testing/make-book-to-order';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  adminArrivalEndpoints,
  adminToOrderEndpoints,
  type BookToOrder,
  staffOrderEndpoints,
} from '@zaino/contracts/orders';
import { adminSupplyEndpoints, type SupplySuggestion } from '@zaino/contracts/schools';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { italianDay } from '@zaino/rules/italian-day';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

const green = makeBookToOrder();
const blue = makeBookToOrder({
  isbn: '9788804667896',
  title: 'Blu',
  publisher: 'Onda',
  toOrder: 0,
  ordered: 2,
  late: 2,
  shelf: 3,
});
const known: SupplySuggestion[] = [
  { isbn: green.isbn, distributor: 'Veloce', availability: { state: 'in-stock' } },
  { isbn: blue.isbn, distributor: 'Lento', availability: { state: 'reprint', date: '2099-12-10' } },
];

/** The shop's books as the server keeps them; notes what is asked of it. */
function fakeBooks(first: BookToOrder[] = [green, blue], hasSuggestions = true) {
  let books = first;
  const asked: object[] = [];
  const change = (isbn: string, changes: Partial<BookToOrder>) => {
    books = books.map((book) => (book.isbn === isbn ? { ...book, ...changes } : book));
  };
  const moved = {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
    version: 4,
    lineIds: ['7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a101'],
  };
  fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminToOrderEndpoints.list, () => ({ books, listedAt: '2026-09-01T08:00:00.000Z' })),
    answer(adminToOrderEndpoints.command, ({ body }) => {
      asked.push({ command: body.command, isbns: body.isbns });
      for (const isbn of body.isbns) change(isbn, { toOrder: 0, ordered: 2 });
      return { copies: 1, orders: [moved], leftOut: [] };
    }),
    answer(staffOrderEndpoints.commands, ({ body }) => {
      asked.push(body.command, ...body.orders);
      change(green.isbn, { toOrder: 1, ordered: 1 });
      const done = { id: moved.id, outcome: 'done' as const, reason: null, change: null };
      return { outcomes: [done], orders: [] };
    }),
    answer(adminToOrderEndpoints.giveFromShelf, ({ params: { isbn } }) => {
      asked.push({ given: isbn });
      change(isbn, { shelf: 1, ordered: 0, late: 0 });
      return { given: 2, arrivalIds: [makeArrival().id] };
    }),
    answer(adminArrivalEndpoints.takeBack, ({ params: { id } }) => {
      asked.push({ takenBack: id });
      return makeArrival({ id });
    }),
    answer(adminToOrderEndpoints.nameDistributor, ({ body }) => {
      asked.push(body);
      change(green.isbn, { distributor: body.distributor });
      return { distributor: body.distributor };
    }),
    answer(adminSupplyEndpoints.suggestions, ({ body: { isbns } }) =>
      hasSuggestions
        ? { suggestions: known.filter(({ isbn }) => isbns.includes(isbn)) }
        : refusal(503, 'unavailable'),
    ),
  );
  return asked;
}

const line = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

async function open() {
  setAdminToken(newToken());
  openAdminArea('/admin/orders/to-order');
  await screen.findByRole('heading', { level: 1, name: 'Da ordinare' });
}

async function choose(title: string, action: string) {
  await userEvent.click(within(line(title)).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: action }));
  return screen.getByRole('dialog');
}

describe('what the shop itself has to order', () => {
  beforeEach(() => {
    installFakeDialog();
    fakeLayout();
  });
  afterEach(() => {
    setAdminToken(null);
    jest.restoreAllMocks();
  });

  it('is listed with of whom each book can be had, and when', async () => {
    fakeBooks();
    await open();
    expect(await screen.findByText('Veloce: disponibile')).toBeVisible();
    expect(line('Matematica')).toHaveTextContent(/Distributore –Veloce: disponibile/);
    expect(line('Blu')).toHaveTextContent('Lento: in ristampa, atteso il 10 dicembre');
    expect(screen.getByRole('link', { name: 'Arrivi' })).toHaveAttribute(
      'href',
      '/admin/orders/arrivals',
    );
  });

  it('stands without that where nobody can say, and asks once more', async () => {
    fakeBooks([green, blue], false);
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Non si sa quale distributore ha i libri');
    expect(line('Matematica')).toHaveTextContent('Rio Secco');
    fakeBooks();
    await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Veloce: disponibile')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers that distributor where one is named for the publisher', async () => {
    const asked = fakeBooks();
    await open();
    await screen.findByText('Veloce: disponibile');
    const dialog = await choose('Matematica', 'Distributore…');
    expect(dialog.querySelector('option[value="Veloce"]')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Distributore'), 'Veloce');
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Indica per 1 libro' }),
    );
    await waitFor(() => expect(asked).toEqual([{ publisher: 'Rio Secco', distributor: 'Veloce' }]));
  });

  it('is marked as ordered, and taken back as a step of staff', async () => {
    const asked = fakeBooks();
    await open();
    const dialog = await choose('Matematica', 'Ordinati…');
    const day = within(dialog).getByLabelText(/Consegna prevista il/);
    await userEvent.type(day, italianDay(Date.now()));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Segna 1 libro' }));
    expect(await screen.findByText(/^1 libro segnato come ordinato, previsti/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(/^Annullato: 1 libro/)).toBeVisible();
    expect(asked).toMatchObject([
      { command: 'order-from-supplier', isbns: [green.isbn] },
      { command: 'take-back' },
      { version: 4 },
    ]);
  });

  it('is given from the shelf, and taken back there', async () => {
    const asked = fakeBooks();
    await open();
    const dialog = await choose('Blu', 'Dallo scaffale…');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dai le copie di 1 libro' }));
    expect(await screen.findByText('1 libro dato a chi aspettava')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(asked).toEqual([{ given: blue.isbn }, { takenBack: makeArrival().id }]),
    );
  });

  it('is nothing, where nobody waits', async () => {
    fakeBooks([]);
    await open();
    expect(screen.getByText('Non ci sono ancora libri.')).toBeVisible();
  });

  it('cannot be had', async () => {
    fakeNetwork(answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })));
    await open();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
});
