import { randomUUID } from 'node:crypto';
import { openings } from '../testing/openings';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';
import { TenantEntity } from './tenant.entity';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { applied, opened, waiting } = openings(() => service);

describe('the e-mail for customers', () => {
  it('is never the one with which somebody registered', async () => {
    const body = {
      id: randomUUID(),
      ownerId: randomUUID(),
      name: 'La Pagina',
      domain: 'la-pagina-di-ada',
      // As a service says it that is older than this one.
      email: 'ada@privata.example',
    };
    const path = '/internal/tenants';
    await service.call({ method: 'POST', path, body, headers: serviceKeyHeader });
    const inside = { path: `${path}/${body.id}`, headers: serviceKeyHeader };
    expect((await service.call(inside)).body.email).toBe('');
  });

  it('is told by the owner before the bookshop opens', async () => {
    const bookshop = await applied();
    await bookshop.change({ email: '' });
    expect((await bookshop.read()).body.opening.missing).toContain('details');
    const { tenant } = bookshop;
    expect((await service.command(tenant.id, { kind: 'approve' })).status).toBe(409);
    await bookshop.change({ email: 'clienti@la-pagina.example' });
    expect((await service.command(tenant.id, { kind: 'approve' })).status).toBe(200);
    expect(await waiting(bookshop)).toBeUndefined();
  });

  it('is asked for where a bookshop is open without it, and keeps nobody from changing all else', async () => {
    const bookshop = await opened();
    await service.database.manager.update(TenantEntity, { id: bookshop.tenant.id }, { email: '' });
    expect(await bookshop.change({ phone: '0372 1' })).toMatchObject({
      status: 200,
      body: { state: 'open', phone: '0372 1', opening: { missing: ['details'] } },
    });
    const told = await bookshop.change({ email: 'clienti@la-pagina.example' });
    expect(told.body.opening.missing).toEqual([]);
    expect(await bookshop.change({ email: '' })).toMatchObject({
      status: 409,
      body: { code: 'tenant-not-ready', errors: [{ path: 'email' }] },
    });
  });
});
