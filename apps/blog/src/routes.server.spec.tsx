/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { routes } from './routes';
import { blogIsDown, fakeBlog } from './testing/fake-blog';

describe('pages of the blog on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/blog', 'Compasso e squadre'],
    ['/blog?cerca=compasso', '1 articolo trovato'],
    ['/blog/quali-libri-servono-davvero', '<strong>una sola</strong>'],
    ['/blog/vecchio-titolo', 'Non sapevo dei volumi già in uso.'],
  ])('%s is complete HTML without a browser', async (address, words) => {
    const fetched = fakeBlog();
    const { status, html } = await servePage(routes, address);
    expect(status).toBe(200);
    expect(html).toContain(words);
    // The content security policy forbids it.
    expect(html).not.toContain('style=');
    expect(fetched.mock.calls[0]?.[0]).toContain('http://127.0.0.1:4200/api/');
  });

  it.each([
    ['/blog', 503, 'Servizio momentaneamente non disponibile'],
    ['/blog/quali-libri-servono-davvero', 503, 'Servizio momentaneamente non disponibile'],
  ])('%s has status %d where the service is down', async (address, status, words) => {
    blogIsDown();
    const page = await servePage(routes, address);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
  });

  it('has status 404 where there is no such article', async () => {
    fakeBlog();
    const page = await servePage(routes, '/blog/nessuno');
    expect(page.status).toBe(404);
    expect(page.html).toContain('Articolo non trovato');
  });

  it('say which parameters they read', async () => {
    fakeBlog();
    const pages = ['/blog', '/blog?cerca=compasso&pagina=2', '/blog/quali-libri-servono-davvero'];
    expect(await undeclaredParams(routes, pages)).toEqual([]);
  });
});
