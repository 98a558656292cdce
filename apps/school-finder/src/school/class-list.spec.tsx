import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Adoption } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { addLines, clear, getCart } from '@zaino/web/cart';
import { act } from 'react';
import { makeSchool } from '../testing/factories';
import { openPage } from '../testing/open-page';
import { italiano, list2B, narrativa, serveSchool, storia } from '../testing/serve-school';
import { toCartLine } from './cart-lines';
import { listBooks } from './list-rules';

const tick = (name: string) => screen.findByRole('checkbox', { name });
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!row) throw new Error(`no row for ${title}`);
  return within(row);
};
const owner = { school: makeSchool(), choice: { classe: '2', sezione: 'B' } };
const lineOf = (adozione: Adoption) => {
  const [line] = listBooks([adozione]).map((book) => toCartLine(book, owner));
  if (!line) throw new Error('no line');
  return line;
};
const bulkButtons = (name: string) => screen.findAllByRole('button', { name });
const pressFirst = async (name: string) => {
  const [button] = await bulkButtons(name);
  if (!button) throw new Error(`no button ${name}`);
  await userEvent.click(button);
};

// Its code comes with the first question; compiling it takes longer than a person would wait.
beforeAll(() => import('@zaino/ui/copies-question'));
beforeEach(installFakeDialog);
// No two tests press within the time of a double press, and a slow machine presses as fast as a quick one.
let now = 0;
beforeEach(() => {
  now += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  act(() => void clear());
});

