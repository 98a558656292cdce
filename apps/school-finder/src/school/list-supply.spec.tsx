import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { clear, getCart } from '@zaino/web/cart';
import { act } from 'react';
import { makeAdoption, makeOwned } from '../testing/factories';
import { openPage } from '../testing/open-page';
import { list2B, serveSchool } from '../testing/serve-school';
import { leadsOf, listBooks, newEditionOf } from './list-rules';
import { stockWords } from './list-words';

const days = { from: 1, to: 2 };
const inStock = makeAdoption({ availability: { state: 'in-stock', days, cutOff: 11 } });
const unsold = { vendibile: false } as const;
const replacedAlone = makeAdoption({
  ...unsold,
  isbn: '9788899012081',
  titolo: 'Il tempo che resta',
  materia: 'Storia',
  motivoNonVendibile: 'sostituito',
  availability: { state: 'replaced', newIsbn: '9788899012098' },
});
const replaced = {
  ...replacedAlone,
  newEdition: {
    isbn: '9788899012098',
    titolo: 'Il tempo che viene',
    autore: 'R. Tassinari',
    editore: 'Rio Secco',
    copertina: null,
    prezzo: 27.4,
  },
};
const outOfPrint = makeAdoption({
  ...unsold,
  isbn: '9788899012104',
  titolo: 'Greco antico',
  materia: 'Greco',
  motivoNonVendibile: 'fuori-catalogo',
  availability: { state: 'out-of-print' },
});
const reprint = makeAdoption({
  isbn: '9788899012111',
  titolo: 'Epica',
  materia: 'Epica',
  availability: { state: 'reprint', days, date: '2026-12-10' },
});

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!row) throw new Error(`no row for ${title}`);
  return within(row);
};

beforeEach(installFakeDialog);
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  act(() => void clear());
});

describe('what distributors have of a class list', () => {
  it('stands beside each book before anybody has asked for its date', async () => {
    serveSchool([inStock, reprint, outOfPrint]);
    openPage(list2B);
    expect(
      (await rowOf('Le parole in cammino 2. Antologia')).getByText('Disponibile'),
    ).toBeVisible();
    expect((await rowOf('Epica')).getByText('In ristampa')).toBeVisible();
    expect(screen.getByText(/la data è nel carrello e alla cassa/)).toBeVisible();
  });

  it('keeps a book that is not printed any more out of the cart, and says why', async () => {
    serveSchool([inStock, outOfPrint]);
    openPage(list2B);
    const row = await rowOf('Greco antico');
    expect(row.getByText(/^Fuori catalogo/)).toBeVisible();
    expect(row.getByText('Non in vendita')).toBeVisible();
    expect(row.getByRole('checkbox')).toBeDisabled();
    expect(row.queryByRole('button')).toBeNull();
    expect(screen.getByText('1 libro, escluso quello non in vendita.')).toBeVisible();
  });

  it('names the edition that has taken a book’s place, and lets one choose it', async () => {
    const user = userEvent.setup();
    serveSchool([inStock, replaced]);
    openPage(list2B);
    const row = await rowOf('Il tempo che resta');
    expect(row.getByText(/^Sostituito da ISBN 978 88 9901 209 8/)).toBeVisible();
    expect(row.getByRole('checkbox')).toBeDisabled();
    expect(row.getByText('Il tempo che viene')).toBeVisible();
    expect(row.getByText(/27,40/)).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Aggiungi la nuova edizione/ }));
    expect(getCart().items).toMatchObject([
      {
        isbn: '9788899012098',
        titolo: 'Il tempo che viene',
        prezzo: 27.4,
        materia: 'Storia',
        classe: '2',
        sezione: 'B',
        scuola: { codice: 'CRMM8ZZ01L' },
      },
    ]);
    expect(row.getByText('Nel carrello ✓')).toBeVisible();
  });

  it('names it without a button where it cannot be had either', async () => {
    serveSchool([inStock, replacedAlone]);
    openPage(list2B);
    const row = await rowOf('Il tempo che resta');
    expect(row.getByText(/^Sostituito da ISBN/)).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  });
});

describe('the rules and words of it', () => {
  it('ask for each lead once, and for none of what is not sold', () => {
    const books = listBooks([
      inStock,
      { ...inStock, isbn: '9788899000903', titolo: 'Altro' },
      makeOwned(),
      reprint,
      replaced,
    ]);
    expect(leadsOf(books).toSorted()).toEqual(['1-2d2026-12-10', '1-2h11']);
  });

  it('make a book of the same list of a new edition', () => {
    const [book] = listBooks([replaced]);
    expect(book && newEditionOf(book)).toEqual({
      part: 'da-acquistare',
      materie: ['Storia'],
      isbn: '9788899012098',
      titolo: 'Il tempo che viene',
      autore: 'R. Tassinari',
      editore: 'Rio Secco',
      prezzo: 27.4,
    });
  });

  it.each([
    [inStock, 'consegna il 3 dicembre', 'Disponibile: consegna il 3 dicembre'],
    [inStock, undefined, 'Disponibile'],
    [reprint, 'consegna il 14 dicembre', 'In ristampa: consegna il 14 dicembre'],
    [outOfPrint, undefined, ''],
    [makeAdoption(), undefined, ''],
  ])('are for %#', (adozione, words, expected) => {
    const [book] = listBooks([adozione]);
    expect(book && stockWords(book, words)).toBe(expected);
  });
});
