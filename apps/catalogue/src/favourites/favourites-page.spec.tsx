import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Favourite, favouriteEndpoints } from '@zaino/contracts/catalogue';
import { bookEndpoints, type RecognisedBook } from '@zaino/contracts/schools';
import type { Session } from '@zaino/contracts/shared';
import { clear, getCart } from '@zaino/web/cart';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { hydratePage, servePage, showWithoutScript } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { beginSession, closeSession, SESSION_ROUTE } from '@zaino/web/session';
import { routes } from '../routes';
import { makeProduct, makeSoldOut } from '../testing/factories';

const user = userEvent.setup();
const success = true as const;
const { drop, dropBook, keep, keepBook, list, marks } = favouriteEndpoints;
let people = 0;

function makeFavourite(changes: Partial<Favourite> = {}): Favourite {
  const prodotto = makeProduct();
  const { id, nome } = changes.prodotto ?? prodotto;
  const since = '2026-10-01T08:00:00.000Z';
  return { id, nome, since, prezzoAllora: 43.92, prodotto, isAwaited: false, ...changes };
}

const cheaper = makeFavourite({ prezzoAllora: 49.9 });
const soldOut = makeFavourite({ prodotto: makeSoldOut(), prezzoAllora: 16.8 });
const gone = makeFavourite({ id: 'P-0009', nome: 'Righello', prodotto: null });

const pagesFor = (session: Session | null) => [
  {
    id: SESSION_ROUTE,
    loader: () => session,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    element: <Outlet />,
    children: [...routes, { path: '*', element: <h1>Altra pagina</h1> }],
  },
];

type Answered = Parameters<typeof fakeNetwork>[number];
const showing = (...favourites: Favourite[]): Answered[] => [
  answer(list, () => ({ favourites, books: [] })),
  answer(marks, () => ({ favourites: favourites.map(({ id }) => id), stockWaits: [] })),
];

const antologia = '9788899001216';
const unknown = '9788899001223';

const aBook: RecognisedBook = {
  isbn: antologia,
  titolo: 'Le parole in cammino 2',
  sottotitolo: null,
  volume: '2',
  autore: 'R. Tassinari',
  editore: 'Rio Secco',
  prezzo: 19.9,
  copertina: null,
  vendibile: true,
  motivoNonVendibile: null,
  schoolYear: 2025,
};

/** One product between two books, of which no list knows the older one. */
const withBooks = [
  answer(list, () => ({
    favourites: [cheaper],
    books: [
      { isbn: antologia, since: '2026-10-02T08:00:00.000Z' },
      { isbn: unknown, since: '2026-09-30T08:00:00.000Z' },
    ],
  })),
  answer(marks, () => ({ favourites: [cheaper.id], stockWaits: [] })),
];
const lists = answer(bookEndpoints.recogniseList, ({ body }) => ({
  schoolYear: 2025,
  books: body.isbns.includes(antologia) ? [aBook] : [],
  unknown: [unknown],
  doubtful: [],
  classes: [],
}));
const rows = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

