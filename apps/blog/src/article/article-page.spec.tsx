import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints } from '@zaino/contracts/blog';
import { answer } from '@zaino/web/fake-network';
import { makeArticle, makeComment } from '../testing/factories';
import { blogIsDown, fakeBlog, queriesOf, showing, without } from '../testing/fake-blog';
import { openPage } from '../testing/open-page';

const ADDRESS = '/blog/quali-libri-servono-davvero';
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'Quali libri servono davvero a settembre' });
const headings = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `s-${index}`,
    text: `Parte ${index}`,
    level: index === 1 ? (3 as const) : (2 as const),
  }));

afterEach(() => jest.restoreAllMocks());

describe('an article', () => {
  const user = userEvent.setup();

  it('is shown with all that is known of it', async () => {
    fakeBlog();
    openPage(ADDRESS);
    await title();
    const path = within(screen.getByRole('navigation', { name: 'Percorso' }));
    expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog?categoria=guide-per-le-famiglie',
    ]);
    expect(screen.getByText('La lista della scuola dice più di quanto sembra.')).toBeVisible();
    const margin = within(screen.getByRole('complementary'));
    const facts = margin
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    await margin.findByText('1.285 volte');
    expect(facts).toEqual([
      ['Scritto da', 'Marta Colleoni'],
      ['Pubblicato', '28 agosto 2026'],
      ['Letto', '1.284 volte'],
      ['Tempo di lettura', '4 minuti'],
    ]);
    expect(screen.getByText('una sola')).toContainHTML('<strong>una sola</strong>');
    expect(screen.getByRole('heading', { level: 2, name: 'Tre controlli' })).toHaveAttribute(
      'id',
      's-tre-controlli',
    );
    const tags = within(screen.getByRole('list', { name: 'Tag' })).getAllByRole('link');
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
      ['adozioni', '/blog?tag=adozioni'],
      ['scuola media', '/blog?tag=scuola+media'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Da leggere anche' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compasso e squadre' })).toBeVisible();
  });

  it('has only the parts that there are', async () => {
    fakeBlog(
      showing(
        makeArticle({ tags: [], category: '', categoryId: null, excerpt: '', featuredImage: '' }),
      ),
    );
    openPage(ADDRESS);
    await title();
    expect(screen.queryByRole('list', { name: 'Tag' })).not.toBeInTheDocument();
    expect(screen.queryByText('Da leggere anche')).not.toBeInTheDocument();
    expect(screen.queryByText('In questo articolo')).not.toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('article svg[viewBox="0 0 1200 212"]')).toBeInTheDocument();
    // The text says it itself.
    expect(screen.queryByText(/dice più di quanto sembra/)).not.toBeInTheDocument();
  });

  it('lists its parts where there are several, and leads to them', async () => {
    const content = headings(3)
      .map(({ id, text, level }) => `<h${level} id="${id}">${text}</h${level}><p>x</p>`)
      .join('');
    fakeBlog(showing(makeArticle({ content, headings: headings(3) })));
    const { router } = openPage(ADDRESS);
    await title();
    const contents = within(screen.getByRole('navigation', { name: 'In questo articolo' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Parte 0',
      'Parte 1',
      'Parte 2',
    ]);
    await user.click(contents.getByRole('link', { name: 'Parte 2' }));
    expect(router.state.location.hash).toBe('#s-2');
    expect(screen.getByRole('heading', { name: 'Parte 2' })).toHaveFocus();
  });

  it('leads to pages of the shop without leaving it', async () => {
    fakeBlog();
    const { address } = openPage(ADDRESS);
    await title();
    await user.click(screen.getByRole('link', { name: 'i prodotti' }));
    await waitFor(() => expect(address()).toBe('/products'));
  });

  it('leads from one article to the next', async () => {
    const next = { slug: 'compasso-e-squadre', title: 'Compasso e squadre', id: '8' };
    fakeBlog();
    openPage(ADDRESS);
    await title();
    fakeBlog(
      showing(makeArticle({ ...next, content: '<p>Un compasso.</p>', likes: 3 })),
      answer(blogEndpoints.visit, () => ({
        success: true as const,
        views: 9,
        likes: 3,
        liked: true,
      })),
    );
    await user.click(screen.getByRole('link', { name: 'Compasso e squadre' }));
    await screen.findByRole('heading', { level: 1, name: 'Compasso e squadre' });
    expect(screen.getByText('Un compasso.')).toBeVisible();
    expect(screen.queryByText('una sola')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mi piace, 3', pressed: true })).toBeVisible();
  });

  it('is counted as read once it is seen', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const fetched = fakeBlog();
    openPage(ADDRESS);
    await title();
    expect(queriesOf(fetched, 'visit')).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('1.285 volte')).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(queriesOf(fetched, 'visit')).toEqual([{ articleId: '7' }]);
  });

  it('keeps the numbers of the page where the visit cannot be counted', async () => {
    fakeBlog(without('visit'));
    openPage(ADDRESS);
    await title();
    expect(screen.getByText('1.284 volte')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  });
});

describe('the comments of an article', () => {
  it('are shown with name, day and lines, as plain text', async () => {
    fakeBlog(
      answer(blogEndpoints.comments, () => ({
        success: true as const,
        comments: [makeComment(), makeComment({ id: '2', name: '<b>x</b>', content: '<i>y</i>' })],
      })),
    );
    openPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Commenti (2)' })).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: 'Commenti (2)' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Paolo R. 30 agosto 2026');
    expect(within(first ?? document.body).getByText(/Non sapevo/).textContent).toBe(
      'Non sapevo dei volumi già in uso.\nGrazie.',
    );
    expect(screen.getByText('<b>x</b>')).toBeVisible();
    expect(screen.getByText('<i>y</i>')).toBeVisible();
  });

  it('are asked for where there are none', async () => {
    fakeBlog(answer(blogEndpoints.comments, () => ({ success: true as const, comments: [] })));
    openPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Commenti (0)' })).toBeVisible();
    expect(screen.getByText(/Ancora nessun commento/)).toBeVisible();
  });

  it('do not take the article away where they cannot be had, and can be asked for again', async () => {
    const user = userEvent.setup();
    fakeBlog(without('comments'));
    openPage(ADDRESS);
    await title();
    const alert = screen.getByText(/I commenti non si possono leggere/);
    expect(alert).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Commento' }), 'Già scritto');
    fakeBlog();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Commenti (2)' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Commento' })).toHaveValue('Già scritto');
    expect(screen.getByText('una sola')).toBeVisible();
  });
});

describe('without an article', () => {
  it('the page says that there is none, with a way back', async () => {
    fakeBlog();
    openPage('/blog/nessuno');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Articolo non trovato' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna al blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('the page says that nobody can tell, and recovers', async () => {
    const user = userEvent.setup();
    blogIsDown();
    openPage(ADDRESS);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Articolo non trovato');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    fakeBlog();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await title();
  });
});
