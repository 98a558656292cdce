import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { settle } from '@zaino/web/outcome';
import { LoadedProducts } from './loaded-products';
import { FakeCatalogue, makeRow, makeRows, serviceDown } from './testing/fake-catalogue';
import { fetchJson } from '@zaino/web/api-client';

const firstPage = (limit = 2) => settle(fetchJson(adminCatalogueApi.table, { query: { limit } }));
const ids = (list: LoadedProducts) => list.get().rows.map(({ id }) => id);

describe('the list of products', () => {
  afterEach(() => jest.restoreAllMocks());

  async function begin(rows = makeRows(5), pageSize = 2) {
    const catalogue = new FakeCatalogue(rows);
    catalogue.pageSize = pageSize;
    const list = new LoadedProducts(await firstPage());
    return { catalogue, list };
  }

  it('shows the first page at once and brings the rest page by page', async () => {
    const { catalogue, list } = await begin();
    expect(list.get()).toMatchObject({ total: 5, isLoading: true, failure: null });
    expect(ids(list)).toEqual(['P-0001', 'P-0002']);
    const seen: number[] = [];
    list.subscribe(() => seen.push(list.get().rows.length));
    await list.load();
    expect(ids(list)).toHaveLength(5);
    expect(seen).toContain(4);
    expect(list.get().isLoading).toBe(false);
    expect(catalogue.asked).toHaveLength(3);
  });

  it('keeps what came when a page fails, and goes on from there', async () => {
    const { catalogue, list } = await begin();
    catalogue.override = () => serviceDown();
    await list.load();
    expect(list.get()).toMatchObject({ isLoading: false, failure: { kind: 'unavailable' } });
    expect(ids(list)).toHaveLength(2);
    catalogue.override = null;
    await list.load();
    expect(list.get().failure).toBeNull();
    expect(ids(list)).toEqual(['P-0001', 'P-0002', 'P-0003', 'P-0004', 'P-0005']);
  });

  it('begins with a failure where not even the first page came', async () => {
    const catalogue = new FakeCatalogue(makeRows(3));
    catalogue.override = () => serviceDown();
    const list = new LoadedProducts(await firstPage());
    expect(list.get()).toMatchObject({ rows: [], total: null, failure: { kind: 'unavailable' } });
    catalogue.override = null;
    await list.load();
    expect(ids(list)).toHaveLength(3);
  });

  it('takes over on reload what others have changed, added and deleted', async () => {
    const { catalogue, list } = await begin();
    await list.load();
    catalogue.saveElsewhere('P-0002', { nome: 'Nuovo nome' });
    catalogue.rows.delete('P-0003');
    catalogue.rows.set('P-0006', makeRow({ id: 'P-0006' }));
    await list.reload();
    expect(ids(list)).toEqual(['P-0001', 'P-0002', 'P-0004', 'P-0005', 'P-0006']);
    expect(list.storedRow('P-0002')?.nome).toBe('Nuovo nome');
  });

  it('lets no page that was on its way undo a newer save or a deletion', async () => {
    const { catalogue, list } = await begin();
    const [, , third, fourth] = makeRows(5);
    if (!third || !fourth) throw new Error('rows expected');
    list.merge([{ ...third, nome: 'Salvato qui', versione: third.versione + 1 }]);
    list.remove([fourth.id]);
    await list.load();
    expect(list.storedRow(third.id)?.nome).toBe('Salvato qui');
    expect(list.storedRow(fourth.id)).toBeUndefined();
    expect(catalogue.asked).toHaveLength(3);
    list.merge([fourth]);
    expect(list.storedRow(fourth.id)).toBeDefined();
  });

  it('shows a change before it is saved, with the prices that follow from it', async () => {
    const { list } = await begin([makeRow({ id: 'P-0001', prezzoOriginale: 10, margine: 25 })]);
    list.expect('P-0001', { prezzoOriginale: 20, pezzi_disponibili: 0 });
    expect(list.get().rows[0]).toMatchObject({ prezzoVendita: 25, disponibile: false });
    expect(list.storedRow('P-0001')).toMatchObject({ prezzoOriginale: 10 });
    list.settle('P-0001', { prezzoOriginale: 20 });
    expect(list.get().rows[0]).toMatchObject({ prezzoVendita: 12.5, pezzi_disponibili: 0 });
  });

  it('asks for nothing more once the page is left', async () => {
    const { catalogue, list } = await begin();
    const loading = list.load();
    list.stop();
    await loading;
    expect(catalogue.asked.length).toBeLessThanOrEqual(2);
    expect(ids(list)).toHaveLength(2);
  });
});
