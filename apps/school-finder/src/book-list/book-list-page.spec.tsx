import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookEndpoints } from '@zaino/contracts/schools';
import { addChild, clear, getCart, removeChild } from '@zaino/web/cart';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openPage } from '../testing/open-page';
import { makeClass, makeRecognised, serveList } from '../testing/serve-list';

const italiano = makeRecognised({ isbn: '9788899001223' });
const storia = makeRecognised({
  isbn: '9788899012083',
  titolo: 'Il tempo che resta',
  prezzo: 25.5,
});
const unknown = '9788899001209';
const doubtful = '9788899001217';

const whole = {
  books: [italiano, storia],
  unknown: [unknown],
  doubtful: [
    { code: doubtful, candidates: [makeRecognised({ isbn: '9788899003128', titolo: 'La bici' })] },
    { code: '9791111111111', candidates: [] },
  ],
  classes: [
    makeClass([italiano.isbn, storia.isbn, '9788899003128']),
    makeClass([italiano.isbn], { classe: '3', sezione: 'A' }),
  ],
};

async function read(text: string) {
  const user = userEvent.setup();
  openPage('/lista-libri');
  await user.click(await screen.findByRole('textbox', { name: 'Testo della lista' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Trova i libri' }));
  return user;
}

const group = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  clear();
  for (const { id } of getCart().children) removeChild(id);
});

describe('the page of a list on paper', () => {
  it('sends the codes of a mail and nothing else of it', async () => {
    const asked = serveList(whole);
    await read(`Gentile famiglia Rossi, tel. 0372 123456, i libri: ${italiano.isbn}, ${doubtful}`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Sembra la 2ª B' })).toHaveFocus(),
    );
    expect(asked).toEqual([{ isbns: [italiano.isbn], doubtful: [doubtful], schools: [] }]);
  });

  it('shows what was found, what is in doubt and what nobody knows, with ways on', async () => {
    serveList(whole);
    await read(italiano.isbn);
    expect(
      await screen.findByText(/Nella sua lista ci sono 3 libri dei tuoi, su 12/),
    ).toHaveTextContent('Scuola media Irma Valsecchi, Cremona (CR)');
    expect(screen.getByRole('link', { name: 'Vedi la lista intera' })).toHaveAttribute(
      'href',
      '/scuola/CRMM8ZZ01L?classe=2&sezione=B',
    );
    expect(screen.getByText('2 trovati, 1 da confermare, 2 non trovati')).toBeVisible();
    const found = within(await group(/^Trovati \(2\)/));
    expect(found.getByRole('link', { name: `Vedi il libro ${storia.titolo}` })).toHaveAttribute(
      'href',
      `/libro/${storia.isbn}?scuola=CRMM8ZZ01L&classe=2&sezione=B`,
    );
    const missing = within(await group(/^Non trovati \(2\)/));
    expect(missing.getByText(/Nessuna lista di scuola ha questo libro/)).toBeVisible();
    expect(missing.getByText(/controlla le cifre/)).toBeVisible();
    expect(missing.getAllByRole('link', { name: /cercalo per titolo/i })).toHaveLength(2);
  });

  it('puts what is ticked into the cart for the child of that class', async () => {
    const school = { schoolCode: 'CRMM8ZZ01L', schoolName: 'Scuola media Irma Valsecchi' };
    addChild({ ...school, nickname: 'Leo', classe: '2', sezione: 'B', tetto: null });
    const asked = serveList(whole);
    const user = await read(italiano.isbn);
    await user.click(await screen.findByRole('checkbox', { name: `Italiano: ${storia.titolo}` }));
    expect(screen.getByText('Hai spuntato 1 libro:')).toHaveTextContent('19,90 €');
    await user.click(screen.getByRole('button', { name: 'Aggiungi 1 al carrello' }));
    expect(getCart().items).toMatchObject([
      { isbn: italiano.isbn, scuola: { codice: 'CRMM8ZZ01L' }, classe: '2', sezione: 'B' },
    ]);
    expect(screen.getByText('1 libro aggiunto al carrello per Leo.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vai al carrello' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Italiano: ${storia.titolo}` })).not.toBeChecked();
    expect(asked[0]?.schools).toEqual(['CRMM8ZZ01L']);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().items).toEqual([]);
  });

  it('counts a doubtful book once somebody has confirmed it', async () => {
    serveList(whole);
    const user = await read(italiano.isbn);
    const doubt = within(await group(/^Da confermare \(1\)/));
    expect(doubt.getByText(`Il codice ${doubtful} ha un errore. È uno di questi?`)).toBeVisible();
    await user.click(doubt.getByRole('checkbox', { name: /La bici/ }));
    expect(await group(/^Trovati \(3\)/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Italiano: La bici' })).toBeChecked();
    await user.click(doubt.getByRole('checkbox', { name: /La bici/ }));
    expect(await group(/^Trovati \(2\)/)).toBeVisible();
  });

  it('is seen from another class where the family says so', async () => {
    serveList(whole);
    const user = await read(italiano.isbn);
    const choice = await screen.findByRole('combobox', { name: 'Di quale classe è?' });
    await user.selectOptions(choice, '3ª A, Scuola media Irma Valsecchi, Cremona (CR): 1 libro');
    expect(screen.getByRole('heading', { name: 'Sembra la 3ª A' })).toBeVisible();
    expect(screen.getByText(/Nella sua lista c’è 1 libro dei tuoi, su 12/)).toBeVisible();
    const others = within(await group(/^Non nella lista della 3ª A \(1\)/));
    expect(others.getByRole('link', { name: storia.titolo })).toHaveAttribute(
      'href',
      `/libro/${storia.isbn}`,
    );
    expect(others.getByText(/Altre classi lo hanno/)).toBeVisible();
  });

  it('offers the new edition that the class has in place of the old one', async () => {
    const edition = {
      isbn: '9788899001221',
      titolo: 'Le parole, nuova',
      autore: '',
      editore: '',
      copertina: null,
      prezzo: 21,
    };
    const old = makeRecognised({
      isbn: italiano.isbn,
      vendibile: false,
      motivoNonVendibile: 'sostituito',
      schoolYear: 2023,
      availability: { state: 'replaced', newIsbn: edition.isbn },
      newEdition: edition,
    });
    serveList({ books: [old], classes: [makeClass([edition.isbn])] });
    const user = await read(old.isbn);
    expect(await screen.findByText(/È la nuova edizione/)).toHaveTextContent('978 88 9900 122 3');
    await user.click(screen.getByRole('button', { name: 'Aggiungi 1 al carrello' }));
    expect(getCart().items).toMatchObject([{ isbn: edition.isbn, prezzo: 21 }]);
  });

  it.each([
    [2025, 2023, /È di una lista 2023-2024/],
    [2025, null, /nessuna classe lo ha/],
    [2025, 2025, /Apri il libro per scegliere la classe/],
    [null, null, /Stiamo contando le liste/],
  ])('says of a book that no class can be found for why: %s, %s', async (now, year, words) => {
    serveList({ schoolYear: now, books: [makeRecognised({ schoolYear: year })] });
    await read(italiano.isbn);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /al carrello/ })).toBeNull();
  });

  it('adds what is read next, and begins anew', async () => {
    const asked = serveList(whole);
    const user = await read(italiano.isbn);
    await screen.findByRole('heading', { name: 'Sembra la 2ª B' });
    const field = screen.getByRole('textbox', { name: 'Testo della lista' });
    await user.clear(field);
    await user.click(field);
    await user.paste(storia.isbn);
    await user.click(screen.getByRole('button', { name: 'Trova i libri' }));
    await waitFor(() => expect(asked.at(-1)?.isbns).toEqual([italiano.isbn, storia.isbn]));
    await user.click(screen.getByRole('button', { name: 'Ricomincia con un’altra lista' }));
    expect(screen.queryByRole('heading', { name: /Sembra/ })).toBeNull();
    expect(field).toHaveFocus();
  });

  it('says that there is no code in a text', async () => {
    const asked = serveList(whole);
    await read('Buongiorno, quali libri servono?');
    expect(await screen.findByRole('alert')).toHaveTextContent(/non c’è nessun codice ISBN/);
    expect(asked).toEqual([]);
  });

  it('keeps what was read while the service is away, or asks too much of it', async () => {
    const down = answer(bookEndpoints.recogniseList, () => refusal(503, 'unavailable'));
    fakeNetwork(down);
    const user = await read(italiano.isbn);
    expect(await screen.findByRole('alert')).toHaveTextContent(/I codici letti sono ancora qui/);
    fakeNetwork(answer(bookEndpoints.recogniseList, () => refusal(429, 'limited')));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/Troppe richieste/)).toBeVisible();
    const asked = serveList(whole);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Sembra la 2ª B' })).toBeVisible();
    expect(asked[0]?.isbns).toEqual([italiano.isbn]);
  });

  it('goes on from the codes of an address, as a browser without a script leaves it', async () => {
    const asked = serveList(whole);
    openPage(`/lista-libri?isbn=${italiano.isbn}&dubbi=${doubtful}`);
    expect(await screen.findByRole('heading', { name: 'Sembra la 2ª B' })).toBeVisible();
    expect(await group(/^Da confermare \(1\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: /al carrello/ })).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox', { name: 'Testo della lista' }));
    await user.paste(storia.isbn);
    await user.click(screen.getByRole('button', { name: 'Trova i libri' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.at(-1)).toEqual({
      isbns: [italiano.isbn, storia.isbn],
      doubtful: [doubtful],
      schools: [],
    });
  });

  it('asks again for the codes of an address whose answer did not come', async () => {
    fakeNetwork(answer(bookEndpoints.recogniseList, () => refusal(503, 'unavailable')));
    openPage(`/lista-libri?isbn=${italiano.isbn}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/I codici letti sono ancora qui/);
    const asked = serveList(whole);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Sembra la 2ª B' })).toBeVisible();
    expect(asked[0]?.isbns).toEqual([italiano.isbn]);
  });

  it('has no form: with a script nothing can send what was pasted', async () => {
    openPage('/lista-libri');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Testo della lista',
    });
    expect([field.form, field.name]).toEqual([null, '']);
  });

  it('says of a PDF that is too large what to do instead', async () => {
    serveList(whole);
    openPage('/lista-libri');
    const input = await screen.findByLabelText('Scegli il PDF', { selector: 'input' });
    const file = new File(['x'], 'lista.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 50_000_000 });
    await userEvent.upload(input, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(/copia il testo e incollalo qui/);
  });

  it('says of a photo that is no picture what to do instead', async () => {
    serveList(whole);
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    openPage('/lista-libri');
    const input = await screen.findByLabelText('Fotografa i codici a barre', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nessun codice a barre/);
  });
});
