/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { routes } from './routes';
import { bookshopsAreDown, fakeBookshops } from './testing/fake-bookshops';

describe('the bookshops’ pages on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/librerie', 'Libreria La Pagina'],
    ['/librerie?cap=26100', 'Nello stesso CAP'],
    ['/librerie?cap=26', 'Scrivi le cinque cifre del CAP'],
    ['/librerie?provincia=CR', 'Librerie in provincia di Cremona'],
    ['/librerie?provincia=PA', 'Nessuna libreria in questa provincia'],
    ['/for-libraries', 'al mese, IVA esclusa'],
  ])('%s is complete HTML without a browser', async (address, words) => {
    const fetched = fakeBookshops();
    const { status, html } = await servePage(routes, address);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // The content security policy forbids it.
    expect(html).not.toContain('style=');
    expect(fetched.mock.calls[0]?.[0]).toContain('http://127.0.0.1:4200/api/');
  });

  it.each(['/librerie', '/for-libraries'])(
    '%s has status 503 where the service is down',
    async (address) => {
      bookshopsAreDown();
      const { status, html } = await servePage(routes, address);
      expect(status).toBe(503);
      expect(html).toContain('Servizio momentaneamente non disponibile');
    },
  );
});
