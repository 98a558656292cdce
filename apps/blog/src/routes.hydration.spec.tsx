import { act, screen } from '@testing-library/react';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { routes } from './routes';
import { makeArticle, makeSummary } from './testing/factories';
import { blogIsDown, fakeBlog, listing, showing, without } from './testing/fake-blog';

const ARTICLE = '/blog/quali-libri-servono-davvero';
const twelve = Array.from({ length: 12 }, (_, index) =>
  makeSummary({ id: `${index + 1}`, slug: `a-${index}`, title: `Articolo ${index}` }),
);
const headings = ['uno', 'due', 'tre'].map((text) => ({
  id: `s-${text}`,
  text,
  level: 2 as const,
}));
const usual = () => fakeBlog();

describe('a page of the blog in the browser', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/blog', usual],
    ['/blog', () => fakeBlog(listing(twelve, 30))],
    ['/blog?pagina=2', () => fakeBlog(listing(twelve, 30))],
    ['/blog?cerca=libri&categoria=guide-per-le-famiglie&tag=adozioni', usual],
    ['/blog?cerca=zzz', usual],
    ['/blog', () => fakeBlog(without('categories'))],
    ['/blog?cerca=libri', blogIsDown],
    [ARTICLE, usual],
    [ARTICLE, () => fakeBlog(showing(makeArticle({ headings, featuredImage: '' })))],
    [ARTICLE, () => fakeBlog(without('comments'))],
    [ARTICLE, blogIsDown],
    ['/blog/nessuno', usual],
  ])('goes on from what the server drew at %s', async (address, answerCalls) => {
    answerCalls();
    const page = await servePage(routes, address);
    // Counts of a visit are asked for by a page that is seen.
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const fetched = blogIsDown();
    fetched.mockClear();
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('leaves the text of the server’s page alone', async () => {
    fakeBlog();
    const page = await servePage(routes, ARTICLE);
    const written = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    await hydratePage(routes, page);
    await screen.findByText('1.285 volte');
    const text = screen.getByText('una sola').closest('div');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(written.mock.contexts).not.toContain(text);
  });
});
