import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ArticleDraft } from '@zaino/contracts/blog';
import { serviceDown } from '@zaino/web/fake-service';
import { newArticleValues, valuesOf } from './article-values';
import { fakeBlog, form, openArticle } from './testing/open-article';
import { sampleAdminArticle } from './testing/sample-admin-article';

const { shown, field, text, button } = form;

const draftOf = (changes: Partial<ArticleDraft> = {}): ArticleDraft => ({
  key: '7',
  fields: { ...valuesOf(sampleAdminArticle()), title: 'Titolo della bozza' },
  baseVersion: 4,
  savedAt: '2026-11-20T09:15:00.000Z',
  ...changes,
});

/** Puts the tab away, which keeps what was typed without waiting for the clock. */
function leaveTab() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
}

const question = () => form.inDialog('Modifiche non salvate');
const answers = { name: 'Chiudi e tieni la bozza' };

afterEach(() => jest.restoreAllMocks());

describe('a form that was not saved', () => {
  it('is kept while one writes, and says since when', async () => {
    const blog = fakeBlog();
    const { user } = openArticle();
    await user.type(await shown(), '!');
    leaveTab();
    expect(await screen.findByText('Bozza salvata alle 10:32')).toBeVisible();
    expect(blog.keptDrafts).toEqual([
      {
        key: '7',
        baseVersion: 4,
        fields: { ...valuesOf(blog.stored), title: 'Quali libri servono!' },
      },
    ]);
  });

  it('is not kept while nothing was changed', async () => {
    const blog = fakeBlog();
    openArticle();
    await shown();
    leaveTab();
    expect(blog.keptDrafts).toEqual([]);
  });

  it('is offered before anything is opened, and taken up again', async () => {
    const blog = fakeBlog({ drafts: [draftOf(), draftOf({ key: '8' })] });
    const { user } = openArticle();
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    const offer = await form.inDialog('Modifica articolo');
    expect(offer.getByText('Titolo della bozza')).toBeVisible();
    await user.click(offer.getByRole('button', { name: 'Riprendi la bozza' }));
    expect(await shown()).toHaveValue('Titolo della bozza');
    await user.click(button('Salva articolo'));
    await waitFor(() => expect(blog.saves).toHaveLength(1));
    expect(blog.saves[0]).toMatchObject({ title: 'Titolo della bozza', version: 4 });
  });

  it('is thrown away where it is not wanted', async () => {
    const blog = fakeBlog({ drafts: [draftOf()] });
    const { user } = openArticle();
    await user.click(await screen.findByRole('button', { name: 'Scarta la bozza' }));
    expect(await shown()).toHaveValue(blog.stored.title);
    expect(blog.dropped).toEqual(['7']);
  });

  it('of a new article is one of several, and its save ends it', async () => {
    const keys = ['new-11111111', 'new-22222222'];
    const fields = { ...newArticleValues, author: 'Ada', content: '<p>a</p>' };
    const drafts = keys.map((key) => draftOf({ key, fields: { ...fields, title: key } }));
    const blog = fakeBlog({ drafts });
    const { user } = openArticle(null);
    const entries = await screen.findAllByRole('listitem');
    expect(entries).toHaveLength(2);
    const [, second] = entries;
    if (!second) throw new Error('No second draft');
    await user.click(within(second).getByRole('button', { name: 'Riprendi la bozza' }));
    expect(await shown()).toHaveValue('new-22222222');
    await user.click(button('Salva articolo'));
    await waitFor(() => expect(blog.saves[0]).toMatchObject({ draftKey: 'new-22222222' }));
  });

  it('leaves the drafts alone where a new article is begun', async () => {
    const blog = fakeBlog({ drafts: [draftOf({ key: 'new-11111111' })] });
    const { user } = openArticle(null);
    await user.click(await screen.findByRole('button', { name: 'Comincia un nuovo articolo' }));
    expect(await shown()).toHaveValue('');
    expect(blog.dropped).toEqual([]);
  });

  it('that was begun on an older version is shown beside the newer one', async () => {
    const stored = sampleAdminArticle({ version: 6, author: 'Altra' });
    const blog = fakeBlog({ stored, drafts: [draftOf()] });
    const { user } = openArticle();
    await user.click(await screen.findByRole('button', { name: 'Riprendi la bozza' }));
    const both = await form.inDialog('Articolo cambiato nel frattempo');
    expect(both.getByRole('group', { name: 'Titolo: la tua versione' })).toHaveTextContent(
      'Titolo della bozza',
    );
    const author = within(both.getByRole('group', { name: 'Autore' }));
    await user.click(author.getByRole('radio', { name: 'La versione salvata' }));
    await user.click(both.getByRole('button', { name: 'Continua con questi' }));
    expect(field('Autore')).toHaveValue('Altra');
    await user.click(button('Salva articolo'));
    await waitFor(() => expect(blog.saves).toHaveLength(1));
    expect(blog.saves[0]).toMatchObject({
      version: 6,
      title: 'Titolo della bozza',
      author: 'Altra',
    });
  });

  it('is not left unasked: it can be kept', async () => {
    const blog = fakeBlog();
    const { user, onClose } = openArticle();
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.type(await shown(), '!');
    await user.click(button('Annulla'));
    await user.click((await question()).getByRole('button', { name: 'Continua a modificare' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(button('Annulla'));
    await user.click((await question()).getByRole('button', answers));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(blog.keptDrafts).toHaveLength(1);
  });

  it('is not left unasked: it can be thrown away', async () => {
    const blog = fakeBlog();
    const { user, onClose } = openArticle();
    await user.type(await shown(), '!');
    await user.click(button('Annulla'));
    await user.click((await question()).getByRole('button', { name: 'Chiudi e scarta' }));
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(blog.dropped).toEqual(['7']));
    expect(blog.keptDrafts).toEqual([]);
  });

  it('stays open where it could not be kept', async () => {
    fakeBlog();
    const { user, onClose } = openArticle();
    await user.type(await shown(), '!');
    await user.click(button('Annulla'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(serviceDown()));
    await user.click((await question()).getByRole('button', answers));
    expect(await (await question()).findByRole('alert')).toHaveTextContent('va perso');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Bozza non salvata: nuovo tentativo fra poco')).toBeInTheDocument();
  });

  it('keeps its page until one has answered', async () => {
    const blog = fakeBlog();
    const { user, router } = openArticle();
    await user.type(await shown(), '!');
    await waitFor(async () => {
      await router.navigate('/elsewhere');
      expect(screen.getByRole('dialog', { name: 'Modifiche non salvate' })).toBeVisible();
    });
    await user.click((await question()).getByRole('button', answers));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
    expect(blog.keptDrafts).toHaveLength(1);
  });

  it('forgets its draft where all was changed back', async () => {
    const blog = fakeBlog();
    const { user, onClose } = openArticle();
    await user.type(await shown(), '!');
    leaveTab();
    await screen.findByText(/^Bozza salvata/);
    await user.type(await shown(), '{Backspace}');
    await user.click(button('Annulla'));
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(blog.dropped).toEqual(['7']));
  });

  it('holds the text as well', async () => {
    const blog = fakeBlog();
    const { user } = openArticle(null);
    await shown();
    await user.click(text());
    await user.paste('Un testo.');
    leaveTab();
    await waitFor(() =>
      expect(blog.keptDrafts).toMatchObject([{ fields: { content: '<p>Un testo.</p>' } }]),
    );
  });
});