describe('class list', () => {
  const user = userEvent.setup();

  it('ticks what is to buy and nothing else', async () => {
    serveSchool();
    openPage(list2B);
    expect(await tick('Italiano: Le parole in cammino 2. Antologia')).toBeChecked();
    expect(await tick('Storia: Il tempo che resta')).toBeChecked();
    expect(await tick('Grammatica: La lingua che usi')).not.toBeChecked();
    expect(await tick('Narrativa: La bici di Teo')).not.toBeChecked();
    expect(await tick('Tecnologia: Fatto a mano')).toBeDisabled();
    expect(await tick('Italiano: Dizionario italiano')).toBeDisabled();
  });

  it('ticks nothing of an old year’s list', async () => {
    serveSchool();
    openPage(`${list2B}&anno=2024`);
    expect(await tick('Storia: Il tempo che resta')).not.toBeChecked();
    expect(screen.getByText(/Hai spuntato 0 libri/)).toBeVisible();
  });

  it('leads to where the class is saved, but not from an old year’s list', async () => {
    serveSchool();
    const { router } = openPage(list2B);
    const link = await screen.findByRole('link', { name: 'Salva questa classe' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop');
    expect(pathname).toBe('/dashboard');
    expect(Object.fromEntries(searchParams)).toEqual({
      scuola: 'CRMM8ZZ01L',
      classe: '2',
      sezione: 'B',
      nome: 'Scuola media Irma Valsecchi',
    });
    await act(() => router.navigate(`${list2B}&anno=2024`));
    expect(await tick('Storia: Il tempo che resta')).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Salva questa classe' })).not.toBeInTheDocument();
  });

  it('says why a book is not ticked or not for sale', async () => {
    serveSchool();
    openPage(list2B);
    const reasons = [
      ['La lingua che usi', 'Già in uso dagli anni scorsi'],
      ['La bici di Teo', 'Consigliato per approfondire, non obbligatorio'],
      ['Fatto a mano', /Prezzo non disponibile/],
      ['Dizionario italiano', /Va bene qualsiasi edizione/],
    ] as const;
    for (const [title, reason] of reasons) {
      expect((await rowOf(title)).getByText(reason)).toBeVisible();
    }
    for (const title of ['Fatto a mano', 'Dizionario italiano']) {
      expect((await rowOf(title)).queryByRole('button')).not.toBeInTheDocument();
    }
  });

  it('shows what a book is', async () => {
    serveSchool();
    openPage(list2B);
    const row = await rowOf('Le parole in cammino 2. Antologia');
    for (const words of [
      'Arricchito',
      'R. Tassinari, L. Boni · Rio Secco · vol. 2',
      'Con il quaderno.',
      '60,00 €',
    ]) {
      expect(row.getByText(words)).toBeVisible();
    }
    expect(row.getByText(/ISBN 978 88 9900 121 4/)).toHaveTextContent('classe 2ª B');
  });

  it('ticks every book that can be sold, and none', async () => {
    serveSchool();
    openPage(list2B);
    const all = await screen.findByRole('button', { name: 'Seleziona tutti' });
    expect(all).toHaveAccessibleDescription(/^anche già in uso e consigliati: \+2, \+39,80.€$/);
    await user.click(all);
    expect(await bulkButtons('Aggiungi 4 al carrello')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Deseleziona tutti' }));
    for (const button of await bulkButtons('Aggiungi 0 al carrello')) expect(button).toBeDisabled();
  });

  it('shows the total to buy against the cap, and beside it what is ticked', async () => {
    serveSchool();
    openPage(list2B);
    const total = within(
      await screen.findByRole('complementary', { name: 'Totale da acquistare' }),
    );
    expect(total.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^85,50.€, tetto del ministero 119,00.€$/),
    );
    expect(total.getByText('2 libri, escluso quello senza prezzo.')).toBeVisible();
    expect(total.getByText(/mancano 4,50/)).toBeVisible();
    await user.click(await tick('Narrativa: La bici di Teo'));
    expect(total.getByText(/Hai spuntato 3 libri/)).toHaveTextContent('105,40');
    expect(total.getByText(/la raggiungono/)).toBeVisible();
  });

  it('adds what is ticked to the cart, with school, class and section', async () => {
    serveSchool();
    openPage(list2B);
    await pressFirst('Aggiungi 2 al carrello');
    expect(await screen.findByText(/2 libri aggiunti al carrello/)).toBeVisible();
    expect(getCart().items).toMatchObject([
      { isbn: italiano.isbn, quantity: 1, classe: '2', sezione: 'B', prezzo: 60 },
      { isbn: storia.isbn, scuola: { codice: 'CRMM8ZZ01L' } },
    ]);
  });

  it('says what is in the cart, unticks it and leads there, and "Annulla" takes all of that back', async () => {
    serveSchool();
    const { router } = openPage(list2B);
    await user.click(await tick('Narrativa: La bici di Teo'));
    await pressFirst('Aggiungi 3 al carrello');
    for (const title of ['Il tempo che resta', 'La bici di Teo']) {
      expect((await rowOf(title)).getByText('Nel carrello ✓')).toBeVisible();
      expect((await rowOf(title)).getByRole('checkbox')).not.toBeChecked();
    }
    expect((await rowOf('La lingua che usi')).queryByText('Nel carrello ✓')).toBeNull();
    expect(screen.getByText('Nel carrello ✓ 3 libri')).toBeVisible();
    expect(screen.getByText(/: i libri nel carrello la raggiungono/)).toBeVisible();
    expect(screen.queryByText(/Hai spuntato/)).toBeNull();
    expect(await bulkButtons('Vai al carrello')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().itemCount).toBe(0);
    expect(await tick('Storia: Il tempo che resta')).toBeChecked();
    expect(await tick('Narrativa: La bici di Teo')).toBeChecked();
    expect((await bulkButtons('Aggiungi 3 al carrello'))[0]).toHaveFocus();
    expect(router.state.location.pathname).toBe('/scuola/CRMM8ZZ01L');
  });

  it('adds once and stays where the button is pressed twice, and leads to the cart by another press', async () => {
    serveSchool();
    const { router } = openPage(list2B);
    const [button] = await bulkButtons('Aggiungi 2 al carrello');
    if (!button) throw new Error('no button');
    await user.dblClick(button);
    expect(getCart().itemCount).toBe(2);
    expect(button).toHaveTextContent('Vai al carrello');
    expect(router.state.location.pathname).toBe('/scuola/CRMM8ZZ01L');
    now += 1000;
    await user.click(button);
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('does not tick at first what the cart has already', async () => {
    act(() => void addLines([lineOf(storia)]));
    serveSchool();
    openPage(list2B);
    expect(await tick('Storia: Il tempo che resta')).not.toBeChecked();
    expect(await bulkButtons('Aggiungi 1 al carrello')).not.toHaveLength(0);
  });

  it('asks once before books that are there already are added again', async () => {
    act(() => void addLines([lineOf(storia)]));
    serveSchool();
    openPage(list2B);
    await user.click(await tick('Storia: Il tempo che resta'));
    await pressFirst('Aggiungi 2 al carrello');
    const question = within(
      await screen.findByRole('dialog', { name: /1 libro su 2 è già nel carrello/ }),
    );
    await user.click(question.getByRole('button', { name: 'Aggiungi solo il mancante' }));
    expect(getCart().itemCount).toBe(2);
    expect(await screen.findByText(/^1 libro aggiunto al carrello\./)).toBeVisible();
  });

  it('keeps the ticks for the tab: through another class and back, and through a reload', async () => {
    serveSchool();
    openPage(list2B);
    await user.click(await tick('Storia: Il tempo che resta'));
    await user.click(screen.getByRole('link', { name: /^1A/ }));
    expect(await tick('Italiano: Prima lettura')).toBeChecked();
    cleanup();
    openPage(list2B);
    expect(await tick('Storia: Il tempo che resta')).not.toBeChecked();
    expect(await tick('Italiano: Le parole in cammino 2. Antologia')).toBeChecked();
  });

  it('is as if nothing had been ticked where what the tab keeps cannot be read', async () => {
    sessionStorage.setItem(`zaino-ticks:${list2B}`, '{"9788899012081":false');
    serveSchool();
    openPage(list2B);
    expect(await tick('Storia: Il tempo che resta')).toBeChecked();
  });

  it('keeps the ticks as long as the page where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    serveSchool();
    openPage(list2B);
    await user.click(await tick('Storia: Il tempo che resta'));
    expect(await tick('Storia: Il tempo che resta')).not.toBeChecked();
    jest.restoreAllMocks();
    await user.click(await tick('Storia: Il tempo che resta'));
    expect(await tick('Storia: Il tempo che resta')).toBeChecked();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    serveSchool();
    openPage(list2B);
    await user.click(await screen.findByRole('button', { name: 'Stampa la lista' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('adds one book and confirms it for two seconds', async () => {
    serveSchool();
    openPage(list2B);
    const row = await rowOf('La bici di Teo');
    jest.useFakeTimers();
    act(() => row.getByRole('button', { name: /^Aggiungi/ }).click());
    expect(row.getByRole('button', { name: /^Aggiunto/ })).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(row.getByRole('button', { name: /^Aggiungi/ })).toBeVisible();
    jest.useRealTimers();
    expect(getCart().items).toMatchObject([{ isbn: narrativa.isbn, quantity: 1 }]);
  });

  it('copies an address that names school and class only', async () => {
    serveSchool();
    openPage(list2B);
    await user.click(await screen.findByRole('button', { name: 'Condividi la lista' }));
    expect(await screen.findByText('Link copiato negli appunti!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\?classe=2&sezione=B$/);
  });
});
