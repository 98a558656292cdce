/** @jest-environment node */
import { serviceDown } from '@zaino/web/fake-service';
import { servePage } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { routes } from './routes';
import { calls, fakeCatalogue } from './testing/fake-catalogue';

describe('pages of the catalogue on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/products', 'prodotti trovati'],
    ['/products?search=compasso', 'Compasso Arco con balaustrone'],
    ['/products/P-0412', 'Schienale imbottito'],
    ['/products/P-0300', 'Regge bene anche i libri di seconda.'],
    ['/products/P-0300?recensioni=2', 'Pagina 2 di 2'],
    ['/materiale', '1ª media'],
    ['/materiale/media/1', 'Quaderno Bosco'],
    ['/materiale/media/1?scuola=TNMM00001A&sezione=C', 'Quaderno Bosco'],
    ['/materiale/scuola/TNMM00001A?classe=1&sezione=B', 'Scuola Prati'],
  ])('%s is complete HTML without a browser', async (address, words) => {
    const fetched = fakeCatalogue();
    const { status, html } = await servePage(routes, address);
    expect(status).toBe(200);
    expect(html).toContain(words);
    // The content security policy forbids it.
    expect(html).not.toContain('style=');
    expect(fetched.mock.calls[0]?.[0]).toContain('http://127.0.0.1:4200/api/');
  });

  it.each([
    ['/products', {}, 503, 'Servizio momentaneamente non disponibile'],
    ['/products/P-0412', {}, 503, 'Servizio momentaneamente non disponibile'],
    ['/products/P-9999', calls, 404, 'Prodotto non trovato'],
    ['/materiale', {}, 503, 'Servizio momentaneamente non disponibile'],
    ['/materiale/media/1', {}, 503, 'Servizio momentaneamente non disponibile'],
    ['/materiale/media/2', calls, 404, 'non abbiamo ancora un elenco'],
    ['/materiale/media/4', calls, 404, 'Elenco non trovato'],
    ['/materiale/asilo/1', calls, 404, 'Elenco non trovato'],
    ['/materiale/scuola/TNMM00001A?classe=2', calls, 404, 'Elenco non trovato'],
    ['/materiale/scuola/TNMM00001A?classe=1', {}, 503, 'Servizio momentaneamente'],
    [
      '/products/P-0300',
      { ...calls, reviews: serviceDown },
      503,
      'Le recensioni non si possono leggere ora',
    ],
  ])('%s with %j has status %d', async (...[address, handlers, status, words]) => {
    fakeCatalogue(handlers);
    const page = await servePage(routes, address);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
  });

  it('lead who comes from a class to the list of its teachers', async () => {
    fakeCatalogue();
    const { address, html } = await servePage(
      routes,
      '/materiale/media/1?scuola=TNMM00001A&sezione=B',
    );
    expect(address).toBe('/materiale/scuola/TNMM00001A?classe=1&sezione=B');
    expect(html).toContain('Il materiale della 1ª B');
  });

  it('say which parameters they read', async () => {
    fakeCatalogue();
    const list = '/products?search=compasso&minPrezzo=1&ordine=novita&soloDisponibili=1';
    const plain = ['/products', list, '/products?cursor=a', '/products/P-0412', '/products/P-9'];
    const ofClass = [
      '/materiale/media/1?scuola=TNMM00001A&sezione=B',
      '/materiale/scuola/X?classe=1',
    ];
    const ofSupplies = ['/materiale', '/materiale?token=a', '/materiale/media/1', ...ofClass];
    // Without anybody signed in: with somebody it reads no more (`favourites-page.spec.tsx`).
    const others = ['/products/P-0300?recensioni=2', '/preferiti', '/materiale/proponi'];
    const pages = [...plain, ...ofSupplies, ...others];
    expect(await undeclaredParams(routes, pages)).toEqual([]);
  });
});
