import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@zaino/web/fake-network';
import { fakeBlog, form, openArticle } from '../testing/open-article';

const { shown, field, text, button } = form;
const kept = `/api/blog/media/${'a'.repeat(32)}`;

afterEach(() => jest.restoreAllMocks());

/** An article with this text, opened; `saved` is what its save sends. */
async function write(content: string) {
  const blog = fakeBlog();
  blog.stored = { ...blog.stored, content };
  const { user } = openArticle();
  await shown();
  text().focus();
  const saved = async () => {
    await user.click(button('Salva articolo'));
    await waitFor(() => expect(blog.saves).toHaveLength(1));
    return blog.saves[0]?.['content'];
  };
  return { user, saved };
}

/** Answers the upload of a file, which the fake network does not read. */
function answerUpload(reply: () => Response) {
  const network = globalThis.fetch;
  // What is restored after the test is what was there before the fake network.
  globalThis.fetch = (url, init) =>
    url === '/api/blog/media' ? Promise.resolve(reply()) : network(url, init);
}

const file = (name = 'libri.png') => new File(['x'], name, { type: 'image/png' });

describe('the editor of an article', () => {
  it('has its name, its hint and its place among the fields', async () => {
    await write('<p>Testo</p>');
    expect(text()).toHaveAttribute('aria-multiline', 'true');
    expect(text()).toHaveAccessibleDescription(/Alt\+F10/);
    expect(text()).toBeRequired();
  });

  it('says of each switch whether it is on, and puts it over', async () => {
    const { user, saved } = await write('<h2>Uno</h2><p>Due</p>');
    expect(button('Titolo')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Sottotitolo'));
    expect(button('Titolo')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Sottotitolo')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Elenco numerato'));
    expect(await saved()).toBe('<h3>Uno</h3><p>Due</p>');
  });

  it('knows what is selected, although the browser has not told of it yet', async () => {
    const { user, saved } = await write('<p>Una fine</p>');
    const words = text().querySelector('p')?.firstChild;
    if (!words) throw new Error('The text has no words.');
    getSelection()?.setBaseAndExtent(words, 4, words, 8);
    fireEvent.keyDown(text(), { key: 'k', ctrlKey: true });
    await user.type(await screen.findByLabelText('Indirizzo'), 'www.esempio.it{Enter}');
    expect(await saved()).toBe('<p>Una <a href="https://www.esempio.it/">fine</a></p>');
  });

  it('makes lists, the other kind of them, and says what cannot be done there', async () => {
    const { user, saved } = await write('<p>Uno</p>');
    await user.click(button('Elenco'));
    expect(button('Elenco')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Elenco numerato'));
    expect(button('Elenco')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Citazione')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Citazione'));
    expect(await saved()).toBe('<ol><li>Uno</li></ol>');
  });

  it('takes a step back and forth', async () => {
    const { user } = await write('<p>Uno</p>');
    expect(button('Annulla modifica')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Elenco'));
    await user.click(button('Annulla modifica'));
    expect(button('Elenco')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Ripeti modifica'));
    expect(button('Elenco')).toHaveAttribute('aria-pressed', 'true');
  });

  it('puts in a table, and offers its rows and columns there', async () => {
    const { user, saved } = await write('<p>Uno</p>');
    expect(screen.queryByRole('button', { name: 'Aggiungi riga' })).toBeNull();
    await user.click(button('Tabella'));
    await user.click(button('Aggiungi colonna'));
    await user.click(button('Togli riga'));
    expect(await saved()).toContain('<table><tbody><tr><td></td><td></td><td></td><td></td></tr>');
  });

  it('leads through its buttons by arrows', async () => {
    const { user } = await write('<p>Uno</p>');
    fireEvent.keyDown(text(), { key: 'F10', altKey: true });
    expect(button('Titolo')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('Sottotitolo')).toHaveFocus();
    expect(button('Titolo')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{End}');
    expect(button('Ripeti modifica')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('Titolo')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(text()).toHaveFocus();
  });

  it('asks for a link and its words, and refuses what is none', async () => {
    const { user, saved } = await write('<p></p>');
    fireEvent.keyDown(text(), { key: 'k', ctrlKey: true });
    const link = await form.inDialog('Collegamento');
    await user.type(link.getByLabelText('Indirizzo'), 'javascript:alert(1)');
    await user.click(link.getByRole('button', { name: 'Inserisci' }));
    expect(link.getByLabelText('Indirizzo')).toBeInvalid();
    expect(link.getByLabelText('Indirizzo')).toHaveFocus();
    await user.clear(link.getByLabelText('Indirizzo'));
    await user.type(link.getByLabelText('Indirizzo'), 'www.esempio.it/a');
    await user.type(link.getByLabelText('Parole da mostrare'), 'qui');
    await user.click(link.getByRole('button', { name: 'Inserisci' }));
    expect(text()).toHaveFocus();
    expect(await saved()).toBe('<p><a href="https://www.esempio.it/a">qui</a></p>');
  });

  it('changes a link, and takes it away', async () => {
    const { user, saved } = await write('<p><a href="https://a.it/">qui <em>è</em></a> no</p>');
    await user.click(button('Collegamento'));
    const link = await form.inDialog('Collegamento');
    expect(link.getByLabelText('Indirizzo')).toHaveValue('https://a.it/');
    await user.click(link.getByRole('button', { name: 'Togli collegamento' }));
    expect(await saved()).toBe('<p>qui <em>è</em> no</p>');
  });

  it('uploads an image, and asks for words that stand for it', async () => {
    const { user, saved } = await write('<p>Uno</p>');
    answerUpload(() => Response.json({ success: true, url: kept, width: 800, height: 600 }));
    await user.click(button('Immagine'));
    const image = await form.inDialog('Immagine');
    await user.upload(image.getByLabelText('File dell’immagine'), file());
    expect(await image.findByAltText('Anteprima')).toHaveAttribute('src', `${kept}/320.webp`);
    await user.click(image.getByRole('button', { name: 'Inserisci immagine' }));
    const words = image.getByLabelText('Descrizione per chi non la vede');
    expect(words).toBeInvalid();
    await user.type(words, 'Libri');
    await user.click(image.getByRole('button', { name: 'Inserisci immagine' }));
    expect(await saved()).toContain(
      `<figure><img src="${kept}" alt="Libri" width="800" height="600"></figure>`,
    );
  });

  it('says why an image was not kept', async () => {
    const { user } = await write('<p>Uno</p>');
    answerUpload(() => refusal(400, 'image-refused', { detail: 'Non è un’immagine.' }));
    await user.click(button('Immagine'));
    const image = await form.inDialog('Immagine');
    await user.upload(image.getByLabelText('File dell’immagine'), file());
    expect(await image.findByRole('alert')).toHaveTextContent('Non è un’immagine.');
  });

  it('asks about each image that is pasted', async () => {
    const { user, saved } = await write('<p>Uno</p>');
    answerUpload(() => Response.json({ success: true, url: kept, width: 8, height: 6 }));
    const files = [file('a.png'), file('b.png')];
    fireEvent.paste(text(), { clipboardData: { files, getData: () => '', items: [], types: [] } });
    for (const [index] of files.entries()) {
      const image = await form.inDialog('Immagine');
      await image.findByAltText('Anteprima');
      expect(image.getByLabelText('Descrizione per chi non la vede')).toHaveValue('');
      if (index === 0) await user.click(image.getByLabelText('È solo decorativa'));
      else await user.type(image.getByLabelText('Descrizione per chi non la vede'), 'due');
      await user.click(image.getByRole('button', { name: 'Inserisci immagine' }));
    }
    const attributes = 'width="8" height="6"';
    expect(await saved()).toContain(
      `<figure><img src="${kept}" alt="" ${attributes}></figure><figure><img src="${kept}" alt="due" ${attributes}></figure>`,
    );
  });

  it('changes the words of an image that is there', async () => {
    const { user, saved } = await write(`<figure><img src="${kept}" alt="Libri"></figure>`);
    await user.click(button('Immagine'));
    const image = await form.inDialog('Immagine');
    const words = image.getByLabelText('Descrizione per chi non la vede');
    expect(words).toHaveValue('Libri');
    await user.clear(words);
    await user.type(words, 'Quaderni');
    await user.click(image.getByRole('button', { name: 'Cambia immagine' }));
    expect(await saved()).toBe(`<figure><img src="${kept}" alt="Quaderni"></figure>`);
  });

  describe('an image in a link', () => {
    const linked = (href: string, alt = 'Libri') =>
      `<figure><a href="${href}"><img src="${kept}" alt="${alt}"></a></figure>`;

    it('stays in it while the text is changed', async () => {
      const { user, saved } = await write(`<p>Uno</p>${linked('https://a.it/')}`);
      await user.click(button('Elenco'));
      expect(await saved()).toBe(`<ul><li>Uno</li></ul>${linked('https://a.it/')}`);
    });

    it('stays in it while its words are changed, and leads elsewhere where it is told to', async () => {
      const { user, saved } = await write(linked('https://a.it/'));
      await user.click(button('Immagine'));
      const image = await form.inDialog('Immagine');
      const address = image.getByLabelText('Collegamento');
      expect(address).toHaveValue('https://a.it/');
      await user.type(image.getByLabelText('Descrizione per chi non la vede'), ' usati');
      await user.clear(address);
      await user.type(address, 'parola');
      await user.click(image.getByRole('button', { name: 'Cambia immagine' }));
      expect(address).toBeInvalid();
      expect(address).toHaveFocus();
      await user.clear(address);
      await user.type(address, 'b.it/x');
      await user.click(image.getByRole('button', { name: 'Cambia immagine' }));
      expect(await saved()).toBe(linked('https://b.it/x', 'Libri usati'));
    });

    it('is put into it by the button for links, and taken out', async () => {
      const { user, saved } = await write(`<figure><img src="${kept}" alt="Libri"></figure>`);
      expect(button('Collegamento')).toHaveAttribute('aria-pressed', 'false');
      await user.click(screen.getByAltText('Libri'));
      await user.click(button('Collegamento'));
      const link = await form.inDialog('Collegamento');
      expect(link.queryByLabelText('Parole da mostrare')).toBeNull();
      await user.type(link.getByLabelText('Indirizzo'), '/search{Enter}');
      expect(text()).toHaveFocus();
      expect(button('Collegamento')).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByAltText('Libri').closest('a')).toHaveAttribute('href', '/search');

      await user.click(button('Collegamento'));
      const again = await form.inDialog('Collegamento');
      expect(again.getByLabelText('Indirizzo')).toHaveValue('/search');
      await user.click(again.getByRole('button', { name: 'Togli collegamento' }));
      expect(button('Collegamento')).toHaveAttribute('aria-pressed', 'false');
      await user.click(button('Annulla modifica'));
      expect(await saved()).toBe(linked('/search'));
    });

    it('is put into it by an address that is pasted over it', async () => {
      const { user, saved } = await write(`<figure><img src="${kept}" alt="Libri"></figure>`);
      await user.click(screen.getByAltText('Libri'));
      const getData = (type: string) => (type === 'text/plain' ? ' https://a.it/ ' : '');
      fireEvent.paste(text(), { clipboardData: { files: [], getData, items: [], types: [] } });
      expect(await saved()).toBe(linked('https://a.it/'));
    });
  });

  it('uploads the image of the article too, and says where none comes', async () => {
    const { user } = await write('<p>Uno</p>');
    answerUpload(() => Response.json({ success: true, url: kept, width: 8, height: 6 }));
    await user.upload(screen.getByLabelText('File dell’immagine'), file());
    await waitFor(() => expect(field(/^Immagine in evidenza/)).toHaveValue(kept));
    fireEvent.error(screen.getByAltText('Anteprima'));
    expect(await screen.findByText('Errore caricamento')).toBeVisible();
  });
});
