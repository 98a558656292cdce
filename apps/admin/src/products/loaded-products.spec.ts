import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { LoadedProducts } from './loaded-products';
import { FakeCatalogue, makeRow, makeRows } from './testing/fake-catalogue';

const firstPage = (limit = 2) => settle(fetchJson(adminCatalogueApi.table, { query: { limit } }));

describe('the list of products', () => {
  afterEach(() => jest.restoreAllMocks());

  async function begin(rows = makeRows(5), pageSize = 2) {
    const catalogue = new FakeCatalogue(rows);
    catalogue.pageSize = pageSize;
    const list = new LoadedProducts(await firstPage());
    return { catalogue, list };
  }

  it('comes page by page, in the order of the numbers in the ids', async () => {
    const { catalogue, list } = await begin([
      ...makeRows(3),
      makeRow({ id: 'P-10000' }),
      makeRow({ id: 'P-9999' }),
    ]);
    expect(list.get()).toMatchObject({ total: 5, isLoading: true, failure: null });
    await list.load();
    expect(list.get().rows.map(({ id }) => id)).toEqual([
      'P-0001',
      'P-0002',
      'P-0003',
      'P-9999',
      'P-10000',
    ]);
    expect(catalogue.asked).toHaveLength(3);
  });

  it('takes over pieces that were sold without a save of the product', async () => {
    const { catalogue, list } = await begin([makeRow({ id: 'P-0001', pezzi_disponibili: 5 })]);
    catalogue.rows.set('P-0001', makeRow({ id: 'P-0001', pezzi_disponibili: 4 }));
    await list.reload();
    expect(list.storedRow('P-0001')?.pezzi_disponibili).toBe(4);
  });

  it('shows a change before it is saved, with the prices that follow from it', async () => {
    const { list } = await begin([makeRow({ id: 'P-0001', prezzoOriginale: 10, margine: 25 })]);
    list.expect('P-0001', { prezzoOriginale: 20, pezzi_disponibili: 0 });
    expect(list.get().rows[0]).toMatchObject({ prezzoVendita: 25, disponibile: false });
    expect(list.storedRow('P-0001')).toMatchObject({ prezzoOriginale: 10 });
    list.settle('P-0001', { prezzoOriginale: 20 });
    expect(list.get().rows[0]).toMatchObject({ prezzoVendita: 12.5, pezzi_disponibili: 0 });
  });
});
