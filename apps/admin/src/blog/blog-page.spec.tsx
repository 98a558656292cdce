import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBlogEndpoints, blogEndpoints } from '@zaino/contracts/blog';
import { adminReviewEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { sampleArticle } from './testing/sample-article';

const { remove, restore, moderationQueue, adminCategories, renameCategory } = adminBlogEndpoints;
const endpoints = {
  verify: adminEndpoints.verify,
  remove,
  restore,
  moderationQueue,
  reviews: adminReviewEndpoints.queue,
  adminCategories,
  renameCategory,
  articles: blogEndpoints.articles,
  categories: blogEndpoints.categories,
};

const counts = { pending: 3, approved: 10, hidden: 1 };
const reviewCounts = { pending: 2, approved: 10, refused: 1, reported: 2 };
const success = true as const;
const categories = [{ id: 'guide-per-le-famiglie', name: 'Guide per le famiglie', articles: 8 }];

async function openBlog(handlers: FakeHandlers<typeof endpoints> = {}, path = '/admin/blog') {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success, user: ADMIN }),
    articles: () => ({ success, articles: [sampleArticle()], total: 1 }),
    categories: () => ({ success, categories }),
    moderationQueue: () => ({ success, comments: [], total: 3, counts }),
    reviews: () => ({ success, reviews: [], total: 2, counts: reviewCounts }),
    ...handlers,
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Blog', level: 1 });
  return { ...area, asked };
}

const row = () => screen.getByRole('row', { name: /Quali libri servono/ });

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the admins’ list of articles', () => {
  it('shows title, beginning, author, date, views, likes, comments and state of each', async () => {
    await openBlog();
    const cells = within(row())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(within(row()).getByRole('rowheader')).toHaveTextContent(
      'La lista della scuola dice più di quanto sembra.',
    );
    // On a phone, where the heads are not seen, each cell says what it is.
    expect(within(row()).getByRole('cell', { name: '1.284' })).toHaveAttribute(
      'data-label',
      'Visite',
    );
    expect(cells.slice(0, 5)).toEqual([
      'Marta ColleoniGuide per le famiglie',
      '28 ago 2026',
      'Pubblicato',
      '1.284',
      '46',
    ]);
    expect(within(row()).getByRole('link', { name: /2 commenti a/ })).toHaveAttribute(
      'href',
      '/admin/blog/comments?articolo=7',
    );
    expect(within(row()).getByRole('link', { name: /si apre in un’altra scheda/ })).toHaveAttribute(
      'href',
      '/blog/quali-libri-servono',
    );
  });

  it('leads to no public page of what the public does not see, and says when it will appear', async () => {
    const draft = sampleArticle({ id: '8', title: 'Bozza', status: 'draft', publishedAt: null });
    const later = sampleArticle({ id: '9', title: 'Domani', status: 'scheduled' });
    const planned = sampleArticle({
      id: '10',
      title: 'Prevista',
      status: 'draft',
      publishedAt: null,
      plannedAt: '2026-12-01T07:00:00.000Z',
    });
    await openBlog({ articles: () => ({ success, articles: [draft, later, planned], total: 3 }) });
    expect(screen.getByRole('row', { name: /^Prevista/ })).toHaveTextContent(
      '1 dic 2026, 08:00data prevista',
    );
    expect(screen.queryByRole('link', { name: /altra scheda/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Bozza/ })).toHaveTextContent('ultima modifica');
    expect(screen.getByRole('row', { name: /^Domani/ })).toHaveTextContent('28 ago 2026, 10:00');
    expect(screen.getByRole('row', { name: /^Domani/ })).toHaveTextContent('Programmato');
  });

  it('says how many comments and reviews wait, and goes on where nobody can say', async () => {
    await openBlog();
    expect(screen.getByRole('link', { name: 'Commenti: 3 da leggere' })).toHaveAttribute(
      'href',
      '/admin/blog/comments',
    );
    expect(screen.getByRole('link', { name: 'Recensioni: 4 da leggere' })).toHaveAttribute(
      'href',
      '/admin/blog/reviews',
    );
  });

  it('asks for what the address says, and keeps a search in it', async () => {
    const queries: unknown[] = [];
    const { address } = await openBlog(
      {
        articles: (query) => {
          queries.push(query);
          return { success, articles: [sampleArticle()], total: 120 };
        },
        moderationQueue: serviceDown,
        reviews: serviceDown,
      },
      '/admin/blog?stato=draft&categoria=guide-per-le-famiglie&pagina=2',
    );
    expect(queries).toEqual([
      expect.objectContaining({
        status: 'draft',
        category: 'guide-per-le-famiglie',
        offset: 50,
        limit: 50,
        content: false,
      }),
    ]);
    expect(screen.getByText('Pagina 2 di 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Commenti' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Recensioni' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zaino{Enter}');
    await waitFor(() => expect(address()).toContain('cerca=zaino'));
    expect(address()).toContain('stato=draft');
    expect(queries.at(-1)).toMatchObject({ search: 'zaino', status: 'draft', offset: 0 });
  });

  it('says that nothing was found, with the way back to all', async () => {
    await openBlog(
      { articles: () => ({ success, articles: [], total: 0 }) },
      '/admin/blog?cerca=niente',
    );
    expect(screen.getByText('Nessun articolo trovato.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mostra tutti gli articoli' })).toHaveAttribute(
      'href',
      '/admin/blog',
    );
  });

  it('says that nothing was written yet, without a way to more', async () => {
    await openBlog({ articles: () => ({ success, articles: [], total: 0 }) });
    expect(screen.getByText('Non c’è ancora nessun articolo.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mostra tutti gli articoli' })).toBeNull();
  });

  it('goes to the last page where there are fewer', async () => {
    const { address } = await openBlog(
      { articles: () => ({ success, articles: [sampleArticle()], total: 60 }) },
      '/admin/blog?stato=draft&pagina=9',
    );
    expect(screen.getByText('Pagina 2 di 2')).toBeVisible();
    expect(address()).toBe('/admin/blog?stato=draft&pagina=2');
  });

  it('keeps a category of the address in its next search, though nobody could say its name', async () => {
    const { address } = await openBlog(
      { categories: serviceDown },
      '/admin/blog?categoria=guide-per-le-famiglie',
    );
    await userEvent.type(screen.getByRole('searchbox'), 'zaino{Enter}');
    await waitFor(() => expect(address()).toContain('cerca=zaino'));
    expect(address()).toContain('categoria=guide-per-le-famiglie');
  });

  it('says in the specification’s words that nothing could be loaded, and tries again', async () => {
    let isDown = true;
    await openBlog({
      articles: () => (isDown ? serviceDown() : { success, articles: [sampleArticle()], total: 1 }),
    });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(row()).toBeVisible());
  });
});

