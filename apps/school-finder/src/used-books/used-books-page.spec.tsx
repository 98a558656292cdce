import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addChild, clear, getCart, removeChild } from '@zaino/web/cart';
import { makeFakeSession } from '@zaino/web/fake-session';
import { serviceDown } from '@zaino/web/fake-service';
import { closeSession, openSession } from '@zaino/web/session';
import { act } from 'react';
import { openPage } from '../testing/open-page';
import {
  bookshopsOf,
  inCremona,
  makeOffer,
  makeUsedBook,
  makeUsedBookshop,
  noOffers,
  serveUsedBooks,
  usedIsbn,
} from '../testing/serve-used-books';

const path = '/libri-usati';
const asked = `${path}?libri=${usedIsbn}&comune=Cremona`;

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
  clear();
  for (const { id } of getCart().children) removeChild(id);
});

/** With a right check digit. */
function isbnNumber(index: number): string {
  const digits = `978889${String(index).padStart(6, '0')}`;
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const codes = () => screen.findByRole('textbox', { name: 'Codici ISBN dei libri' });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Cerca chi li usa' }));
const signIn = () => act(() => openSession(makeFakeSession('ada')));
const bodies = (fetched: jest.SpyInstance) =>
  fetched.mock.calls
    .filter(([, init]: [string, RequestInit?]) => init?.method === 'POST')
    .map(([, init]: [string, RequestInit?]) => JSON.parse(init?.body as string) as unknown);

describe('the page of used books', () => {
  it('asks for the books of a text, and leaves all else out of the address', async () => {
    serveUsedBooks();
    const { address } = openPage(path);
    await userEvent.type(await codes(), `Libri di Topolina: 978-88-9900-121-6`);
    await userEvent.type(screen.getByRole('textbox', { name: 'Vicino a quale comune' }), 'Cremona');
    await search();
    expect(await screen.findByRole('heading', { name: 'Il libro' })).toBeVisible();
    expect(address()).toBe(asked);
    expect(
      screen.getByText(
        'Nel 2026-2027 è nella lista di 12 classi di 3 scuole entro 30 km da Cremona.',
      ),
    ).toBeVisible();
    for (const price of ['12,30 €', '9,90 €', '6,10 €']) {
      expect(screen.getByText(price)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Accedi e offrili' })).toHaveAttribute(
      'href',
      `/auth/login?${new URLSearchParams({ da: asked }).toString()}`,
    );
  });

  it('says at the field that nothing in it is a code', async () => {
    const fetched = serveUsedBooks();
    openPage(path);
    await userEvent.type(await codes(), 'matematica 1');
    await search();
    expect(await codes()).toBeInvalid();
    expect(await codes()).toHaveFocus();
    expect(fetched.mock.calls.filter(([url]) => (url as string).includes('used-books'))).toEqual(
      [],
    );
  });

  it('says that of two hundred codes the first are looked up', async () => {
    serveUsedBooks();
    openPage(path);
    const many = Array.from({ length: 200 }, (_, index) => isbnNumber(index));
    await userEvent.click(await codes());
    await userEvent.paste(many.join('\n'));
    await search();
    expect(
      await screen.findByText('Ne cerchiamo 40 alla volta: questi sono i primi 40.'),
    ).toBeVisible();
    expect(await codes()).toHaveValue(many.slice(0, 40).join('\n'));
  });

  it('offers nothing where no list knows a book', async () => {
    serveUsedBooks({ libri: [{ trovato: false, isbn: usedIsbn }] });
    signIn();
    openPage(asked);
    expect(await screen.findByText(/Nessuna lista ha un libro/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Offri i libri scelti' })).toBeNull();
  });

  it('names the codes with a slip', async () => {
    serveUsedBooks();
    openPage(`${path}?libri=${usedIsbn},9788899012082`);
    expect(await screen.findByText(/una cifra sbagliata: 9788899012082/)).toBeVisible();
  });

  it.each([
    [{ annoScolastico: null }, /Stiamo contando le liste/],
    [
      { libri: [makeUsedBook({ classi: 0, scuole: 0 })] },
      /nessuna classe entro 30 km da Cremona; in Italia lo usano in 40/,
    ],
    [
      { libri: [makeUsedBook({ classi: 0, scuole: 0, classiItalia: 0 })] },
      /non è nella lista di nessuna classe/,
    ],
    [
      { libri: [makeUsedBook({ classi: 0, scuole: 0, classiItalia: 0 })] },
      /per la scuola non serve più/,
    ],
    [{ libri: [makeUsedBook({ prezzo: null })] }, /Prezzo indicativo: non lo sappiamo/],
    [
      { libri: [{ trovato: false as const, isbn: usedIsbn }] },
      /Nessuna lista ha un libro con questo codice/,
    ],
    [
      { luogo: { ...inCremona, ambito: 'provincia' as const } },
      /Non sappiamo dove si trova Cremona/,
    ],
    [{ luogo: null }, /Non troviamo un comune con questo nome/],
  ])('says of %j what is known', async (books, words) => {
    serveUsedBooks(books);
    openPage(asked);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('names the edition that took the place of a book', async () => {
    const nuovaEdizione = { isbn: '9788899012081', titolo: 'Le parole 2 nuove', prezzo: 26 };
    serveUsedBooks({ libri: [makeUsedBook({ nuovaEdizione })] });
    openPage(asked);
    expect(await screen.findByRole('link', { name: 'Le parole 2 nuove' })).toHaveAttribute(
      'href',
      '/libro/9788899012081',
    );
    expect(screen.getByText('Prezzo indicativo 0 €')).toBeVisible();
  });

  it('says that the books cannot be looked up, and keeps the codes', async () => {
    serveUsedBooks({}, { usedBooks: serviceDown });
    openPage(asked);
    expect(await screen.findByText('I libri non si possono cercare adesso')).toBeVisible();
    expect(await codes()).toHaveValue(usedIsbn);
  });

  it('names the bookshops that take used books in', async () => {
    const bookshops = jest.fn((query: { usati?: '1' | undefined }) =>
      query.usati ? bookshopsOf(makeUsedBookshop()) : bookshopsOf(),
    );
    serveUsedBooks({}, { bookshops });
    openPage(asked);
    const part = await screen.findByRole('region', { name: /Librerie che ritirano/ });
    expect(within(part).getByRole('link', { name: 'Libreria Aurora' })).toHaveAttribute(
      'href',
      'https://aurora.zaino.example',
    );
    expect(within(part).getByText('A circa 12 km da Cremona')).toBeVisible();
    expect(within(part).getByText('Corso Garibaldi 1, 26100 Cremona (CR)')).toBeVisible();
    expect(within(part).getByText('lun–dom 0:00–23:59')).toBeVisible();
    expect(within(part).getByText(/^(Aperta|Chiusa) adesso$/)).toBeVisible();
    expect(within(part).getByText('Usati solo al mattino')).toBeVisible();
    expect(within(part).getByRole('link', { name: '0372 123456' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(bookshops).toHaveBeenCalledWith(
      expect.objectContaining({ comune: 'Cremona', provincia: 'Cremona', usati: '1' }),
    );
  });

  it.each([
    [0, 'A Cremona'],
    [1, 'A circa 1 km da Cremona'],
    [undefined, null],
  ])('says of a bookshop %s kilometres away how far it is', async (kilometres, words) => {
    serveUsedBooks({}, { bookshops: () => bookshopsOf(makeUsedBookshop({ kilometres })) });
    openPage(asked);
    const part = await screen.findByRole('region', { name: /Librerie che ritirano/ });
    expect(await within(part).findByRole('link', { name: 'Libreria Aurora' })).toBeVisible();
    if (words === null) expect(within(part).queryByText(/^A /)).toBeNull();
    else expect(within(part).getByText(words)).toBeVisible();
  });

  it('leads to the schools of the own children', async () => {
    addChild({
      nickname: 'Topolina',
      schoolCode: 'CRMM8ZZ01L',
      schoolName: 'Scuola media Irma Valsecchi',
      classe: '2',
      sezione: 'B',
      tetto: null,
    });
    serveUsedBooks();
    const { address } = openPage(`${path}?libri=${usedIsbn}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Scuola media Irma Valsecchi' }));
    expect(await screen.findByText(/entro 30 km da Cremona/)).toBeVisible();
    expect(address()).toBe(`${path}?libri=${usedIsbn}&scuola=CRMM8ZZ01L`);
  });
});

describe('offers of used books', () => {
  it('say how the book looks and whether its code was used, and give a code for the counter', async () => {
    let offers = noOffers;
    const fetched = serveUsedBooks({}, { own: () => offers });
    signIn();
    openPage(asked);
    const form = await screen.findByRole('form', { name: 'Offri i libri' });
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Stato' }), 'Usurato');
    const send = () =>
      userEvent.click(within(form).getByRole('button', { name: 'Offri i libri scelti' }));
    await send();
    const question = within(form).getByRole('combobox', {
      name: 'Il codice digitale è già stato usato?',
    });
    expect(question).toBeInvalid();
    expect(question).toHaveFocus();
    expect(bodies(fetched)).toEqual([]);
    await userEvent.selectOptions(question, 'Sì, è già stato usato');
    offers = { code: 'US-4K7XQM', offers: [makeOffer({ grade: 'worn', guidePrice: 6.1 })] };
    await send();
    expect(await within(form).findByText(/In libreria di’ il codice US-4K7XQM/)).toBeVisible();
    expect(bodies(fetched)).toEqual([
      { books: [{ isbn: usedIsbn, grade: 'worn', digitalCode: 'used' }] },
    ]);
    const own = screen.getByRole('region', { name: 'I tuoi libri usati' });
    expect(within(own).getByText(/Usurato · codice digitale usato: sì/)).toBeVisible();
    expect(within(own).getByText('L’offerta scade il 18 settembre.')).toBeVisible();
  });

  it('are none where no book is chosen, which is said beside the form', async () => {
    const fetched = serveUsedBooks({}, { own: () => noOffers });
    signIn();
    openPage(asked);
    const form = await screen.findByRole('form', { name: 'Offri i libri' });
    const choice = within(form).getByRole('checkbox', { name: 'La offro' });
    await userEvent.click(choice);
    await userEvent.click(within(form).getByRole('button', { name: 'Offri i libri scelti' }));
    const words = 'Scegli almeno un libro: spunta “La offro”.';
    expect(await within(form).findByText(words)).toBeVisible();
    expect(bodies(fetched)).toEqual([]);
    await userEvent.click(choice);
    expect(within(form).queryByText(words)).not.toBeInTheDocument();
  });

  it('stay as they were told where they are refused', async () => {
    const answers = [() => noOffers, serviceDown];
    serveUsedBooks({}, { own: () => (answers.shift() ?? serviceDown)() });
    signIn();
    openPage(asked);
    const form = await screen.findByRole('form', { name: 'Offri i libri' });
    await screen.findByText(/Non offri nessun libro/);
    const question = within(form).getByRole('combobox', { name: /codice digitale/ });
    await userEvent.selectOptions(question, 'No, è ancora coperto');
    await userEvent.click(within(form).getByRole('button', { name: 'Offri i libri scelti' }));
    expect(await within(form).findByText(/momentaneamente non disponibile/)).toBeVisible();
    expect(question).toHaveDisplayValue('No, è ancora coperto');
  });

  it('are taken back, and tell what became of them', async () => {
    const taken = makeOffer({ id: 'b', title: 'Atlante', state: 'taken-in' });
    const expired = makeOffer({ id: 'c', title: 'Storia', state: 'expired' });
    const withdraw = jest.fn(() => ({ code: null, offers: [taken, expired] }));
    serveUsedBooks(
      {},
      { own: () => ({ code: 'US-4K7XQM', offers: [makeOffer(), taken, expired] }), withdraw },
    );
    signIn();
    openPage(path);
    const own = await screen.findByRole('region', { name: 'I tuoi libri usati' });
    expect(await within(own).findByText('US-4K7XQM')).toBeVisible();
    expect(within(own).getByText(/Ritirato da una libreria/)).toBeVisible();
    expect(within(own).getByText(/Offerta scaduta/)).toBeVisible();
    await userEvent.click(within(own).getByRole('button', { name: /Togli Le parole/ }));
    expect(await within(own).findByText(/Non offri nessun libro/)).toBeVisible();
    expect(withdraw).toHaveBeenCalledWith({}, { id: makeOffer().id });
    const told = within(own).getByRole('status');
    expect(told).toHaveTextContent('Le parole in cammino 2. Antologia: non lo offri più.');
    expect(told).toHaveFocus();
  });

  it('are asked for again where they did not come', async () => {
    const answers = [serviceDown, () => noOffers];
    serveUsedBooks({}, { own: () => (answers.shift() ?? serviceDown)() });
    signIn();
    openPage(path);
    expect(await screen.findByText('Le tue offerte non si possono mostrare.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/Non offri nessun libro/)).toBeVisible();
  });

  it('are a family’s', async () => {
    serveUsedBooks();
    const session = makeFakeSession('marta');
    act(() => openSession({ ...session, user: { ...session.user, role: 'bookshop' } }));
    openPage(asked);
    expect(await screen.findByText(/serve l’account di una famiglia/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Offri i libri' })).toBeNull();
  });
});
