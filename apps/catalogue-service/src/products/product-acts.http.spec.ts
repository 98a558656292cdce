import type { AdminProduct } from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';

interface Done {
  changeId: string;
  product: AdminProduct;
}

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const patch = ({ id, versione }: AdminProduct, fields: object) =>
  service.adminCall<Done>({
    method: 'PATCH',
    path: `/api/admin/products/${id}`,
    body: { versione, ...fields },
  });
const bulk = (products: AdminProduct[], change: object) =>
  service.adminCall<Done>({
    method: 'POST',
    path: '/api/admin/products/bulk',
    body: { products: products.map(({ id, versione }) => ({ id, versione })), change },
  });

describe('the audit log is told', () => {
  it('of a new product, and of what a change made of it, by whom', async () => {
    const product = await service.product({ nome: 'Matita' });
    await patch(product, { prezzoOriginale: 3 });
    const told = await service.auditLog.untilTold(product.id, 'products.created', 'products.saved');
    const [made, changed] = ['products.created', 'products.saved'].map((act) =>
      told.find((one) => one.act === act),
    );
    expect(made).toMatchObject({
      act: 'products.created',
      source: 'catalogue',
      actor: { name: 'Prova' },
      subject: { kind: 'product', id: product.id },
      before: null,
      after: { name: 'Matita' },
    });
    expect(changed).toMatchObject({
      before: { originalPriceCents: 200 },
      after: { originalPriceCents: 300 },
    });
    expect(changed?.after).not.toHaveProperty('name');
  });

  it('of nothing where nothing changed', async () => {
    const product = await service.product();
    expect((await patch(product, { active: product.active })).status).toBe(200);
    await patch(product, { prezzoOriginale: 4 });
    const acts = ['products.created', 'products.saved'];
    const told = await service.auditLog.untilTold(product.id, ...acts);
    expect(told.map(({ act }) => act).sort()).toEqual(acts);
  });

  it('once of many at once, with how many', async () => {
    const products = [await service.product(), await service.product()];
    const { body } = await bulk(products, { kind: 'fields', fields: { sconto: 5 } });
    const [told] = await service.auditLog.untilTold(body.changeId, 'products.bulk-changed');
    expect(told).toMatchObject({
      subject: { kind: 'product-change', id: body.changeId },
      after: {
        products: 2,
        first: [{ id: products[0]?.id, after: { discountHundredths: 500 } }, {}],
      },
    });
  });

  it('of what was taken back', async () => {
    const product = await service.product();
    const { body } = await patch(product, { prezzoOriginale: 9 });
    const path = `/api/admin/product-changes/${body.changeId}/undo`;
    expect((await service.adminCall({ method: 'POST', path })).status).toBe(200);
    const told = await service.auditLog.untilTold(product.id, 'products.undone');
    expect(told.find(({ act }) => act === 'products.undone')).toMatchObject({
      before: { originalPriceCents: 900 },
      after: { originalPriceCents: 200 },
    });
  });
});