describe('deleting an article', () => {
  const askToDelete = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Elimina Quali libri servono' }));
    return screen.getByRole('dialog', { name: 'Elimina articolo' });
  };

  it('asks first, and does nothing where the answer is no', async () => {
    const removed = jest.fn();
    await openBlog({ remove: removed });
    const dialog = await askToDelete();
    expect(dialog).toHaveTextContent('Sei sicuro di voler eliminare questo articolo?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(removed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Elimina Quali libri servono' })).toHaveFocus();
  });

  it('deletes, and brings back', async () => {
    const articles = jest.fn(() => ({ success, articles: [sampleArticle()], total: 1 }));
    const restored = jest.fn(() => ({
      success,
      article: { ...sampleArticle(), content: '', headings: [], version: 5, plannedAt: null },
    }));
    const removed = jest.fn(() => ({ success }));
    await openBlog({ articles, remove: removed, restore: restored });
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Quali libri servono: eliminato')).toBeVisible();
    expect(removed).toHaveBeenCalledWith({ articleId: '7' });
    await waitFor(() => expect(articles).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Quali libri servono: ripristinato')).toBeVisible();
    await waitFor(() => expect(articles).toHaveBeenCalledTimes(3));
  });

  it('says why it failed, and keeps the question open', async () => {
    await openBlog({ remove: serviceDown });
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    expect(row()).toBeVisible();
  });
});

describe('the categories', () => {
  it('are managed beside their choice; a list of the renamed one follows', async () => {
    const guides = 'guide-per-le-famiglie';
    const category = { id: 'guide', name: 'Guide' };
    const { address } = await openBlog(
      {
        adminCategories: () => ({ success, categories }),
        renameCategory: () => ({ success, category }),
        categories: () => ({ success, categories: [...categories, { ...category, articles: 1 }] }),
      },
      `/admin/blog?categoria=${guides}`,
    );
    const manage = screen.getByRole('button', { name: 'Gestisci le categorie' });
    await userEvent.click(manage);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Rinomina Guide per le famiglie' }),
    );
    await userEvent.keyboard('Guide{Enter}');
    await waitFor(() => expect(address()).toContain('categoria=guide'));
    expect(address()).not.toContain(guides);
    expect(screen.getByRole('dialog', { name: 'Categorie' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fatto' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
