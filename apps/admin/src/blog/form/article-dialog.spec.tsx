import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@zaino/web/fake-network';
import { serviceDown } from '@zaino/web/fake-service';
import { fakeBlog, form, openArticle } from './testing/open-article';
import { sampleAdminArticle } from './testing/sample-admin-article';

const { shown, field, text, button } = form;
const save = () => button('Salva articolo');

afterEach(() => jest.restoreAllMocks());

describe('the article’s modal', () => {
  it('says that nothing came, and asks again', async () => {
    const blog = fakeBlog();
    const network = jest.spyOn(globalThis, 'fetch');
    network.mockRejectedValueOnce(new TypeError('network'));
    const { user } = openArticle();
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nel caricamento dei dati');
    await user.click(button('Riprova'));
    expect(await shown()).toHaveValue(blog.stored.title);
  });

  it('makes a new article, published unless told, its slug of the title', async () => {
    const blog = fakeBlog();
    const { user, onSaved } = openArticle(null);
    await user.type(await shown(), 'Città e però');
    expect(field('Indirizzo della pagina')).toHaveValue('citta-e-pero');
    expect(field('Stato')).toHaveDisplayValue('Pubblicato');
    await user.type(field('Autore'), 'Ada');
    await user.type(field('Tag'), ' uno,, due ,uno');
    await user.selectOptions(field('Categoria'), 'Nuova categoria…');
    expect(field('Nuova categoria')).toHaveFocus();
    await user.type(field('Nuova categoria'), 'Scuola');
    await user.click(text());
    await user.paste('Un testo.');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(blog.stored));
    expect(blog.saves).toEqual([
      {
        title: 'Città e però',
        slug: 'citta-e-pero',
        author: 'Ada',
        content: '<p>Un testo.</p>',
        category: 'Scuola',
        tags: ['uno', 'due'],
        excerpt: '',
        featuredImage: '',
        status: 'published',
        publishedAt: null,
        draftKey: expect.stringMatching(/^new-/) as string,
      },
    ]);
  });

  it('changes an article in the version that was read; a text that nobody touched goes back as it came', async () => {
    const blog = fakeBlog();
    const { user } = openArticle();
    await user.type(await shown(), ' davvero');
    expect(text()).toHaveTextContent('PrimaOgni scuola ha una lista.');
    await user.click(save());
    await waitFor(() => expect(blog.saves).toHaveLength(1));
    expect(blog.saves[0]).toMatchObject({
      articleId: '7',
      version: 4,
      title: 'Quali libri servono davvero',
      content: blog.stored.content,
      publishedAt: blog.stored.publishedAt,
    });
    expect(blog.saves[0]).not.toHaveProperty('slug');
  });

  it('is saved by its button alone, not by Enter in a field', async () => {
    const blog = fakeBlog();
    const { user } = openArticle();
    await user.type(await shown(), ' davvero{Enter}');
    expect(blog.saves).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(blog.saves).toHaveLength(1));
  });

  it('wishes for another slug, in the form of the rule', async () => {
    const blog = fakeBlog();
    const { user } = openArticle();
    await shown();
    await user.clear(field('Indirizzo della pagina'));
    await user.type(field('Indirizzo della pagina'), 'Libri È Altro');
    await user.tab();
    expect(field('Indirizzo della pagina')).toHaveValue('libri-e-altro');
    await user.click(save());
    await waitFor(() => expect(blog.saves[0]).toMatchObject({ slug: 'libri-e-altro' }));
  });

  it('says at each field what is missing, sends nothing, and forgets it once it is mended', async () => {
    const blog = fakeBlog();
    const { user } = openArticle(null);
    await shown();
    await user.selectOptions(field('Stato'), 'Programmato');
    await user.type(field(/^Immagine in evidenza/), 'http://a.it/b.png');
    await user.click(save());
    expect(await shown()).toHaveAccessibleDescription('Scrivi il titolo');
    expect(await shown()).toHaveFocus();
    expect(field('Autore')).toHaveAccessibleDescription('Scrivi l’autore');
    expect(text()).toHaveAccessibleDescription(/Scrivi il testo dell’articolo$/);
    expect(text()).toBeInvalid();
    expect(field('Data di pubblicazione')).toHaveAccessibleDescription(
      /Scegli quando pubblicarlo\./,
    );
    expect(field(/^Immagine in evidenza/)).toHaveAccessibleDescription(/comincia con https/);
    expect(blog.saves).toEqual([]);
    await user.selectOptions(field('Stato'), 'Bozza');
    expect(field('Data di pubblicazione')).toBeValid();
    await user.type(await shown(), 'Titolo');
    expect(await shown()).toBeValid();
  });

  it.each([
    [() => Response.error(), 'Errore di connessione.'],
    [() => new Response('<html>', { status: 500 }), 'Errore nel salvataggio.'],
    [() => refusal(400, 'other'), 'La richiesta non è valida.'],
    [() => refusal(401, 'unauthenticated'), 'La sessione è scaduta'],
  ])('shows why it was not saved, and keeps everything (%#)', async (refused, words) => {
    const blog = fakeBlog();
    blog.refusals.push(() => {
      const response = refused();
      if (response.type === 'error') throw new TypeError('network');
      return response;
    });
    const { user, onSaved } = openArticle();
    await user.type(await shown(), ' bis');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await shown()).toHaveValue('Quali libri servono bis');
    expect(onSaved).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows what the service says of a field there', async () => {
    const blog = fakeBlog();
    const errors = [
      { path: 'tags.0', message: 'Troppo lungo' },
      { path: 'title', message: 'No' },
    ];
    blog.refusals.push(() => refusal(400, 'invalid-input', { errors }));
    const { user } = openArticle();
    await user.type(await shown(), ' bis');
    await user.click(save());
    await waitFor(() => expect(field('Titolo')).toHaveAccessibleDescription('No'));
  });

  it('saves by Ctrl+S, but not while something is asked', async () => {
    const blog = fakeBlog();
    const { user } = openArticle();
    await user.type(await shown(), '!');
    await user.click(button('Collegamento'));
    await form.dialog('Collegamento');
    await user.keyboard('{Control>}s{/Control}');
    expect(blog.saves).toEqual([]);
    await user.click(
      within(await form.dialog('Collegamento')).getByRole('button', { name: 'Chiudi' }),
    );
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(blog.saves).toHaveLength(1));
  });

  it('shows the article as everybody would see it', async () => {
    fakeBlog();
    const { user } = openArticle();
    await user.type(await shown(), ' davvero');
    await user.click(button('Anteprima'));
    const preview = await screen.findByRole('region', { name: 'Anteprima' });
    expect(await within(preview).findByText('Quali libri servono davvero')).toBeVisible();
    expect(within(preview).getByText('Ogni scuola ha una lista.')).toBeVisible();
    expect(within(preview).getByText('come-pubblico')).toBeVisible();
    await user.click(button('Anteprima'));
    expect(preview).not.toBeInTheDocument();
  });

  it('says that the preview did not come, and asks again', async () => {
    fakeBlog();
    const { user } = openArticle();
    await shown();
    const network = jest.spyOn(globalThis, 'fetch');
    network.mockImplementationOnce(() => Promise.resolve(serviceDown()));
    await user.click(button('Anteprima'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nel caricamento dei dati');
    await user.click(button('Riprova'));
    expect(await screen.findByText('come-pubblico')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the date that a draft is planned for, and takes it back where it is emptied', async () => {
    const stored = sampleAdminArticle({
      status: 'draft',
      publishedAt: null,
      plannedAt: '2026-12-01T07:00:00.000Z',
    });
    const blog = fakeBlog({ stored });
    const { user } = openArticle();
    await shown();
    expect(field('Data di pubblicazione')).toHaveValue('2026-12-01T08:00');
    expect(field('Data di pubblicazione')).toHaveAccessibleDescription(
      'Ora italiana. Resta annotata: non si pubblica da sola.',
    );
    await user.click(save());
    await waitFor(() => expect(blog.saves).toHaveLength(1));
    fireEvent.change(field('Data di pubblicazione'), { target: { value: '' } });
    await user.click(save());
    await waitFor(() => expect(blog.saves).toHaveLength(2));
    expect(blog.saves.map(({ publishedAt }) => publishedAt)).toEqual([stored.plannedAt, null]);
  });

  it('keeps the field of the moment in the shop’s own time', async () => {
    const stored = sampleAdminArticle({ publishedAt: '2026-07-01T22:30:00.000Z' });
    fakeBlog({ stored });
    openArticle();
    await shown();
    expect(field('Data di pubblicazione')).toHaveValue('2026-07-02T00:30');
  });
});
