import { screen } from '@testing-library/react';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { routes } from './routes';
import { imageUrl, makeList } from './testing/factories';
import { calls, fakeCatalogue, shelf } from './testing/fake-catalogue';

let address = '';

/** Opens a page as a browser without JavaScript does. */
async function open(target: string) {
  const { pathname, search } = new URL(target, `http://localhost${address}`);
  const page = await servePage(routes, pathname + search);
  address = page.address;
  showWithoutScript(page);
}

const follow = (name: string | RegExp) =>
  open(screen.getByRole('link', { name }).getAttribute('href') ?? '');

/** Sends the form as the browser does: a GET of its fields. */
async function filter() {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Filtra' });
  expect(form?.method).toBe('get');
  if (!form) throw new Error('There is no form');
  const fields = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  await open(`${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`);
}

describe('the catalogue without JavaScript', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('filters by a plain form, and takes filters back by links', async () => {
    const products = jest.fn(calls.products);
    fakeCatalogue({ ...calls, products });
    await open('/products');
    screen.getByRole<HTMLInputElement>('searchbox').value = 'compasso';
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Categoria' }).value = 'disegno';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Prezzo min, €' }).value = '3,50';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    await filter();
    expect(products.mock.lastCall?.[0]).toMatchObject({
      search: 'compasso',
      categoria: ['disegno'],
      minPrezzo: 3.5,
      soloDisponibili: true,
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 prodotto trovato');
    expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveValue('disegno');
    await follow('Togli il filtro: Disegno');
    await follow('Cancella filtri');
    expect(address).toBe('/products');
  });

  it('leads through the pages, to a product and back', async () => {
    fakeCatalogue({
      ...calls,
      products: ({ cursor }) => makeList(shelf, { next: cursor === 'b' ? null : 'b' }),
    });
    await open('/products?search=a');
    await follow('Pagina successiva');
    expect(address).toBe('/products?search=a&cursor=b');
    await follow('Pagina precedente');
    expect(address).toBe('/products?search=a');
    await follow('Dettagli Zaino Sentiero 28 litri');
    expect(address).toBe('/products/P-0412');
    await follow('Prodotti per la Scuola');
    expect(address).toBe('/products');
  });

  it('shows all images of a product, and says what needs JavaScript', async () => {
    fakeCatalogue();
    await open('/products/P-0412');
    for (const number of [1, 2, 3]) {
      expect(
        screen.getByRole('img', { name: `Zaino Sentiero 28 litri, immagine ${number} di 3` }),
      ).toBeVisible();
    }
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Acquista ora/ })).toBeVisible();
  });

  it('shows the materials of a class with all that serves, and says what needs JavaScript', async () => {
    fakeCatalogue();
    await open('/materiale');
    await follow('1ª media');
    expect(screen.getByText('Quaderno a righe')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quaderno Bosco' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quaderno Duna' })).toBeVisible();
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
    await follow('Materiale per la scuola');
    expect(address).toBe('/materiale');
  });

  it('leads through the pages of reviews', async () => {
    fakeCatalogue();
    await open('/products/P-0300');
    expect(screen.getByRole('link', { name: /^Foto di Maria R\./ })).toHaveAttribute(
      'href',
      `${imageUrl(7)}/1280.jpg`,
    );
    await follow('Recensioni precedenti');
    expect(screen.getByText('Pagina 2 di 2')).toBeVisible();
    await follow('Recensioni più recenti');
    expect(screen.getByText('Pagina 1 di 2')).toBeVisible();
  });

  it.each(['/products', '/products/P-0412', '/products/P-0300'])(
    'has at %s no button that would do nothing, but of the kind that the stylesheet takes away',
    async (path) => {
      fakeCatalogue();
      await open(path);
      const buttons = screen.getAllByRole<HTMLButtonElement>('button');
      const remaining = buttons.filter(({ type }) => type !== 'button');
      expect(remaining.every(({ form }) => form?.method === 'get')).toBe(true);
    },
  );

  it('asks again for what could not be had by loading the page again', async () => {
    fakeCatalogue({});
    await open('/products?categoria=zaini');
    fakeCatalogue();
    await open(screen.getByText('Riprova', { selector: 'a' }).getAttribute('href') || address);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 prodotto trovato');
  });
});
