import { lineKey } from '@zaino/rules/cart-line';
import {
  addChild,
  addLines,
  clear,
  getCart,
  removeChild,
  setShippingMethod,
} from '@zaino/web/cart';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { bookLine, sampleLines, productLine } from '../sample-lines';

async function open() {
  const elsewhere = ['/search', '/checkout', '/scuola/:code', '/libro/:code'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }));
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...routes, ...elsewhere] }],
    {
      initialEntries: ['/cart'],
    },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
  return router;
}

function row(title: string) {
  return within(
    screen.getByRole('heading', { name: title }).closest('li') ?? document.createElement('li'),
  );
}

function summary() {
  return within(screen.getByRole('region', { name: 'Riepilogo' }));
}

beforeEach(() => {
  localStorage.clear();
  clear();
  setShippingMethod('standard');
});

describe('an empty cart', () => {
  it('says so and leads to the search', async () => {
    const router = await open();
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Cerca/ }));
    expect(router.state.location.pathname).toBe('/search');
  });
});

describe('lines', () => {
  beforeEach(() => void addLines(sampleLines));

  it('show all that identifies a book, under its class and school', async () => {
    await open();
    const group = within(screen.getByRole('region', { name: '2ª B, Scuola media Irma Valsecchi' }));
    expect(group.getByText('3 libri')).toBeVisible();
    const book = row('Le parole in cammino 2. Antologia');
    expect(book.getByText('Italiano', { selector: 'p' })).toBeVisible();
    const author = book.getByText('R. Tassinari, L. Boni · Rio Secco');
    expect(author).not.toBeVisible();
    await userEvent.click(book.getByText('Dettagli'));
    expect(author).toBeVisible();
    expect(book.getByText('ISBN 9788899001214')).toBeVisible();
    expect(book.getByText('19,90\u00a0€', { normalizer: (text) => text })).toBeVisible();
  });

  it('name the class of a book that is for a child of another class', async () => {
    const ofClass = { schoolCode: 'CRMM00000X', schoolName: 'Scuola media Irma Valsecchi' };
    const child = { ...ofClass, nickname: 'Ada', classe: '2', sezione: 'B', tetto: null };
    addLines(
      [bookLine({ isbn: '9788899001221', titolo: 'Carte d’Europa 3', classe: '3' })],
      addChild(child),
    );
    await open();
    expect(
      row('Carte d’Europa 3').getByText('3ª B, Scuola media Irma Valsecchi'),
    ).toBeInTheDocument();
    act(() => removeChild(getCart().children[0]?.id ?? ''));
  });

  it('show products apart, with the total of their pieces', async () => {
    await open();
    const products = within(screen.getByRole('region', { name: 'Prodotti per la scuola' }));
    expect(products.getByText('2 prodotti')).toBeVisible();
    expect(products.getByText('7,14 €')).toBeVisible();
  });

  it('are counted as "libro" when there is one', async () => {
    clear();
    addLines([bookLine()]);
    await open();
    expect(screen.getAllByText('1 libro')).not.toHaveLength(0);
    expect(screen.queryByText(/\d libri/)).not.toBeInTheDocument();
  });

  it('take more and fewer pieces, but not fewer than one', async () => {
    await open();
    const pens = row('Penne a sfera, 3 colori');
    const fewer = pens.getByRole('button', { name: /Diminuisci/ });
    await userEvent.click(fewer);
    expect(fewer).toBeDisabled();
    expect(pens.getByText('3,57 €')).toBeVisible();
    await userEvent.click(pens.getByRole('button', { name: /Aumenta/ }));
    await userEvent.click(pens.getByRole('button', { name: /Aumenta/ }));
    expect(pens.getByText('10,71 €')).toBeVisible();
    expect(getCart().items.at(-1)?.quantity).toBe(3);
  });

  it('take no more than 99 pieces', async () => {
    clear();
    addLines([productLine({ quantity: 99 })]);
    await open();
    expect(screen.getByRole('button', { name: /Aumenta/ })).toBeDisabled();
  });

  it('lead to the page of a book, for the class that it is bought for', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Il tempo che resta 2' }));
    expect(router.createHref(router.state.location)).toBe(
      '/libro/9788899012081?scuola=CRMM00000X&classe=2&sezione=B',
    );
  });

  it('lead to a book without a section where it is not known', async () => {
    clear();
    addLines([bookLine({ sezione: '' })]);
    await open();
    expect(row(bookLine().titolo).getByRole('link')).toHaveAttribute(
      'href',
      '/libro/9788899001214?scuola=CRMM00000X&classe=2',
    );
  });

  it('have no link where it is a product', async () => {
    await open();
    expect(row('Penne a sfera, 3 colori').queryByRole('link')).toBeNull();
  });

  it('lead back to the class list', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('link', { name: /^Lista della classe/ }));
    expect(router.createHref(router.state.location)).toBe('/scuola/CRMM00000X?classe=2&sezione=B');
  });
});

