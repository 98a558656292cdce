import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints } from '@zaino/contracts/blog';
import { answer } from '@zaino/web/fake-network';
import { makePlain, makeSummary } from '../testing/factories';
import { blogIsDown, fakeBlog, listing, queriesOf, without } from '../testing/fake-blog';
import { openPage } from '../testing/open-page';

const card = (name: string) =>
  within(
    screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.createElement('li'),
  );
const count = (words: string) => screen.findByRole('heading', { level: 2, name: words });
const many = (length: number, changes = {}) =>
  Array.from({ length }, (_, index) =>
    makeSummary({ id: `${index + 1}`, slug: `a-${index}`, title: `Articolo ${index}`, ...changes }),
  );

afterEach(() => jest.restoreAllMocks());

describe('the list of articles', () => {
  const user = userEvent.setup();

  it('shows each with what there is to know of it', async () => {
    fakeBlog();
    openPage('/blog');
    expect(await count('2 articoli')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
    const first = card('Quali libri servono davvero a settembre');
    expect(first.getByText('28 agosto 2026')).toHaveAttribute(
      'dateTime',
      '2026-08-27T22:30:00.000Z',
    );
    for (const words of [
      'Guide per le famiglie',
      'La lista della scuola dice più di quanto sembra.',
      '1.284 letture',
      '46 mi piace',
      '2 commenti',
      '4 minuti di lettura',
    ]) {
      expect(first.getByText(words)).toBeVisible();
    }
    expect(first.getByText('Marta Colleoni')).toBeVisible();
    expect(first.getByRole('link')).toHaveAttribute('href', '/blog/quali-libri-servono-davvero');
  });

  it('says one of what there is one', async () => {
    fakeBlog();
    openPage('/blog?cerca=compasso');
    expect(await count('1 articolo trovato per “compasso”')).toBeVisible();
    const only = card('Compasso e squadre');
    for (const words of ['1 lettura', '0 mi piace', '1 commento', '1 minuto di lettura']) {
      expect(only.getByText(words)).toBeVisible();
    }
  });

  it('draws books where there is no image, or it does not come', async () => {
    fakeBlog();
    openPage('/blog');
    await count('2 articoli');
    expect(document.querySelectorAll('img')).toHaveLength(1);
    act(() => {
      document.querySelector('img')?.dispatchEvent(new Event('error'));
    });
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelectorAll('li svg[viewBox="0 0 480 270"]')).toHaveLength(2);
  });

  it('lets the latest stand out on its first page, beside the ways to follow the blog', async () => {
    fakeBlog(listing(many(12), 30));
    openPage('/blog');
    await count('30 articoli');
    expect(screen.getByRole('heading', { name: 'Segui il blog' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/rss.xml');
    expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/blog/atom.xml');
  });

  it('loads the images of the first row at once, the others when they come near', async () => {
    fakeBlog(listing(many(5)));
    openPage('/blog');
    await count('5 articoli');
    const loading = [...document.querySelectorAll('img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('leads from page to page and back', async () => {
    const fetched = fakeBlog(
      answer(blogEndpoints.articles, ({ query: { offset } }) => ({
        success: true as const,
        articles: [makePlain({ title: `Da ${offset}` })],
        total: 30,
      })),
    );
    const { address, router } = openPage('/blog?categoria=spese-e-risparmio');
    await screen.findByRole('heading', { name: 'Da 0' });
    expect(screen.getByText('Pagina 1 di 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Articoli precedenti' }));
    await screen.findByRole('heading', { name: 'Da 12' });
    await user.click(screen.getByRole('link', { name: 'Articoli precedenti' }));
    await screen.findByRole('heading', { name: 'Da 24' });
    expect(address()).toBe('/blog?categoria=spese-e-risparmio&pagina=3');
    expect(screen.queryByRole('link', { name: 'Articoli precedenti' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Articoli più recenti' }));
    await screen.findByRole('heading', { name: 'Da 12' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Da 24' });
    expect(queriesOf(fetched, 'articles')[0]).toEqual({
      limit: '12',
      offset: '0',
      category: 'spese-e-risparmio',
      content: 'false',
    });
  });
});

describe('a list without articles', () => {
  it.each([
    ['/blog?cerca=zzz', 'Nessun articolo trovato', 'Vedi tutti gli articoli', '/blog'],
    ['/blog?tag=zzz', 'Nessun articolo trovato', 'Vedi tutti gli articoli', '/blog'],
    [
      '/blog?cerca=zaino&categoria=spese-e-risparmio',
      'Nessun articolo trovato',
      'Cerca “zaino” in tutto il blog',
      '/blog?cerca=zaino',
    ],
    ['/blog', 'Il blog non ha ancora articoli', 'Cerca i libri della tua classe', '/search'],
  ])('says so at %s, with a way on', async (...[address, words, action, target]) => {
    fakeBlog(listing([]));
    openPage(address);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', target);
  });

  it('keeps the filters where the service is down, says so and recovers', async () => {
    const user = userEvent.setup();
    fakeBlog(without('articles'));
    openPage('/blog?categoria=guide-per-le-famiglie&cerca=libri');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    expect(screen.getByRole('searchbox')).toHaveValue('libri');
    expect(
      screen.getByRole('link', { name: 'Togli il filtro: Guide per le famiglie' }),
    ).toBeVisible();
    expect(screen.queryByText(/trovat/)).not.toBeInTheDocument();
    fakeBlog();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await count('1 articolo trovato per “libri”')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it is loading where it was drawn without data', async () => {
    blogIsDown();
    openPage('/blog');
    expect(screen.getByText('Caricamento...')).toBeVisible();
    await screen.findByRole('alert');
  });
});
