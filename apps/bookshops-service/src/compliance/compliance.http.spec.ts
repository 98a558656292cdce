import type { Dac7Seller } from '@zaino/contracts/orders';
import type { Compliance, ComplianceCheckName } from '@zaino/contracts/shared';
import { TenantEntity } from '../tenants/tenant.entity';
import { openings, VAT_NUMBER } from '../testing/openings';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { sellerReport } from './seller-report';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { opened } = openings(() => service);
const path = '/api/admin/compliance/bookshops';

async function found({ tenant: { id } }: Bookshop, name: ComplianceCheckName) {
  const headers = await service.signIn({ role: 'admin' });
  const { status, body } = await service.call({ path, headers });
  expect(status).toBe(200);
  const check = (body as unknown as Compliance).checks.find((one) => one.check === name);
  return check?.evidence.filter((one) => one.id === id).map(({ state, words }) => [state, words]);
}

const saidOf = (bookshop: Bookshop) => found(bookshop, 'trader-data');
const reportOf = (bookshop: Bookshop) => found(bookshop, 'seller-report');

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

describe('the data of sellers for their yearly report', () => {
  it('are asked for of bookshops that are open, paused or closed', async () => {
    const bookshop = await opened('Il Segnalibro');
    const change = (values: Partial<TenantEntity>) =>
      service.database.manager.update(TenantEntity, { id: bookshop.tenant.id }, values);
    await change({ vatNumber: '' });
    expect(await reportOf(bookshop)).toEqual([['broken', 'Manca: partita IVA']]);
    await change({ state: 'closed', province: '' });
    expect(await reportOf(bookshop)).toEqual([['look', 'Manca: provincia, partita IVA']]);
    await change({ state: 'draft' });
    expect(await reportOf(bookshop)).toEqual([]);
  });

  it('are told the service of orders, and nobody else', async () => {
    const bookshop = await opened('La Pagina');
    const answer = await service.call({ path: '/internal/sellers', headers: serviceKeyHeader });
    const { sellers } = answer.body as unknown as { sellers: Dac7Seller[] };
    const own = sellers.find(({ id }) => id === bookshop.tenant.id);
    expect(own).toMatchObject({ name: 'La Pagina', vatNumber: VAT_NUMBER, accountId: null });
    expect((await service.call({ path: '/internal/sellers' })).status).toBe(401);
  });
});

describe('the deadline of the report', () => {
  const at = (moment: string) => sellerReport([], Date.parse(moment));

  it.each([
    ['2026-12-31T22:59:59Z', []],
    ['2026-12-31T23:00:00Z', ['da inviare entro il 31 gennaio 2027']],
    ['2027-01-31T22:59:59Z', ['da inviare entro il 31 gennaio 2027']],
    ['2027-01-31T23:00:00Z', []],
  ])('at %s: %j', (moment, words) => {
    expect(at(moment).evidence.map((one) => one.words)).toEqual(words);
  });
});
