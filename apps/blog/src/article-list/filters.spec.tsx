import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints } from '@zaino/contracts/blog';
import { answer } from '@zaino/web/fake-network';
import { makePlain } from '../testing/factories';
import { fakeBlog, queriesOf, without } from '../testing/fake-blog';
import { openPage } from '../testing/open-page';

/** Specification, point 9. */
const DEBOUNCE_MS = 500;

const box = () => screen.findByRole('searchbox', { name: 'Cerca nel blog' });
/** A search waits for half a second before it asks. */
const count = (words: string) =>
  screen.findByRole('heading', { level: 2, name: words }, { timeout: 5000 });
const category = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Categorie' })).getByRole('link', { name });

afterEach(() => jest.restoreAllMocks());

describe('the filters of the blog', () => {
  const user = userEvent.setup();

  it('narrow the list down to a category, with how many articles each has', async () => {
    fakeBlog();
    const { address } = openPage('/blog?cerca=libri');
    await count('1 articolo trovato per “libri”');
    expect(category('Tutti gli articoli')).toHaveAttribute('aria-current', 'true');
    const guides = category('Guide per le famiglie 6 articoli');
    expect(guides).not.toHaveAttribute('aria-current');
    expect(category('Spese e risparmio 1 articolo')).toBeVisible();
    await user.click(guides);
    await waitFor(() =>
      expect(address()).toBe('/blog?cerca=libri&categoria=guide-per-le-famiglie'),
    );
    await waitFor(() => expect(category(/^Guide/)).toHaveAttribute('aria-current', 'true'));
    await user.click(category('Tutti gli articoli'));
    await waitFor(() => expect(address()).toBe('/blog?cerca=libri'));
  });

  it('are named as chips, each with the way to take it back', async () => {
    fakeBlog();
    const { address } = openPage(
      '/blog?cerca=libri&categoria=guide-per-le-famiglie&tag=adozioni&pagina=1',
    );
    await count('1 articolo trovato per “libri”');
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Togli il filtro: “libri”',
      'Togli il filtro: Guide per le famiglie',
      'Togli il filtro: Tag: adozioni',
    ]);
    await user.click(chips.getByRole('link', { name: /libri/ }));
    await waitFor(() =>
      expect(address()).toBe('/blog?categoria=guide-per-le-famiglie&tag=adozioni'),
    );
    await waitFor(async () => expect(await box()).toHaveValue(''));
    await user.click(screen.getByRole('link', { name: 'Togli il filtro: Tag: adozioni' }));
    await waitFor(() => expect(screen.queryByText('Tag: adozioni')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Togli il filtro: Guide per le famiglie' }));
    await count('2 articoli');
    expect(address()).toBe('/blog');
    expect(screen.queryByRole('list', { name: 'Filtri attivi' })).not.toBeInTheDocument();
  });

  it('know the categories of what was found where the call for all of them fails', async () => {
    fakeBlog(without('categories'));
    openPage('/blog');
    await count('2 articoli');
    expect(category('Guide per le famiglie')).toHaveAttribute(
      'href',
      '/blog?categoria=guide-per-le-famiglie',
    );
  });

  it('search half a second after the last letter, and leave by Back', async () => {
    const fetched = fakeBlog();
    const { address, router } = openPage('/blog');
    await count('2 articoli');
    jest.useFakeTimers();
    try {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'comp' } });
      await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS - 1));
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'compasso' } });
      await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS - 1));
      expect(queriesOf(fetched, 'articles')).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(1));
    } finally {
      jest.useRealTimers();
    }
    await count('1 articolo trovato per “compasso”');
    expect(queriesOf(fetched, 'articles').map(({ search }) => search)).toEqual([
      undefined,
      'compasso',
    ]);
    expect(address()).toBe('/blog?cerca=compasso');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/');
  });

  it('search at once by Enter', async () => {
    fakeBlog();
    const { address } = openPage('/blog?categoria=guide-per-le-famiglie');
    await user.type(await box(), 'libri{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/blog?cerca=libri&categoria=guide-per-le-famiglie'),
    );
  });

  it('keep what is typed while an answer is on its way, and the old list until it comes', async () => {
    let reply: () => void = () => undefined;
    fakeBlog(
      answer(blogEndpoints.articles, async ({ query: { search } }) => {
        if (search === 'qua') await new Promise<void>((resolve) => (reply = resolve));
        const found = { success: true as const, articles: [makePlain()], total: 1 };
        return search === undefined ? { ...found, total: 2 } : found;
      }),
    );
    const { address } = openPage('/blog');
    await count('2 articoli');
    fireEvent.change(await box(), { target: { value: 'qua' } });
    fireEvent.submit(screen.getByRole('search'));
    const results = screen.getByRole('heading', { name: '2 articoli' }).closest('section');
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
    fireEvent.change(await box(), { target: { value: 'quade ' } });
    reply();
    await count('1 articolo trovato per “qua”');
    expect(await box()).toHaveValue('quade ');
    await count('1 articolo trovato per “quade”');
    expect(address()).toBe('/blog?cerca=quade');
    expect(await box()).toHaveValue('quade ');
    expect(results).toHaveAttribute('aria-busy', 'false');
  });
});