async function open(network: Answered[], isGuest = false) {
  const session = isGuest ? null : makeFakeSession(`bea-${(people += 1)}`);
  act(() => beginSession(session));
  fakeNetwork(...network);
  const router = createMemoryRouter(pagesFor(session), { initialEntries: ['/preferiti'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { at: () => router.state.location.pathname + router.state.location.search };
}

const row = (name: string) =>
  within(
    screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.createElement('li'),
  );

afterEach(() => {
  act(() => closeSession());
  clear();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the page of favourites', () => {
  it('is led to by a guest by way of the sign-in', async () => {
    const { at } = await open(showing(), true);
    expect(at()).toBe('/auth/login?da=%2Fpreferiti');
  });

  it('says that there are none, and how one is kept', async () => {
    await open(showing());
    expect(screen.getByText(/Non hai ancora preferiti: premi il cuore/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Guarda i prodotti' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('says of each what it costs, what it cost then, and whether it can be bought', async () => {
    await open(showing(cheaper, soldOut, gone));
    const first = row(cheaper.nome);
    expect(first.getByText('43,92 €')).toBeVisible();
    expect(first.getByText('Quando l’hai salvato: 49,90 €')).toBeVisible();
    expect(first.getByText('Disponibile')).toBeVisible();
    const second = row(soldOut.nome);
    expect(second.getByText('Non disponibile')).toBeVisible();
    expect(second.queryByText(/Quando l’hai salvato/)).not.toBeInTheDocument();
    expect(second.getByRole('button', { name: /^Avvisami quando torna/ })).toBeVisible();
    const third = row('Righello');
    expect(third.getByText('Non è più in vendita.')).toBeVisible();
    expect(third.queryByRole('link')).not.toBeInTheDocument();
    expect(third.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Accendi l’avviso/ })).toHaveAttribute(
      'href',
      '/profile#avvisi',
    );
  });

  it('puts one into the cart', async () => {
    await open(showing(cheaper));
    await user.click(screen.getByRole('button', { name: /^Aggiungi al carrello/ }));
    expect(getCart().items).toMatchObject([{ id: cheaper.id, quantity: 1 }]);
    expect(screen.getByText(/aggiunto al carrello, 1 pezzo in tutto/)).toBeInTheDocument();
  });

  it('takes one away, and puts it back', async () => {
    const asked: string[] = [];
    const noting = (what: string) => () => {
      asked.push(what);
      return { success };
    };
    const network = [answer(drop, noting('drop')), answer(keep, noting('keep'))];
    await open([...showing(cheaper, gone), ...network]);
    await user.click(screen.getByRole('button', { name: `Togli ${cheaper.nome} dai preferiti` }));
    expect(screen.queryByRole('heading', { name: cheaper.nome })).not.toBeInTheDocument();
    expect(await screen.findByText(`${cheaper.nome}: tolto dai preferiti.`)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'I tuoi preferiti' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('heading', { name: cheaper.nome })).toBeVisible();
    expect(await screen.findByText(/di nuovo tra i preferiti/)).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['drop', 'keep']));
  });

  it('is as before where one could not be taken away', async () => {
    await open([...showing(cheaper), answer(drop, () => refusal(503, 'unavailable'))]);
    await user.click(screen.getByRole('button', { name: /^Togli/ }));
    expect(await screen.findByText(/Non è stato salvato/)).toBeVisible();
    expect(screen.getByRole('heading', { name: cheaper.nome })).toBeVisible();
  });

  it('says so where it cannot be read, and is asked for again', async () => {
    await open([]);
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    fakeNetwork(...showing(cheaper));
    await user.click(screen.getByText('Riprova'));
    expect(await screen.findByRole('heading', { name: cheaper.nome })).toBeVisible();
  });
});

describe('books among the favourites', () => {
  it('stand with the products, the latest first, each with what its page says', async () => {
    await open([...withBooks, lists]);
    expect(rows()).toEqual([aBook.titolo, cheaper.nome, 'Libro 978 88 9900 122 3']);
    const book = row(aBook.titolo);
    expect(book.getByRole('link', { name: aBook.titolo })).toHaveAttribute(
      'href',
      `/libro/${antologia}`,
    );
    expect(book.getByText('R. Tassinari · Rio Secco')).toBeVisible();
    expect(book.getByText('19,90 €')).toBeVisible();
    expect(book.getByRole('link', { name: /^Compra per la classe/ })).toHaveAttribute(
      'href',
      `/libro/${antologia}#acquista`,
    );
    const gone = row('Libro 978 88 9900 122 3');
    expect(gone.getByText('Non è più nelle liste.')).toBeVisible();
    expect(gone.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/i libri hanno il prezzo di copertina/)).toBeVisible();
  });

  it('are codes where nobody can say what they are, and all else stands', async () => {
    await open(withBooks);
    expect(screen.getByText(/Ora non riusciamo a leggere titoli e prezzi dei libri/)).toBeVisible();
    expect(rows()).toEqual(['Libro 978 88 9900 121 6', cheaper.nome, 'Libro 978 88 9900 122 3']);
    expect(screen.queryByText('Non è più nelle liste.')).not.toBeInTheDocument();
    expect(row(cheaper.nome).getByText('43,92 €')).toBeVisible();
    expect(row('Libro 978 88 9900 121 6').getByRole('link')).toHaveAttribute(
      'href',
      `/libro/${antologia}`,
    );
  });

  it('are taken away and put back', async () => {
    const asked: string[] = [];
    const noting = (what: string) => (call: { params: { isbn: string } }) => {
      asked.push(`${what} ${call.params.isbn}`);
      return { success };
    };
    const network = [answer(dropBook, noting('drop')), answer(keepBook, noting('keep'))];
    await open([...withBooks, lists, ...network]);
    await user.click(screen.getByRole('button', { name: `Togli ${aBook.titolo} dai preferiti` }));
    expect(rows()).toEqual([cheaper.nome, 'Libro 978 88 9900 122 3']);
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(asked).toEqual([`drop ${antologia}`, `keep ${antologia}`]));
  });

  it('are as before where one could not be taken away', async () => {
    await open([...withBooks, lists, answer(dropBook, () => refusal(503, 'unavailable'))]);
    await user.click(screen.getByRole('button', { name: /^Togli Le parole/ }));
    expect(await screen.findByText(/Non è stato salvato/)).toBeVisible();
    expect(rows()).toHaveLength(3);
  });
});

describe('the page of favourites from the server', () => {
  const session = makeFakeSession('bea-server');
  beforeEach(() => {
    act(() => beginSession(session));
  });

  it('is complete without a browser, and goes on from that', async () => {
    fakeNetwork(...showing(cheaper, soldOut));
    const page = await servePage(pagesFor(session), '/preferiti');
    expect(page.status).toBe(200);
    expect(page.html).toContain('Quando l’hai salvato');
    expect(page.html).not.toContain('style=');
    expect(await hydratePage(pagesFor(session), page)).toEqual([]);
  });

  it('shows without a script what is kept, and says what needs one', async () => {
    fakeNetwork(...showing(cheaper));
    showWithoutScript(await servePage(pagesFor(session), '/preferiti'));
    expect(screen.getByRole('link', { name: cheaper.nome })).toBeVisible();
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
  });

  it('reads nothing of the address', async () => {
    fakeNetwork(...showing(cheaper));
    const ofPage = routes.filter(({ path }) => path === '/preferiti');
    expect(await undeclaredParams(ofPage, ['/preferiti'])).toEqual([]);
  });

  it('has status 503 where it cannot be read', async () => {
    fakeNetwork();
    expect((await servePage(pagesFor(session), '/preferiti')).status).toBe(503);
  });
});
