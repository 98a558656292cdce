import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminArticle, ArticleDraft } from '@zaino/contracts/blog';
import { adminBlogEndpoints, blogEndpoints } from '@zaino/contracts/blog';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { renderWithQueries } from '../../../testing/render-with-queries';
import { ArticleDialog } from '../article-dialog';
import { sampleAdminArticle } from './sample-admin-article';

/** What the service holds, and what it was sent. */
export interface FakeBlog {
  stored: AdminArticle;
  drafts: ArticleDraft[];
  saves: Record<string, unknown>[];
  keptDrafts: Record<string, unknown>[];
  dropped: string[];
  /** Answers to the next saves, in the place of the usual one. */
  refusals: (() => Response)[];
}

const savedAt = '2026-11-22T09:32:00.000Z';

/** jsdom draws nothing: what the editor asks of the layout is nowhere. */
function installFakeLayout(): void {
  const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  const rect = () => ({ ...nowhere, toJSON: () => nowhere });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: rect });
  Object.assign(document, { elementFromPoint: () => null });
}

export function fakeBlog(changes: Partial<FakeBlog> = {}): FakeBlog {
  const blog: FakeBlog = {
    stored: sampleAdminArticle(),
    drafts: [],
    saves: [],
    keptDrafts: [],
    dropped: [],
    refusals: [],
    ...changes,
  };
  const calls = adminBlogEndpoints;
  const success = true as const;
  const save = (sent: Record<string, unknown>) => {
    blog.saves.push(sent);
    return blog.refusals.shift()?.() ?? { success, article: blog.stored };
  };
  const categories = [{ id: 'guide-per-le-famiglie', name: 'Guide per le famiglie', articles: 3 }];
  fakeNetwork(
    answer(blogEndpoints.categories, () => ({ success, categories })),
    answer(calls.article, () => ({ success, article: blog.stored })),
    answer(calls.drafts, () => ({ success, drafts: blog.drafts })),
    answer(calls.create, ({ body }) => save(body)),
    answer(calls.update, ({ body, query }) => save({ ...body, ...query })),
    answer(calls.saveDraft, ({ body, params }) => {
      blog.keptDrafts.push({ ...body, ...params });
      return { success, savedAt };
    }),
    answer(calls.dropDraft, ({ params }) => {
      blog.dropped.push(params.key);
      return { success };
    }),
    answer(calls.preview, ({ body }) => ({
      success,
      article: { ...blog.stored, ...body, tags: ['come-pubblico'], publishedAt: savedAt },
    })),
  );
  return blog;
}

/** Opens the form in a page; `articleId` null is a new article. */
export function openArticle(articleId: string | null = '7') {
  installFakeDialog();
  installFakeLayout();
  const onClose = jest.fn();
  const onSaved = jest.fn();
  const router = createMemoryRouter([
    {
      path: '*',
      element: <ArticleDialog articleId={articleId} onClose={onClose} onSaved={onSaved} />,
    },
  ]);
  renderWithQueries(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  return { router, user, onClose, onSaved };
}

/** The parts of the form, once it is there. */
export const form = {
  shown: () => screen.findByLabelText('Titolo'),
  field: (name: string | RegExp) => screen.getByLabelText(name),
  text: () => screen.getByRole('textbox', { name: 'Testo' }),
  button: (name: string) => screen.getByRole('button', { name }),
  dialog: (name: string) => screen.findByRole('dialog', { name }),
  inDialog: async (name: string) => within(await screen.findByRole('dialog', { name })),
};
