import { screen } from '@testing-library/react';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { routes } from './routes';
import { makeSummary } from './testing/factories';
import { blogIsDown, fakeBlog, listing } from './testing/fake-blog';

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

/** Sends the form as the browser does: a GET of its fields. */
async function search() {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
  expect(form?.method).toBe('get');
  if (!form) throw new Error('There is no form');
  const fields = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  await open(`${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`);
}

describe('the blog without JavaScript', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('searches by a plain form within what is chosen, and takes filters back by links', async () => {
    fakeBlog();
    await open('/blog');
    await follow(/^Guide per le famiglie/);
    screen.getByRole<HTMLInputElement>('searchbox').value = 'libri';
    await search();
    expect(address).toBe('/blog?cerca=libri&categoria=guide-per-le-famiglie');
    expect(screen.getByText(/1 articolo trovato/)).toBeVisible();
    await follow('Togli il filtro: Guide per le famiglie');
    await follow('Togli il filtro: “libri”');
    expect(address).toBe('/blog');
  });

  it('leads through the pages, to an article and on', async () => {
    fakeBlog(listing([makeSummary()], 30));
    await open('/blog');
    await follow('Articoli precedenti');
    expect(address).toBe('/blog?pagina=2');
    await follow('Articoli più recenti');
    await follow('Quali libri servono davvero a settembre');
    expect(address).toBe('/blog/quali-libri-servono-davvero');
    await follow('adozioni');
    expect(address).toBe('/blog?tag=adozioni');
  });

  it('shows an article with its comments, and says what needs JavaScript', async () => {
    fakeBlog();
    await open('/blog/quali-libri-servono-davvero');
    expect(screen.getByText('una sola')).toBeVisible();
    expect(screen.getByText('Utile.')).toBeVisible();
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
  });

  it('has no button that would do nothing, but of the kind that the stylesheet takes away', async () => {
    fakeBlog();
    await open('/blog/quali-libri-servono-davvero');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ type }) => type)).toEqual(['button', 'button', 'button']);
  });

  it('asks again for what could not be had by loading the page again', async () => {
    blogIsDown();
    await open('/blog?cerca=libri');
    fakeBlog();
    await open(screen.getByText('Riprova', { selector: 'a' }).getAttribute('href') || address);
    expect(screen.getByText(/1 articolo trovato/)).toBeVisible();
  });
});
