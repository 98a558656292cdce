import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@zaino/web/fake-network';
import { fakeBlog, form, openArticle } from './testing/open-article';
import { sampleAdminArticle } from './testing/sample-admin-article';

const { shown, field, text, button } = form;
const save = () => button('Salva articolo');
const changed = () => refusal(409, 'article-changed');

/** An article that somebody else saves while this form changes its title. */
async function meet(theirs: Parameters<typeof sampleAdminArticle>[0], writes?: string) {
  const blog = fakeBlog({ refusals: [changed] });
  const opened = openArticle();
  await opened.user.type(await shown(), ' davvero');
  if (writes !== undefined) {
    await opened.user.click(text());
    await opened.user.paste(writes);
  }
  blog.stored = sampleAdminArticle({ version: 5, ...theirs });
  await opened.user.click(save());
  const both = await form.inDialog('Articolo cambiato nel frattempo');
  return { ...opened, blog, both };
}

afterEach(() => jest.restoreAllMocks());

describe('two admins who change the same article', () => {
  it('both keep what they have changed where it is not the same', async () => {
    const { user, blog, both, onSaved } = await meet({ author: 'Altra', tags: ['nuovo'] });
    expect(both.getByText('Avete cambiato parti diverse: qui si uniscono.')).toBeVisible();
    await user.click(both.getByRole('button', { name: 'Continua con questi' }));
    expect(field('Titolo')).toHaveValue('Quali libri servono davvero');
    expect(field('Autore')).toHaveValue('Altra');
    expect(field('Tag')).toHaveValue('nuovo');
    expect(screen.getByText(/le modifiche di entrambi/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(blog.saves.map(({ version }) => version)).toEqual([4, 5]);
    expect(blog.saves[1]).toMatchObject({ title: 'Quali libri servono davvero', author: 'Altra' });
  });

  it('see both, and choose', async () => {
    const { user, blog, both } = await meet({ title: 'Il loro titolo' });
    expect(both.getByRole('group', { name: 'Titolo: la tua versione' })).toHaveTextContent(
      'Quali libri servono davvero',
    );
    expect(both.getByRole('group', { name: 'Titolo: la versione salvata' })).toHaveTextContent(
      'Il loro titolo',
    );
    const title = within(both.getByRole('group', { name: 'Titolo' }));
    expect(title.getByRole('radio', { name: 'La tua versione' })).toBeChecked();
    await user.click(title.getByRole('radio', { name: 'La versione salvata' }));
    await user.click(both.getByRole('button', { name: 'Continua con questi' }));
    expect(field('Titolo')).toHaveValue('Il loro titolo');
    expect(blog.saves).toHaveLength(1);
  });

  it('lose no text: the own one is one step back', async () => {
    const theirs = { content: '<p>Il loro testo.</p>' };
    const { user, both } = await meet(theirs, 'Mio. ');
    const texts = within(both.getByRole('group', { name: 'Testo' }));
    await user.click(texts.getByRole('radio', { name: 'La versione salvata' }));
    await user.click(both.getByRole('button', { name: 'Continua con questi' }));
    expect(text()).toHaveTextContent('Il loro testo.');
    await user.click(button('Annulla modifica'));
    expect(text()).toHaveTextContent('Mio. ');
  });

  it('go back to the form as it was, and are asked again at the next save', async () => {
    const { user, blog, both } = await meet({ title: 'Il loro titolo' });
    await user.click(both.getByRole('button', { name: 'Torna al modulo' }));
    expect(field('Titolo')).toHaveValue('Quali libri servono davvero');
    expect(screen.getByRole('alert')).toHaveTextContent('Salva di nuovo per vedere le modifiche.');
    blog.refusals.push(changed);
    await user.click(save());
    expect(await form.dialog('Articolo cambiato nel frattempo')).toBeVisible();
    expect(blog.saves.map(({ version }) => version)).toEqual([4, 4]);
  });
});
