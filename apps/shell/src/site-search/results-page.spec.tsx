import { screen, within } from '@testing-library/react';
import { analyticsEndpoints } from '@zaino/contracts/analytics';
import { blogEndpoints } from '@zaino/contracts/blog';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { nothingFound } from '@zaino/contracts/shared';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { hydratePage, servePage, showWithoutScript } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { forgetSession } from '../testing/open-account-page';
import { publicPages } from '../testing/public-pages';

const school = {
  code: 'CRMM00001A',
  name: 'Scuola Media Valsecchi',
  city: 'Cremona',
  province: 'CR',
  kind: 'Scuola media',
  hasList: true,
};

const found = (q: string, result: object, total = 1) =>
  q === 'valsecchi' ? { fit: 'exact', total, results: [result] } : nothingFound;

const told: { words: string; isFound: boolean }[] = [];
const schools = answer(schoolsEndpoints.siteSearch, ({ query: { q } }) => ({
  classes: nothingFound,
  schools: found(q, school, 30) as never,
  books: nothingFound,
}));
const products = answer(catalogueEndpoints.siteSearch, () => ({
  products: nothingFound,
  categories: nothingFound,
}));
const articles = answer(blogEndpoints.siteSearch, ({ query: { q } }) => ({
  articles: found(q, {
    slug: 'valsecchi',
    title: 'Chi era Irma',
    preview: 'Una maestra.',
  }) as never,
}));
const counted = answer(analyticsEndpoints.addSiteSearch, ({ body }) => {
  told.push(body);
  return { success: true as const };
});

async function open(address: string) {
  beginSession(null);
  const page = await servePage(publicPages, address);
  expect(await hydratePage(publicPages, page)).toEqual([]);
  return page;
}

beforeEach(() => {
  told.length = 0;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the page of results', () => {
  it('is complete from the server: groups with counts, and the way to the rest', async () => {
    fakeNetwork(schools, products, articles, counted);
    const page = await servePage(publicPages, '/cerca?q=valsecchi');
    expect(page.status).toBe(200);
    showWithoutScript(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Risultati per “valsecchi”',
    );
    const group = within(screen.getByRole('region', { name: 'Scuole (30)' }));
    expect(group.getByRole('link', { name: 'Scuola Media Valsecchi' })).toHaveAttribute(
      'href',
      '/scuola/CRMM00001A',
    );
    expect(group.getByRole('link', { name: 'Vedi tutto in Scuole' })).toHaveAttribute(
      'href',
      '/search?nome=valsecchi',
    );
    expect(screen.getByRole('link', { name: 'Chi era Irma' })).toHaveAttribute(
      'href',
      '/blog/valsecchi',
    );
    expect(told).toEqual([]);
  });

  it('counts a search once a person sees it, and that it found something', async () => {
    fakeNetwork(schools, products, articles, counted);
    await open('/cerca?q=valsecchi');
    expect(told).toEqual([{ words: 'valsecchi', isFound: true }]);
  });

  it('says that there is nothing, with ways on, and counts the words', async () => {
    fakeNetwork(schools, products, articles, counted);
    await open('/cerca?q=xyzzy');
    expect(screen.getByRole('heading', { level: 2, name: 'Nessun risultato' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca la scuola per comune' })).toBeVisible();
    expect(told).toEqual([{ words: 'xyzzy', isFound: false }]);
  });

  it('shows what the others have where one part is down, and counts nothing', async () => {
    const down = answer(schoolsEndpoints.siteSearch, () => refusal(503, 'unavailable'));
    fakeNetwork(down, products, articles, counted);
    await open('/cerca?q=valsecchi');
    expect(screen.getByText('Scuole, classi e libri non si possono cercare adesso')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chi era Irma' })).toBeVisible();
    expect(told).toEqual([]);
  });

  it('waits four seconds for a part that is silent, and not for all that a call may take', async () => {
    const limits: [number, AbortController][] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
      const limit = new AbortController();
      limits.push([limitMs, limit]);
      return limit.signal;
    });
    // Asked for first.
    const silent = answer(schoolsEndpoints.siteSearch, () => {
      const [limitMs = Infinity, limit] = limits[0] ?? [];
      if (limitMs <= 4_000) limit?.abort(new DOMException('too late', 'TimeoutError'));
      return { classes: nothingFound, schools: nothingFound, books: nothingFound };
    });
    fakeNetwork(silent, products, articles, counted);
    await open('/cerca?q=valsecchi');
    expect(screen.getByText('Scuole, classi e libri non si possono cercare adesso')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chi era Irma' })).toBeVisible();
  });

  it('says that the others have nothing where one part is down', async () => {
    const down = answer(schoolsEndpoints.siteSearch, () => refusal(503, 'unavailable'));
    fakeNetwork(down, products, articles, counted);
    await open('/cerca?q=xyzzy');
    expect(screen.getByText(/Nelle altre parti del negozio non c’è niente/)).toBeVisible();
    expect(screen.queryByText('Nessun risultato')).toBeNull();
    expect(told).toEqual([]);
  });

  it('shows one group alone by its address', async () => {
    fakeNetwork(schools, products, articles, counted);
    await open('/cerca?q=valsecchi&mostra=articoli');
    expect(screen.getByRole('link', { name: 'Chi era Irma' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Scuole/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Tutti i risultati per “valsecchi”' })).toHaveAttribute(
      'href',
      '/cerca?q=valsecchi',
    );
  });

  it.each(['/cerca', '/cerca?q=', '/cerca?q=%20%20'])('asks for words at %s', async (address) => {
    const asked = fakeNetwork(schools, products, articles, counted);
    await open(address);
    expect(screen.getByText(/Scrivi qui sopra una scuola/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['<script>alert(1)</script>', 'a'.repeat(5_000), '%00', '☃ 𝒜'])(
    'takes %j for a text like any other',
    async (text) => {
      fakeNetwork(schools, products, articles, counted);
      const { status, html } = await servePage(publicPages, `/cerca?q=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert');
    },
  );
});
