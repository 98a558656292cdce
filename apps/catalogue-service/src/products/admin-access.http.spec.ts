import { randomUUID } from 'node:crypto';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { newProduct, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const endpoints = Object.entries(adminCatalogueEndpoints);

/** A call that would do something, if it were let in. */
async function callOf(name: string) {
  const product = await service.product();
  const id = name === 'undo' ? randomUUID() : product.id;
  const seen = { id: product.id, versione: 1 };
  const bodies: Record<string, unknown> = {
    save: { product: { ...newProduct, versione: 1 }, isEdit: true, productId: product.id },
    patch: { versione: 1, active: false },
    bulk: { products: [seen], change: { kind: 'delete' } },
    previewCsv: { csv: 'nome' },
    importCsv: { csv: 'nome', token: 'x' },
  };
  return { product, id, query: name === 'remove' ? '?versione=1' : '', body: bodies[name] };
}

describe('what admins call', () => {
  it('is declared, route by route', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
    expect(new Set(endpoints.map(([, { access }]) => access))).toEqual(new Set(['admin']));
  });

  it.each(endpoints)('%s is for admins alone', async (name, { method, path }) => {
    const { product, id, query, body } = await callOf(name);
    const call = (headers: Record<string, string>) =>
      service.call({ method, path: path.replace(':id', id) + query, body, headers });
    const revoked = await service.signIn();
    const token = (revoked.authorization ?? '').replace('Bearer ', '');
    await service.app.get(SessionStore, { strict: false }).revoke(token);
    const owner = await service.signIn('bookshop');
    for (const headers of [
      {},
      revoked,
      owner,
      await service.signIn('customer'),
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { cookie: `zaino_session=${token}` },
      { 'x-service-key': 'a-key-that-only-the-services-of-this-test-know' },
    ]) {
      const answer = await call(headers);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    }
    const path_ = `/api/getproduct/${product.id}`;
    const { body: after } = await service.adminCall<{ product: unknown }>({ path: path_ });
    expect(after.product).toMatchObject(product);
  });

  it('is noted with the admin who did it', async () => {
    const headers = await service.signIn();
    const store = service.app.get(SessionStore, { strict: false });
    const session = await store.find((headers.authorization ?? '').replace('Bearer ', ''));
    const body = { product: newProduct, isEdit: false };
    const answer = await service.call<{ changeId: string }>({
      method: 'POST',
      path: '/api/saveproduct',
      body,
      headers,
    });
    const select = 'SELECT admin_id AS adminId, kind FROM product_change WHERE id = ?';
    expect(await service.database.query<unknown[]>(select, [answer.body.changeId])).toEqual([
      { kind: 'save', adminId: session !== 'revoked' && session?.user.uid },
    ]);
  });
});
