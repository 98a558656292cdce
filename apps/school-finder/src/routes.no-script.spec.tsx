import { screen, within } from '@testing-library/react';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { routes } from './routes';
import { makeAdoption, makeSchool } from './testing/factories';
import { fakeSchoolsService } from './testing/fake-service';
import { inCremona, makeUsedBook, usedIsbn } from './testing/serve-used-books';
import { antologia, serveBook } from './testing/serve-book';
import { makeClass, makeRecognised, serveList } from './testing/serve-list';
import { class2B, serveSchool } from './testing/serve-school';

const places: Record<string, string[]> = {
  Lombardia: ['Cremona', 'Milano'],
  Lazio: ['Roma'],
  Cremona: ['Crema', 'Cremona'],
  Roma: ['Roma', 'Tivoli'],
};

const schools = jest.fn(() => ({
  scuole: [makeSchool()],
  totale: 1,
  tipologie: ['Liceo', 'Scuola primo grado'],
  caratteristiche: ['Normale', 'Serale'],
}));

function serveFinder() {
  fakeSchoolsService({
    regions: () => ({ regioni: ['Lazio', 'Lombardia'] }),
    provinces: ({ regione }) => ({ province: places[regione] ?? [] }),
    municipalities: ({ provincia }) => ({ comuni: places[provincia] ?? [] }),
    schools,
  });
}

let address = '';

/** Opens a page as a browser without JavaScript does. */
async function open(target: string) {
  const { pathname, search } = new URL(target, `http://localhost${address}`);
  const page = await servePage(routes, pathname + search);
  address = page.address;
  showWithoutScript(page);
}

const follow = (name: string | RegExp) =>
  open(screen.getByRole('link', { name }).getAttribute('href') ?? '');

const choose = (label: string, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  expect(select).toBeEnabled();
  select.value = within(select).getByRole<HTMLOptionElement>('option', { name: option }).value;
};

/** Sends a form as the browser does: a GET of its fields. */
async function press(name: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button).toBeEnabled();
  const { form } = button;
  expect(button).toHaveAttribute('type', 'submit');
  expect(form?.method).toBe('get');
  if (!form) throw new Error(`${name} sends nothing`);
  const fields = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  const action = form.getAttribute('action') ?? address.split('?')[0];
  await open(`${action}?${new URLSearchParams(fields).toString()}`);
}

afterEach(() => {
  jest.restoreAllMocks();
  schools.mockClear();
  document.body.replaceChildren();
});

describe('the school finder without JavaScript', () => {
  it('leads from region to province, municipality, filter and school', async () => {
    serveFinder();
    await open('/search');
    choose('Regione', 'Lombardia');
    await press('Continua');
    choose('Provincia', 'Cremona');
    await press('Continua');
    choose('Comune', 'Crema');
    await press('Continua');
    expect(screen.getByRole('heading', { name: 'Scuole trovate (1)' })).toBeVisible();
    choose('Tipologia Scuola', 'Liceo');
    await press('Filtra');
    expect(schools).toHaveBeenLastCalledWith(
      expect.objectContaining({ comune: 'Crema', tipologia: 'Liceo' }),
    );
    expect(screen.getByRole('link', { name: 'Scuola media Irma Valsecchi' })).toHaveAttribute(
      'href',
      '/scuola/CRMM8ZZ01L',
    );
  });

  it('leads through the pages of a large town', async () => {
    serveFinder();
    const scuole = Array.from({ length: 101 }, (_, index) =>
      makeSchool({ codiceScuola: `CRMM8${String(index).padStart(5, '0')}` }),
    );
    schools.mockReturnValue({ scuole, totale: 101, tipologie: [], caratteristiche: [] });
    await open('/search?regione=Lombardia&provincia=Cremona&comune=Crema');
    await follow('Pagina successiva');
    expect(screen.getAllByRole('link', { name: 'Scuola media Irma Valsecchi' })).toHaveLength(1);
    await follow('Pagina precedente');
    expect(address).toBe('/search?regione=Lombardia&provincia=Cremona&comune=Crema');
  });

  it('drops province and municipality when another region is sent with them', async () => {
    serveFinder();
    await open('/search?regione=Lombardia&provincia=Cremona&comune=Crema');
    choose('Regione', 'Lazio');
    await press('Continua');
    expect(address).toBe('/search?regione=Lazio');
    expect(screen.getByRole('combobox', { name: 'Provincia' })).toHaveDisplayValue(
      'Scegli la provincia',
    );
  });

  it('searches a name, and wider', async () => {
    serveFinder();
    await open('/search?regione=Lombardia');
    screen.getByRole<HTMLInputElement>('combobox', { name: /Nome della scuola/ }).value =
      'valsecchi';
    await press('Cerca');
    expect(screen.getByText('Nome “valsecchi” in Lombardia')).toBeVisible();
    await follow('Cerca in tutta Italia');
    expect(address).toBe('/search?nome=valsecchi');
  });
});

