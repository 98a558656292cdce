import { screen } from '@testing-library/react';
import { serviceDown } from '@zaino/web/fake-service';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { routes } from './routes';
import { makeList } from './testing/factories';
import { calls, fakeCatalogue, shelf } from './testing/fake-catalogue';

const paged = { ...calls, products: () => makeList(shelf, { next: 'b', total: 1234 }) };
const corrected = { ...calls, products: () => makeList(shelf, { corretto: 'quaderno' }) };

describe('a page of the catalogue in the browser', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/products', calls],
    ['/products?search=zaino&categoria=zaini&minPrezzo=poco&soloDisponibili=1', calls],
    ['/products?search=zzz', calls],
    ['/products?search=quardeno', corrected],
    ['/products?cursor=a', paged],
    ['/products?categoria=zaini', {}],
    ['/products/P-0412', calls],
    ['/products/P-0200', calls],
    ['/products/P-0100', calls],
    ['/products/P-0300?recensioni=2', calls],
    ['/products/P-0300', { ...calls, reviews: serviceDown }],
    ['/products/P-9999', calls],
    ['/products/P-0412', {}],
    ['/materiale', calls],
    ['/materiale', {}],
    ['/materiale/media/1', calls],
    ['/materiale/media/2', calls],
    ['/materiale/media/1', {}],
    ['/materiale/media/1?scuola=TNMM00001A&sezione=C', calls],
    ['/materiale/scuola/TNMM00001A?classe=1&sezione=B', calls],
    ['/materiale/scuola/TNMM00001A?classe=2', calls],
    ['/materiale/scuola/TNMM00001A?classe=1', {}],
  ])('goes on from what the server drew at %s', async (address, handlers) => {
    fakeCatalogue(handlers);
    const page = await servePage(routes, address);
    const fetched = fakeCatalogue({});
    fetched.mockClear();
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
