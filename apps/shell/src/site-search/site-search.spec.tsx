import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints } from '@zaino/contracts/blog';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { nothingFound } from '@zaino/contracts/shared';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { SiteSearch } from './site-search';

const school = {
  code: 'CRMM00001A',
  name: 'Scuola Media Valsecchi',
  city: 'Cremona',
  province: 'CR',
  kind: 'Scuola media',
  hasList: true,
};
const oneOf = <Result,>(result: Result) => ({ fit: 'exact' as const, total: 1, results: [result] });

const schools = answer(schoolsEndpoints.siteSearch, ({ query }) =>
  query.q.startsWith('vals')
    ? { classes: nothingFound, schools: oneOf(school), books: nothingFound }
    : { classes: nothingFound, schools: nothingFound, books: nothingFound },
);
const products = answer(catalogueEndpoints.siteSearch, ({ query }) => ({
  products: nothingFound,
  categories: query.q.startsWith('vals') ? oneOf('Valigette') : nothingFound,
}));
const articles = answer(blogEndpoints.siteSearch, () => ({ articles: nothingFound }));

function open(address = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', Component: SiteSearch },
      { path: '/cerca', Component: SiteSearch },
      { path: '*', element: <p>Altrove</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const box = screen.getByLabelText<HTMLInputElement>('Scuola, classe, libro o prodotto');
  return { router, box };
}

async function type(text: string) {
  const { router, box } = open();
  await userEvent.type(box, text);
  return { router, box };
}

const list = () => screen.findByRole('listbox', { name: 'Suggerimenti' });
const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  location.pathname + location.search;

beforeAll(() => {
  // The DOM of the tests has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

describe('SiteSearch', () => {
  it('is a plain form until somebody types, and suggests in groups then', async () => {
    fakeNetwork(schools, products, articles);
    const { box } = open();
    expect(box).not.toHaveAttribute('role');
    await userEvent.type(box, 'vals');
    const groups = within(await list()).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Scuole',
      'Categorie',
      'Tutto',
    ]);
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Scuola Media ValsecchiCremona (CR) · Scuola media',
      'ValigetteTutti i prodotti della categoria',
      'Tutti i risultati per “vals”',
    ]);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('combobox')).toBe(box);
    expect(screen.getByText(/^2 suggerimenti/)).toHaveAttribute('role', 'status');
  });

  it('leads to a suggestion by keys, with the focus in the box', async () => {
    fakeNetwork(schools, products, articles);
    const { box, router } = await type('vals');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveFocus();
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Valigette');
    expect(box).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(addressOf(router)).toBe('/scuola/CRMM00001A');
  });

  it('keeps the mark when a service answers later, and drops it with the next letter', async () => {
    let answerNow = () => {};
    const late = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    fakeNetwork(
      schools,
      answer(catalogueEndpoints.siteSearch, async () => {
        await late;
        return { products: nothingFound, categories: oneOf('Valigette') };
      }),
      articles,
    );
    const { box, router } = await type('vals');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = () => screen.getByRole('option', { selected: true });
    expect(marked()).toHaveTextContent('Tutti i risultati per “vals”');
    answerNow();
    expect(await screen.findByRole('option', { name: /^Valigette/ })).toBeVisible();
    expect(marked()).toHaveTextContent('Tutti i risultati per “vals”');
    expect(box).toHaveAttribute('aria-activedescendant', marked().id);
    await userEvent.keyboard('e');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(addressOf(router)).toBe('/cerca?q=valse');
  });

  it('leads to one by a press', async () => {
    fakeNetwork(schools, products, articles);
    const { box, router } = await type('vals');
    await list();
    await userEvent.click(screen.getByRole('option', { name: /^Valigette/ }));
    expect(addressOf(router)).toBe('/products?categoria=Valigette');
    expect(box).toHaveValue('');
  });

  it('sends the form by Enter where nothing is marked, and by the last suggestion', async () => {
    const asked = fakeNetwork(schools, products, articles);
    const first = await type('vals');
    await list();
    asked.mockClear();
    await userEvent.keyboard('{Enter}');
    expect(addressOf(first.router)).toBe('/cerca?q=vals');
    // Longer than the pause after which a list would open.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByLabelText('Scuola, classe, libro o prodotto')).toHaveValue('vals');
  });

  it('closes by Escape, and opens again by an arrow', async () => {
    fakeNetwork(schools, products, articles);
    const { box } = await type('vals');
    await list();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('vals');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(await list()).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('suggests what the other services find where one is down', async () => {
    fakeNetwork(
      answer(schoolsEndpoints.siteSearch, () => refusal(503, 'unavailable')),
      products,
      articles,
    );
    await type('vals');
    expect(within(await list()).getAllByRole('option')).toHaveLength(2);
  });

  it('says that there is nothing', async () => {
    fakeNetwork(schools, products, articles);
    await type('xyzzy');
    expect(await screen.findByText('Nessun suggerimento per “xyzzy”.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('asks nobody for a single letter', async () => {
    const asked = fakeNetwork(schools, products, articles);
    await type('v');
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(asked).not.toHaveBeenCalled();
  });

  it('has the words of the page of results, and forgets them elsewhere', async () => {
    fakeNetwork(schools, products, articles);
    const { box, router } = open('/cerca?q=zaino');
    expect(box).toHaveValue('zaino');
    await act(() => router.navigate('/'));
    await waitFor(() =>
      expect(screen.getByLabelText('Scuola, classe, libro o prodotto')).toHaveValue(''),
    );
  });
});
