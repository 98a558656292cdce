import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addChild, clear, getCart, removeChild } from '@zaino/web/cart';
import { fakeSchoolsService } from '../testing/fake-service';
import { openPage } from '../testing/open-page';
import { adopters, antologia, makeBook, serveBook } from '../testing/serve-book';

const path = `/libro/${antologia}`;
const ofClass = `${path}?scuola=CRMM8ZZ01L&classe=2&sezione=B`;
const title = { level: 1, name: 'Le parole in cammino 2. Antologia' };

afterEach(() => {
  jest.restoreAllMocks();
  clear();
  for (const { id } of getCart().children) removeChild(id);
});

describe('a book’s page', () => {
  it('says what the book is and what it costs, from which list', async () => {
    serveBook({ collana: 'Sentieri', pagine: 320, pubblicazione: '2026-03-01' });
    openPage(path);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    for (const words of ['R. Tassinari, L. Boni', 'Rio Secco', 'vol. 2', 'Sentieri', '320']) {
      expect(screen.getAllByText(words)[0]).toBeVisible();
    }
    expect(screen.getByText('01/03/2026')).toBeVisible();
    expect(screen.getByText('978 88 9900 121 4')).toBeVisible();
    expect(screen.getByText('19,90 €')).toBeVisible();
    expect(screen.getByText('Prezzo di copertina, lista del ministero 2025-2026')).toBeVisible();
    expect(document.querySelector('s')).toBeNull();
  });

  it.each(['978-88-9900-121-4', '978 88 9900 121 4'])(
    'takes a code as it is printed: %s',
    async (code) => {
      const fetched = serveBook();
      openPage(`/libro/${code}`);
      expect(await screen.findByRole('heading', title)).toBeVisible();
      expect(fetched.mock.calls[0]?.[0]).toContain(`/api/books/${antologia}`);
    },
  );

  it('names other editions and what stands on the same lists', async () => {
    serveBook({
      edizioniPrecedenti: [{ isbn: '9788899001207', titolo: 'Le parole in cammino', prezzo: 18 }],
      edizioniSuccessive: [{ isbn: '9788899001221', titolo: null, prezzo: null }],
    });
    openPage(path);
    const editions = await screen.findByRole('region', { name: 'Edizioni' });
    const link = within(editions).getByRole('link', { name: 'Le parole in cammino' });
    expect(link).toHaveAttribute('href', '/libro/9788899001207');
    expect(within(editions).getByText(/Non è nella lista di nessuna scuola/)).toBeVisible();
    const together = screen.getByRole('region', { name: 'Nelle stesse liste' });
    expect(within(together).getByRole('link', { name: 'Il tempo che resta' })).toHaveAttribute(
      'href',
      '/libro/9788899012081',
    );
    expect(within(together).getByText(/75% delle classi/)).toBeVisible();
  });

  it('leads by province and municipality to the schools that have it', async () => {
    serveBook();
    const user = userEvent.setup();
    const { address } = openPage(path);
    expect(await screen.findByText(/lista di 4 classi di 3 scuole/)).toBeVisible();
    await user.click(screen.getByText('Lombardia'));
    await user.click(screen.getByRole('link', { name: 'Cremona' }));
    expect(address()).toBe(`${path}?provincia=Cremona`);
    expect(
      await screen.findByRole('heading', { name: 'Scuole in provincia di Cremona (2)' }),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comune' }), 'Crema');
    await user.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(address()).toBe(`${path}?provincia=Cremona&comune=Crema`);
    const school = await screen.findByRole('link', { name: 'Scuola media Bossi' });
    // Of one class that is the list.
    expect(school).toHaveAttribute('href', '/scuola/CRMM8ZZ02M?classe=2&sezione=C');
    expect(screen.getByRole('link', { name: /2ª C \(consigliato\)/ })).toBeVisible();
  });

  it('says that a place has none, and goes through many pages', async () => {
    fakeSchoolsService({
      book: () => makeBook(),
      adopters: ({ provincia, pagina }) =>
        provincia === 'Milano'
          ? { scuole: [], totale: 0, comuni: [] }
          : { ...adopters({}), totale: 41, comuni: [`pagina ${pagina}`] },
    });
    openPage(`${path}?provincia=Cremona&pagina=2`);
    expect(await screen.findByText('Pagina 2 di 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagina precedente' })).toHaveAttribute(
      'href',
      `${path}?provincia=Cremona&pagina=1#scuole`,
    );
    openPage(`${path}?provincia=Milano`);
    expect(await screen.findByText(/Nessuna scuola di Milano ha questo libro/)).toBeVisible();
  });

  it('says that nobody has it this year, or that lists are being counted', async () => {
    const none = { annoScolastico: 2025, scuole: 0, classi: 0, regioni: [] };
    serveBook({ adozioni: none, insieme: [] });
    openPage(path);
    expect(
      await screen.findByText(/Nel 2025-2026 non è nella lista di nessuna classe/),
    ).toBeVisible();
    expect(screen.getByText(/quest’anno nessuna lo ha/)).toBeVisible();
    fakeSchoolsService({
      book: () => makeBook({ adozioni: { ...none, annoScolastico: null } }),
      adopters: () => ({ scuole: [], totale: 0, comuni: [] }),
    });
    openPage(ofClass);
    expect(await screen.findAllByText(/Stiamo contando le liste/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Vai alla lista della classe' })).toHaveAttribute(
      'href',
      '/scuola/CRMM8ZZ01L?classe=2&sezione=B',
    );
  });
});

describe('buying a book', () => {
  const button = () => screen.findByRole('button', { name: 'Aggiungi al carrello' });

  it('puts it into the cart for the class that is chosen, and takes it back', async () => {
    serveBook();
    const user = userEvent.setup();
    openPage(ofClass);
    expect(await screen.findByRole('heading', { name: 'Per la 2ª B' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Lista della 2ª B, Scuola media Irma Valsecchi' }),
    ).toHaveAttribute('href', '/scuola/CRMM8ZZ01L?classe=2&sezione=B');
    await user.click(await button());
    expect(getCart().items).toMatchObject([
      {
        type: 'book',
        isbn: antologia,
        prezzo: 19.9,
        scuola: { codice: 'CRMM8ZZ01L', nome: 'Scuola media Irma Valsecchi' },
        classe: '2',
        sezione: 'B',
        quantity: 1,
      },
    ]);
    expect(screen.getByText(/1 libro aggiunto al carrello/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().items).toEqual([]);
  });

  it('leaves the section blank that nobody knows yet', async () => {
    serveBook();
    openPage(`${path}?scuola=CRMM8ZZ01L&classe=2`);
    await userEvent.click(await button());
    expect(getCart().items).toMatchObject([{ classe: '2', sezione: '' }]);
  });

  it('chooses one of the classes that have it', async () => {
    serveBook();
    const { address } = openPage(`${path}?provincia=Cremona`);
    await userEvent.click(
      await screen.findByRole('link', { name: '2ª A Scuola media Irma Valsecchi' }),
    );
    expect(await screen.findByRole('heading', { name: 'Per la 2ª A' })).toBeVisible();
    expect(address()).toBe(`${path}?provincia=Cremona&scuola=CRMM8ZZ01L&classe=2&sezione=A`);
  });

  it('proposes the classes that the cart knows', async () => {
    serveBook();
    const school = { schoolCode: 'CRMM8ZZ01L', schoolName: 'Scuola media Irma Valsecchi' };
    addChild({ ...school, nickname: 'Leo', classe: '2', sezione: 'B', tetto: null });
    addChild({ ...school, nickname: 'Mia', classe: '3', sezione: 'B', tetto: null });
    openPage(path);
    const link = await screen.findByRole('link', { name: '2ª B, Scuola media Irma Valsecchi' });
    expect(link).toHaveAttribute('href', `${path}?scuola=CRMM8ZZ01L&classe=2&sezione=B#acquista`);
    expect(screen.queryByRole('link', { name: /^3ª B/ })).not.toBeInTheDocument();
  });

  it('says that the class does not have it', async () => {
    serveBook();
    openPage(`${path}?scuola=CRMM8ZZ01L&classe=3&sezione=Z`);
    expect(await screen.findByText(/non ha questo libro nella lista/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scegli la classe' })).toBeVisible();
  });

  it.each([
    ['edizione-libera', /Va bene qualsiasi edizione/],
    ['senza-prezzo', 'Prezzo non disponibile.'],
    ['codice-non-valido', 'Codice non valido.'],
    ['in-ristampa', 'In ristampa.'],
    ['fuori-catalogo', 'Fuori catalogo.'],
    ['sostituito', 'Sostituito da una nuova edizione.'],
  ] as const)('says of what is not sold why: %s', async (motivoNonVendibile, words) => {
    serveBook({ vendibile: false, motivoNonVendibile });
    openPage(ofClass);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /al carrello/ })).not.toBeInTheDocument();
  });

  it('leads to the edition that is sold instead', async () => {
    serveBook({
      vendibile: false,
      motivoNonVendibile: 'sostituito',
      newEdition: {
        isbn: '9788899001221',
        titolo: 'Le parole in cammino, nuova',
        autore: '',
        editore: '',
        copertina: null,
        prezzo: 21,
      },
    });
    openPage(path);
    expect(
      await screen.findByRole('link', { name: 'Nuova edizione: Le parole in cammino, nuova' }),
    ).toHaveAttribute('href', '/libro/9788899001221');
  });
});

describe('without a book', () => {
  it.each(['/libro/9788899999999', '/libro/x', '/libro/%3Cb%3E'])(
    '%s has a way on',
    async (address) => {
      fakeSchoolsService({
        book: () =>
          Response.json({ code: 'not-found', success: false, error: '' }, { status: 404 }),
        adopters,
      });
      openPage(address);
      expect(await screen.findByRole('heading', { name: 'Libro non trovato' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Cerca la tua scuola' })).toHaveAttribute(
        'href',
        '/search',
      );
    },
  );

  it('says that the service is down, and asks again', async () => {
    fakeSchoolsService({});
    openPage(path);
    expect(await screen.findByText('Servizio momentaneamente non disponibile')).toBeVisible();
    serveBook();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });

  it.each(['provincia=Cremona', 'scuola=CRMM8ZZ01L&classe=2&sezione=B'])(
    'shows the book while its schools cannot be had: %s',
    async (query) => {
      fakeSchoolsService({ book: () => makeBook() });
      openPage(`${path}?${query}`);
      expect(await screen.findByRole('heading', title)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  );
});