describe('a school’s page without JavaScript', () => {
  it('leads to a class by its link', async () => {
    serveSchool();
    await open('/scuola/CRMM8ZZ01L');
    await follow(/^2B/);
    expect(address).toBe('/scuola/CRMM8ZZ01L?classe=2&sezione=B');
    for (const { titolo } of class2B) {
      expect(screen.getByRole('heading', { name: titolo })).toBeVisible();
    }
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
  });

  it('leads to a class by the two selects, in the year that is looked at', async () => {
    serveSchool();
    await open('/scuola/CRMM8ZZ01L?anno=2024');
    choose('Classe', '2ª');
    await press('Mostra la lista');
    choose('Sezione', 'B');
    await press('Mostra la lista');
    expect(address).toBe('/scuola/CRMM8ZZ01L?anno=2024&classe=2&sezione=B');
    expect(screen.getByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
  });

  it('leads to one of several courses, and to another school year', async () => {
    serveSchool(
      ['Liceo classico', 'Liceo scientifico'].map((combinazione) => makeAdoption({ combinazione })),
    );
    await open('/scuola/CRMM8ZZ01L?classe=2&sezione=B');
    await follow('Liceo classico');
    expect(screen.getByText('Liceo classico')).toBeVisible();
    await follow('Cambia indirizzo');
    await follow('Liceo scientifico');
    await follow('Lista 2024-2025');
    expect(address).toContain('combinazione=Liceo+scientifico&anno=2024');
  });

  it('has no button that would do nothing, but of the kind that the stylesheet takes away', async () => {
    serveSchool();
    await open('/scuola/CRMM8ZZ01L?classe=2&sezione=B');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    const remaining = buttons.filter(({ type }) => type !== 'button');
    expect(remaining.map(({ textContent, form }) => [textContent, form?.method])).toEqual([
      ['Mostra la lista', 'get'],
    ]);
  });

  it('asks again for what could not be had by loading the page again', async () => {
    fakeSchoolsService({});
    await open('/scuola/CRMM8ZZ01L');
    serveSchool();
    await open(screen.getByText('Riprova', { selector: 'a' }).getAttribute('href') ?? '/');
    expect(address).toBe('/scuola/CRMM8ZZ01L');
    expect(screen.getByRole('heading', { name: 'Seleziona una classe' })).toBeVisible();
  });
});

describe('the page of a list on paper without JavaScript', () => {
  const [italiano, storia, bici] = ['9788899001223', '9788899012083', '9788899003128'];
  const wrong = '9788899001217';
  const asked = `/lista-libri?isbn=${italiano}.${storia}.9788899001209&dubbi=${wrong}`;

  it('has a form that posts the text and nothing else, and leads to the class', async () => {
    serveFinder();
    await open('/lista-libri');
    const button = screen
      .getAllByRole<HTMLButtonElement>('button', { name: 'Trova i libri' })
      .find(({ type }) => type === 'submit');
    const { form } = button ?? {};
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/lista-libri']);
    expect([...document.querySelectorAll('[name]')].map((field) => field.outerHTML)).toEqual([
      expect.stringMatching(/^<textarea [^>]*name="testo"/),
    ]);
    await follow('cerca la scuola e la classe');
    expect(address).toBe('/search');
  });

  it('shows what was found, in doubt and not found, with links on', async () => {
    const sent = serveList({
      books: [
        makeRecognised({ isbn: italiano, titolo: 'Le parole' }),
        makeRecognised({ isbn: storia, titolo: 'Il tempo' }),
      ],
      unknown: ['9788899001209'],
      doubtful: [{ code: wrong, candidates: [makeRecognised({ isbn: bici, titolo: 'La bici' })] }],
      classes: [makeClass([italiano]), makeClass([italiano], { classe: '3', sezione: 'A' })],
    });
    await open(asked);
    expect(sent).toEqual([
      { isbns: [italiano, storia, '9788899001209'], doubtful: [wrong], schools: [] },
    ]);
    const part = (name: RegExp) => within(screen.getByRole('region', { name }));
    const link = (name: RegExp, text: string) =>
      part(name).getByRole('link', { name: text }).getAttribute('href');
    expect(screen.getByRole('heading', { name: 'Sembra la 2ª B' })).toBeVisible();
    expect(part(/^Trovati \(1\)/).getByText('Italiano: Le parole')).toBeVisible();
    expect(link(/^Trovati/, 'Vedi il libro Le parole')).toBe(
      `/libro/${italiano}?scuola=CRMM8ZZ01L&classe=2&sezione=B`,
    );
    expect(link(/^Non nella lista della 2ª B \(1\)/, 'Il tempo')).toBe(`/libro/${storia}`);
    expect(link(/^Da confermare \(1\)/, 'Vedi il libro La bici')).toBe(`/libro/${bici}`);
    expect(link(/^Non trovati \(1\)/, 'Cercalo per titolo')).toBe('/cerca');
    expect(link(/^Le classi che li hanno \(2\)/, 'Lista della 3ª A')).toBe(
      '/scuola/CRMM8ZZ01L?classe=3&sezione=A',
    );
    const saving = new URL(link(/^Le classi/, 'Accedi per salvare la 2ª B') ?? '', 'http://shop');
    expect(saving.pathname).toBe('/dashboard');
    expect(Object.fromEntries(saving.searchParams)).toMatchObject({ classe: '2', sezione: 'B' });
    expect(screen.queryByText('Caricamento...')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('confirms a doubtful book by its link', async () => {
    const doubtful = [{ code: wrong, candidates: [makeRecognised({ isbn: bici })] }];
    const sent = serveList({ doubtful });
    await open(`/lista-libri?isbn=${italiano}&dubbi=${wrong}`);
    await follow(/^Sì, è questo/);
    expect(address).toBe(`/lista-libri?isbn=${italiano}.${bici}`);
    expect(sent.at(-1)).toEqual({ isbns: [italiano, bici], doubtful: [], schools: [] });
  });

  it.each([
    ['vuota', /non c’è nessun codice ISBN/],
    ['grande', /incolla solo l’elenco/],
    [`lunga&isbn=${italiano}`, /ne abbiamo letto solo l’inizio/],
  ])('says of a text why there is no answer, or not all of it: %s', async (note, words) => {
    serveList({});
    await open(`/lista-libri?esito=${note}`);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks again by loading the page again while the service is away', async () => {
    fakeSchoolsService({});
    await open(asked);
    expect(screen.getByText(/I libri non si possono cercare adesso/)).toBeVisible();
    serveList({ unknown: [italiano] });
    await open(screen.getByText('Riprova', { selector: 'a' }).getAttribute('href') ?? '/');
    expect(address).toBe(asked);
    expect(screen.getByRole('region', { name: /^Non trovati/ })).toBeVisible();
  });
});

describe('a book’s page without JavaScript', () => {
  it('leads to the schools of a municipality, to a class, and to its list', async () => {
    serveBook();
    await open(`/libro/${antologia}`);
    await follow('Cremona');
    choose('Comune', 'Cremona');
    await press('Mostra');
    expect(address).toBe(`/libro/${antologia}?provincia=Cremona&comune=Cremona`);
    await follow('2ª B Scuola media Irma Valsecchi');
    expect(screen.getByRole('heading', { name: 'Per la 2ª B' })).toBeVisible();
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
    expect(screen.queryByText('Caricamento...')).not.toBeInTheDocument();
    serveSchool();
    await follow(/^Lista della 2ª B/);
    expect(screen.getByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
  });

  it('stands behind the title of a book on a list', async () => {
    serveSchool();
    await open('/scuola/CRMM8ZZ01L?classe=2&sezione=B');
    const link = screen.getByRole('link', { name: 'Il tempo che resta' });
    expect(link).toHaveAttribute(
      'href',
      '/libro/9788899012081?scuola=CRMM8ZZ01L&classe=2&sezione=B',
    );
  });

  it('looks used books up', async () => {
    fakeSchoolsService({
      usedBooks: ({ comune }) => ({
        annoScolastico: 2026,
        luogo: comune === 'Cremona' ? inCremona : null,
        libri: [makeUsedBook()],
      }),
    });
    await open('/libri-usati');
    screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Codici ISBN dei libri',
    }).value = `Antologia\n${usedIsbn}`;
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Vicino a quale comune' }).value =
      'Cremona';
    await press('Cerca chi li usa');
    expect(screen.getByText(/12 classi di 3 scuole entro 30 km da Cremona/)).toBeVisible();
  });
});