describe('books bought before the section is known', () => {
  it('say so and lead to what all sections share', async () => {
    addLines([bookLine({ sezione: '' })]);
    const router = await open();
    expect(
      screen.getByRole('region', { name: '2ª, sezione non nota, Scuola media Irma Valsecchi' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Lista della classe/ }));
    expect(router.state.location.search).toBe('?classe=2&sezione=*');
  });
});

describe('removing', () => {
  beforeEach(() => void addLines(sampleLines));

  it('takes the line out and says which, with "Annulla" that puts it back in its place', async () => {
    await open();
    await userEvent.click(row('Il tempo che resta 2').getByRole('button', { name: /^Rimuovi/ }));
    expect(screen.queryByRole('heading', { name: 'Il tempo che resta 2' })).toBeNull();
    expect(screen.getByText(/Il tempo che resta 2/)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Annulla' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(getCart().items.map(lineKey)).toEqual(sampleLines.map(lineKey));
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    expect(row('Il tempo che resta 2').getByRole('button', { name: /^Rimuovi/ })).toHaveFocus();
  });

  it('can be undone when it was the last line', async () => {
    clear();
    addLines([bookLine()]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Rimuovi/ }));
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().items).toEqual([bookLine()]);
  });
});

describe('the summary', () => {
  beforeEach(() => void addLines(sampleLines));

  it('adds up and says what lacks for free shipping', async () => {
    await open();
    expect(summary().getByText('Aggiungi €27,16 per la spedizione gratuita')).toBeVisible();
    expect(summary().getByText('62,84 €')).toBeVisible();
    expect(summary().getByText('67,84 €')).toBeVisible();
  });

  it('drops shipping and the hint for pickup', async () => {
    await open();
    await userEvent.click(summary().getByRole('radio', { name: /Ritiro in libreria/ }));
    expect(getCart().shippingMethod).toBe('pickup');
    expect(summary().queryByText(/per la spedizione gratuita/)).toBeNull();
    expect(summary().getAllByText('62,84 €')).toHaveLength(2);
  });

  it('ships for nothing from 90 euro on', async () => {
    addLines([productLine({ id: 'zaino', prezzo: 27.16, quantity: 1 })]);
    await open();
    expect(summary().queryByText(/^Aggiungi/)).toBeNull();
    expect(summary().getAllByText('90,00 €')).toHaveLength(2);
  });

  it('announces a new total', async () => {
    await open();
    const pens = row('Penne a sfera, 3 colori');
    await userEvent.click(pens.getByRole('button', { name: /Aumenta/ }));
    expect(
      screen.getAllByRole('status').some((status) => status.textContent.includes('71,41')),
    ).toBe(true);
  });

  it.each([
    ['Vai alla cassa', '/checkout'],
    ['Cerca altri libri', '/search'],
  ])('leads by "%s" to %s', async (name, path) => {
    const router = await open();
    await userEvent.click(summary().getByRole('link', { name }));
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('the stored cart', () => {
  it('follows another tab', async () => {
    addLines(sampleLines);
    const stored = localStorage.getItem('zaino.cart') ?? '';
    await open();
    localStorage.setItem(
      'zaino.cart',
      stored.replace('"standard"', '"pickup"').replace('Il tempo che resta 2', 'Il tempo 2'),
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'zaino.cart' })));
    expect(screen.getByRole('heading', { name: 'Il tempo 2' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Ritiro/ })).toBeChecked();
  });
});
