import type { Compliance } from '@zaino/contracts/shared';
import { TenantEntity } from '../tenants/tenant.entity';
import { openings } from '../testing/openings';
import { type Bookshop, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { opened } = openings(() => service);
const path = '/api/admin/compliance/bookshops';

async function saidOf({ tenant: { id } }: Bookshop) {
  const headers = await service.signIn({ role: 'admin' });
  const { status, body } = await service.call({ path, headers });
  expect(status).toBe(200);
  const [check] = (body as unknown as Compliance).checks;
  return check?.evidence.filter((one) => one.id === id).map(({ state, words }) => [state, words]);
}

describe('the data of a trader', () => {
  it('are whole, or what is missing is named', async () => {
    const bookshop = await opened('Libreria del Corso');
    const change = (values: Partial<TenantEntity>) =>
      service.database.manager.update(TenantEntity, { id: bookshop.tenant.id }, values);
    await change({ vatFoundAt: null, phone: '0372 123456' });
    expect(await saidOf(bookshop)).toEqual([
      ['look', 'Partita IVA non trovata nel registro europeo'],
    ]);
    await change({ vatFoundAt: new Date() });
    expect(await saidOf(bookshop)).toEqual([]);
    await change({ phone: '', vatNumber: '' });
    expect(await saidOf(bookshop)).toEqual([['broken', 'Manca: telefono, partita IVA']]);
    await change({ state: 'closed' });
    expect(await saidOf(bookshop)).toEqual([]);
  });

  it('are no business of other owners', async () => {
    const headers = await service.signIn({});
    expect((await service.call({ path, headers })).status).toBe(401);
    expect((await service.call({ path })).status).toBe(401);
  });
});
