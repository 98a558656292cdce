import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { adminEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { sampleComment } from '../testing/sample-article';

const { moderationQueue, moderate } = adminBlogEndpoints;
// The more specific path first.
const endpoints = { verify: adminEndpoints.verify, moderate, moderationQueue };

const success = true as const;
const counts = { pending: 2, approved: 10, hidden: 1 };
const comments = [sampleComment(), sampleComment({ id: '32', name: 'Ines', content: 'Utile.' })];

async function openComments(
  handlers: FakeHandlers<typeof endpoints> = {},
  path = '/admin/blog/comments',
) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success, user: ADMIN }),
    moderationQueue: () => ({ success, comments, total: 2, counts }),
    ...handlers,
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Commenti', level: 1 });
  /** Bodies of the calls that moderate. */
  const sent = () =>
    asked.mock.calls
      .filter(([path]) => path === '/api/blog/comments/moderate')
      .map(([, init]) => JSON.parse(init?.body as string) as unknown);
  return { ...area, sent };
}

const rowOf = (name: string) =>
  screen.getByText(name).closest('li') ?? document.createElement('li');

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the moderation queue', () => {
  it('begins with what waits, with who wrote it and where', async () => {
    const asked = jest.fn(() => ({ success, comments, total: 2, counts }));
    await openComments({ moderationQueue: asked });
    expect(asked).toHaveBeenCalledWith({ state: 'pending', offset: 0 });
    const row = rowOf('Paolo R.');
    expect(row).toHaveTextContent('Non sapevo dei volumi già in uso.');
    expect(within(row).getByRole('link', { name: 'paolo@example.com' })).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Quali libri servono' })).toHaveAttribute(
      'href',
      '/blog/quali-libri-servono',
    );
    expect(screen.getByRole('link', { name: /Da leggere/, current: true })).toHaveTextContent('2');
  });

  it('leads to the other states, and to the comments of one article', async () => {
    const queries: unknown[] = [];
    const handlers = {
      moderationQueue: (query: unknown) => {
        queries.push(query);
        return { success, comments, total: 2, counts };
      },
    };
    const { address } = await openComments(handlers, '/admin/blog/comments?articolo=7');
    expect(queries.at(-1)).toMatchObject({ articleId: '7' });
    expect(queries.at(-1)).not.toMatchObject({ state: expect.anything() as unknown });
    await userEvent.click(screen.getByRole('link', { name: /Nascosti/ }));
    await waitFor(() => expect(address()).toBe('/admin/blog/comments?stato=hidden&articolo=7'));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ state: 'hidden', articleId: '7' }));
  });

  it.each([
    ['Approva', 'approve', '1 commento pubblicato'],
    ['Nascondi', 'hide', '1 commento nascosto'],
  ])('%s: at once, and the list is asked for again', async (button, action, words) => {
    const queue = jest.fn(() => ({ success, comments, total: 2, counts }));
    const moderated = jest.fn(() => ({ success, changed: 1 }));
    const { sent } = await openComments({ moderationQueue: queue, moderate: moderated });
    await userEvent.click(
      within(rowOf('Paolo R.')).getByRole('button', { name: `${button} il commento di Paolo R.` }),
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent()).toEqual([{ ids: ['31'], action }]);
    await waitFor(() => expect(queue).toHaveBeenCalledTimes(2));
  });

  it('offers nothing that would change nothing', async () => {
    const approved = sampleComment({ state: 'approved' });
    await openComments({
      moderationQueue: () => ({ success, comments: [approved], total: 1, counts }),
    });
    const row = within(rowOf('Paolo R.'));
    expect(row.queryByRole('button', { name: /Approva/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: /Nascondi/ })).toBeVisible();
  });

  it('deletes several at once, after a question', async () => {
    const moderated = jest.fn(() => ({ success, changed: 2 }));
    const { sent } = await openComments({ moderate: moderated });
    const bar = within(screen.getByRole('group', { name: 'Commenti selezionati' }));
    expect(bar.getByRole('button', { name: 'Elimina' })).toBeDisabled();
    await userEvent.click(bar.getByRole('checkbox', { name: 'Seleziona tutti' }));
    await userEvent.click(bar.getByRole('button', { name: 'Elimina (2)' }));
    const dialog = screen.getByRole('dialog', { name: 'Elimina commenti' });
    expect(dialog).toHaveTextContent('Sei sicuro di voler eliminare 2 commenti?');
    expect(moderated).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina per sempre' }));
    expect(await screen.findByText('2 commenti eliminati')).toBeVisible();
    expect(sent()).toEqual([{ ids: ['31', '32'], action: 'delete' }]);
  });

  it('says why something could not be done, and keeps what was ticked', async () => {
    await openComments({ moderate: serviceDown });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Commento di Ines' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approva (1)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    expect(screen.getByRole('checkbox', { name: 'Commento di Ines' })).toBeChecked();
  });

  it('says that nothing waits', async () => {
    const none = { pending: 0, approved: 10, hidden: 1 };
    await openComments({
      moderationQueue: () => ({ success, comments: [], total: 0, counts: none }),
    });
    expect(screen.getByText('Nessun commento da leggere.')).toBeVisible();
  });
});
