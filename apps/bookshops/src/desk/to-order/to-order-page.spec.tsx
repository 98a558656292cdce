import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeArrival } from '@zaino/buying/testing/make-arrival';
import { makeBookToOrder } from '@zaino/buying/testing/make-book-to-order';
import {
  arrivalEndpoints,
  type BookToOrder,
  deskEndpoints,
  toOrderEndpoints,
} from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { italianDay } from '@zaino/rules/italian-day';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openDesk } from '../testing/open-desk';

const address = '/dashboard/da-ordinare';
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

/** A bookshop's books as the server keeps them; notes what is asked of it. */
function fakeBooks(first: BookToOrder[] = [green, blue]) {
  let books = first;
  const asked: object[] = [];
  let reads = 0;
  const change = (isbn: string, changes: Partial<BookToOrder>) => {
    books = books.map((book) => (book.isbn === isbn ? { ...book, ...changes } : book));
  };
  const orders = [
    {
      id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
      version: 4,
      lineIds: ['7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a101'],
    },
  ];
  fakeNetwork(
    answer(toOrderEndpoints.list, () => {
      reads += 1;
      const listedAt = new Date(Date.parse('2026-09-01T08:00:00Z') + reads).toISOString();
      return { books, listedAt };
    }),
    answer(toOrderEndpoints.command, ({ body }) => {
      asked.push(body);
      for (const isbn of body.isbns) change(isbn, { toOrder: 0, ordered: 2 });
      return { copies: 1, orders, leftOut: [] };
    }),
    answer(deskEndpoints.commands, ({ body }) => {
      asked.push(body.command);
      change(green.isbn, { toOrder: 1, ordered: 1 });
      return {
        outcomes: body.orders.map(({ id }) => ({
          id,
          outcome: 'done' as const,
          reason: null,
          change: null,
        })),
        orders: [],
      };
    }),
    answer(toOrderEndpoints.giveFromShelf, ({ params: { isbn } }) => {
      asked.push({ given: isbn });
      change(isbn, { shelf: 1, ordered: 0, late: 0 });
      return { given: 2, arrivalIds: [makeArrival().id] };
    }),
    answer(arrivalEndpoints.takeBack, ({ params: { id } }) => {
      asked.push({ takenBack: id });
      change(blue.isbn, { shelf: 3, ordered: 2, late: 2 });
      return makeArrival({ id });
    }),
    answer(toOrderEndpoints.countShelf, ({ params: { isbn }, body }) => {
      asked.push(body);
      change(isbn, { shelf: body.copies });
      return { copies: body.copies };
    }),
    answer(toOrderEndpoints.nameDistributor, ({ body }) => {
      asked.push(body);
      books = books.map((book) =>
        book.publisher === body.publisher ? { ...book, distributor: body.distributor } : book,
      );
      return { distributor: body.distributor };
    }),
  );
  return asked;
}

const line = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

async function choose(title: string, action: string) {
  await userEvent.click(within(line(title)).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: action }));
  return screen.getByRole('dialog');
}

describe('what a bookshop has to order', () => {
  beforeEach(() => {
    installFakeDialog();
    fakeLayout();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is listed book by book', async () => {
    fakeBooks();
    await openDesk(address);
    expect(line('Matematica')).toHaveTextContent(
      /9788899001223Editore Rio SeccoDistributore –.*chieste il 10 luglio/,
    );
    expect(line('Blu')).toHaveTextContent('Onda');
  });

  it('shows what is late, by publisher', async () => {
    fakeBooks();
    await openDesk(`${address}?ritardo=passata`);
    expect(line('Blu')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Matematica/ })).not.toBeInTheDocument();
  });

  it('is marked as ordered with a day, and that is taken back', async () => {
    const asked = fakeBooks();
    await openDesk(address);
    const dialog = await choose('Matematica', 'Ordinati…');
    const today = italianDay(Date.now());
    await userEvent.type(within(dialog).getByLabelText(/Previsti in libreria/), today);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Segna 1 libro' }));
    expect(await screen.findByText(/^1 libro segnato come ordinato, previsti/)).toBeVisible();
    expect(asked).toMatchObject([
      {
        command: 'order-from-supplier',
        isbns: [green.isbn],
        expected: { from: today, to: today },
        listedAt: '2026-09-01T08:00:00.001Z',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(/^Annullato: 1 libro/)).toBeVisible();
    expect(asked.at(-1)).toEqual({ command: 'take-back' });
  });

  it('says that somebody was quicker', async () => {
    fakeBooks();
    await openDesk(address);
    const dialog = await choose('Blu', 'Altra data…');
    fakeNetwork(
      answer(toOrderEndpoints.command, () => ({ copies: 0, orders: [], leftOut: [] })),
      answer(toOrderEndpoints.list, () => ({ books: [], listedAt: '2026-09-01T08:00:00.000Z' })),
    );
    const today = italianDay(Date.now());
    await userEvent.type(within(dialog).getByLabelText(/Previsti in libreria/), today);
    await userEvent.click(await within(dialog).findByRole('button', { name: /Cambia la data/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('non c’è più nulla da fare');
  });

  it('is given from the shelf, and taken back there', async () => {
    const asked = fakeBooks();
    await openDesk(address);
    const dialog = await choose('Blu', 'Dallo scaffale…');
    expect(dialog).toHaveTextContent('a scaffale: 3 → 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dai le copie di 1 libro' }));
    expect(await screen.findByText('1 libro dato a chi aspettava')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(asked).toEqual([{ given: blue.isbn }, { takenBack: makeArrival().id }]),
    );
  });

  it('has its shelf counted by hand', async () => {
    const asked = fakeBooks();
    await openDesk(address);
    const dialog = await choose('Blu', 'Ordinati…');
    await userEvent.selectOptions(
      within(dialog).getByLabelText('Che cosa fare'),
      'Correggi il numero a scaffale',
    );
    await userEvent.type(within(dialog).getByLabelText('Copie a scaffale'), '5');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Correggi 1 libro' }));
    await waitFor(() => expect(asked).toEqual([{ copies: 5, was: 3 }]));
  });

  it('is got by a distributor that is named for the publisher', async () => {
    const asked = fakeBooks();
    await openDesk(address);
    const dialog = await choose('Matematica', 'Distributore…');
    await userEvent.type(within(dialog).getByLabelText('Distributore'), 'Emmelibri');
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Indica per 1 libro' }),
    );
    await waitFor(() => expect(line('Matematica')).toHaveTextContent('Emmelibri'));
    expect(asked).toEqual([{ publisher: 'Rio Secco', distributor: 'Emmelibri' }]);
  });

  it('is copied as a text', async () => {
    const user = userEvent.setup();
    fakeBooks();
    await openDesk(address);
    await user.click(screen.getByRole('button', { name: 'Copia come testo' }));
    expect(await screen.findByText('Copiato: 1 libro da ordinare.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      '9788899001223\t1\tMatematica verde 1\tRio Secco',
    );
  });

  it('is nothing, where nobody waits', async () => {
    fakeBooks([]);
    await openDesk(address);
    expect(screen.getByText('Non ci sono ancora libri.')).toBeVisible();
  });

  it('cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('is not for families', async () => {
    fakeNetwork(answer(toOrderEndpoints.list, () => refusal(403, 'forbidden')));
    await openDesk(address);
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});
