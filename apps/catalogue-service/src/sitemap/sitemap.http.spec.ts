import type { SitemapSlice } from '@zaino/contracts/shared';
import { wanted } from '../class-supplies/testing/supplies-calls';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const path = '/internal/sitemap/products';

describe('the sitemap of the catalogue', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function slice(after = 0): Promise<SitemapSlice> {
    const call = { path: `${path}?after=${after}`, headers: serviceKeyHeader };
    const { status, body } = await service.call<SitemapSlice>(call);
    expect(status).toBe(200);
    return body;
  }

  it('names categories and active products, with the moment of their last change', async () => {
    const { id, updatedAt } = await service.product({ nome: 'Zaino', categoria: 'Zaini & co' });
    await service.product({ nome: 'Via', categoria: 'Nascosti', active: false });
    const { pages, next } = await slice();
    expect(next).toBeNull();
    expect(pages).toEqual([
      { path: '/products?categoria=Zaini+%26+co', modified: null },
      { path: `/products/${id}`, modified: updatedAt },
    ]);
  });

  it('names the moment of a change', async () => {
    const product = await service.product({ nome: 'Astuccio', categoria: 'Zaini & co' });
    const modified = async () =>
      (await slice()).pages.find(({ path: one }) => one.endsWith(product.id))?.modified;
    expect(await modified()).toBe(product.updatedAt);
    service.advance(3_600_000);
    const { status } = await service.adminCall({
      method: 'PATCH',
      path: `/api/admin/products/${product.id}`,
      body: { prezzoOriginale: 5, versione: 1 },
    });
    expect(status).toBe(200);
    expect(Date.parse((await modified()) ?? '')).toBeGreaterThan(Date.parse(product.updatedAt));
  });

  it('goes on behind a product, and ends', async () => {
    const { pages } = await slice();
    const ids = pages.flatMap(({ path: one }) => /^\/products\/(P-\d+)$/.exec(one)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(1);
    const rest = await slice(Number(ids[0]?.slice(2)));
    expect(rest.pages.map(({ path: one }) => one)).toEqual(
      ids.slice(1).map((id) => `/products/${id}`),
    );
    expect(await slice(4_000_000_000)).toEqual({ pages: [], next: null });
  });

  it('names the years that have materials', async () => {
    const path = '/api/admin/class-supplies';
    const body = { grado: 'media', anno: 2, voci: [await wanted(service)] };
    await service.adminCall({ method: 'POST', path, body });
    expect((await slice()).pages[0]).toEqual({ path: '/materiale/media/2', modified: null });
  });

  it('is for services of ours alone', async () => {
    expect((await service.call({ path })).status).toBe(401);
  });
});
