import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, getCart } from '@zaino/web/cart';
import { makeList, makePlain, makeProduct } from '../testing/factories';
import { calls, fakeCatalogue, shelf } from '../testing/fake-catalogue';
import { openPage } from '../testing/open-page';

const card = (name: string) =>
  within(
    screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.createElement('li'),
  );
const select = (name: string) => screen.findByRole('combobox', { name });
const count = (words: string) => screen.findByRole('heading', { level: 2, name: words });

beforeEach(() => {
  localStorage.clear();
  clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the list of products', () => {
  const user = userEvent.setup();

  it('says how many products were found, and shows each', async () => {
    fakeCatalogue();
    openPage('/products');
    expect(await count('4 prodotti trovati')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prodotti per la Scuola');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('says all of a reduced and new product', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    const backpack = card('Zaino Sentiero 28 litri');
    expect(backpack.getByText('Zaini')).toBeVisible();
    expect(backpack.getByText('−20%')).toBeVisible();
    expect(backpack.getByText('NUOVO')).toBeVisible();
    expect(backpack.getByText('43,92 €')).toBeVisible();
    expect(backpack.getByText('54,90 €')).toBeVisible();
    expect(
      backpack.getByText('Prezzo più basso nei 30 giorni prima dello sconto: 54,90 €'),
    ).toBeVisible();
    expect(backpack.getByText('212')).toBeVisible();
    expect(
      backpack.getByRole('link', { name: 'Dettagli Zaino Sentiero 28 litri' }),
    ).toHaveAttribute('href', '/products/P-0412');
  });

  it('announces nothing of a product that is neither reduced nor new', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    const compass = card('Compasso Arco con balaustrone');
    expect(compass.queryByText(/−\d+%|NUOVO|30 giorni/)).not.toBeInTheDocument();
    expect(compass.getAllByText(/€/)).toHaveLength(1);
  });

  it('announces no reduction that would not hold against the lowest price before it', async () => {
    const product = makeProduct({ prezzoMinimo30Giorni: null });
    fakeCatalogue({ products: () => makeList([product]) });
    openPage('/products');
    await count('1 prodotto trovato');
    const backpack = card(product.nome);
    expect(backpack.getByText('43,92 €')).toBeVisible();
    expect(backpack.queryByText(/−\d+%|54,90|30 giorni|scontato/)).not.toBeInTheDocument();
  });

  it('loads the images of the first row at once, the others when they come near', async () => {
    const products = Array.from({ length: 6 }, (_, index) =>
      makeProduct({ id: `P-100${index}`, nome: `Zaino ${index}` }),
    );
    fakeCatalogue({ ...calls, products: () => makeList(products) });
    openPage('/products');
    await count('6 prodotti trovati');
    const loading = [...document.querySelectorAll('img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('puts the fewest pieces of one purchase into the cart, and says so for two seconds', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    expect(card('Quaderni A4 a righe B').getByText('Quaderni · da 10 pezzi')).toBeVisible();
    jest.useFakeTimers();
    try {
      const button = card('Quaderni A4 a righe B').getByRole('button');
      expect(button).toHaveTextContent('Aggiungi');
      fireEvent.click(button);
      expect(button).toHaveTextContent('Aggiunto');
      expect(
        screen.getByText('Quaderni A4 a righe B: aggiunto al carrello, 10 pezzi in tutto.'),
      ).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1999));
      expect(button).toHaveTextContent('Aggiunto');
      act(() => jest.advanceTimersByTime(1));
      expect(button).toHaveTextContent('Aggiungi');
    } finally {
      jest.useRealTimers();
    }
    expect(getCart().items).toMatchObject([{ type: 'product', id: 'P-0200', quantity: 10 }]);
  });

  it('adds no more than there is', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    const button = card('Quaderni A4 a righe B').getByRole('button');
    // Each press is one by itself, long after the one before.
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    for (let times = 0; times < 5; times += 1) await user.click(button);
    expect(button).toHaveTextContent('Già tutti');
    expect(getCart().items).toMatchObject([{ id: 'P-0200', quantity: 40 }]);
  });

  it('adds once where it is pressed twice', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    const button = card('Quaderni A4 a righe B').getByRole('button');
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await user.dblClick(button);
    expect(getCart().items).toMatchObject([{ id: 'P-0200', quantity: 10 }]);
  });

  it('says of what cannot be bought that it is not available', async () => {
    fakeCatalogue();
    openPage('/products');
    await count('4 prodotti trovati');
    const button = card('Squadra 45°').getByRole('button');
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Non disponibile');
  });

  it('leads from page to page and back, and a filter begins at the first', async () => {
    fakeCatalogue({
      ...calls,
      products: ({ cursor }) =>
        makeList(cursor ? [makePlain({ nome: `Dopo ${cursor}` })] : shelf, {
          total: 120,
          next: { undefined: 'a', a: 'b', b: null }[String(cursor)] ?? null,
        }),
    });
    const { router, address } = openPage('/products?categoria=zaini');
    await count('120 prodotti trovati');
    await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    await screen.findByRole('heading', { name: 'Dopo a' });
    await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    await screen.findByRole('heading', { name: 'Dopo b' });
    expect(address()).toBe('/products?categoria=zaini&cursor=a&cursor=b');
    expect(screen.getByText('Pagina 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pagina successiva' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Pagina precedente' }));
    await screen.findByRole('heading', { name: 'Dopo a' });
    expect(address()).toBe('/products?categoria=zaini&cursor=a');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Dopo b' });
    await user.click(screen.getByRole('link', { name: /Togli il filtro/ }));
    await screen.findByText('Pagina 1');
    expect(address()).toBe('/products');
  });
});

describe('a list without products', () => {
  it('says what was searched for instead', async () => {
    fakeCatalogue({ ...calls, products: () => makeList(shelf, { corretto: 'quaderno' }) });
    openPage('/products?search=quardeno');
    expect(await screen.findByText('Risultati per “quaderno”')).toBeVisible();
  });

  it.each([
    ['/products?search=zzz', 'Vedi tutti i prodotti', '/products'],
    [
      '/products?search=zaino&categoria=penne',
      'Cerca “zaino” in tutti i prodotti',
      '/products?search=zaino',
    ],
    ['/products', 'Cerca i libri della tua classe', '/search'],
  ])('says so at %s, with a way on', async (address, words, target) => {
    fakeCatalogue({ ...calls, products: () => makeList([]) });
    openPage(address);
    expect(await screen.findByText('Nessun prodotto trovato')).toBeVisible();
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', target);
  });

  it('keeps the form where the service is down, says so and recovers', async () => {
    const user = userEvent.setup();
    fakeCatalogue({});
    openPage('/products?categoria=zaini');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    expect(await select('Categoria')).toHaveDisplayValue('Zaini');
    expect(screen.queryByText(/trovat/)).not.toBeInTheDocument();
    fakeCatalogue();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await count('1 prodotto trovato')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
