import type { Compliance } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { callTo, signInStaff } from '@zaino/service/testing/service-calls';
import { DataSource } from 'typeorm';
import { PageViewEntity } from '../page-views/page-view.entity';
import { pageView, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.app.get(DataSource).query('DELETE FROM page_view'));
afterAll(() => service.stop());

async function read(): Promise<Compliance> {
  const headers = await signInStaff(service.app, ['money']);
  const call = callTo(service.app, service.origin);
  const { status, body } = await call<Compliance>({
    path: '/api/admin/compliance/visits',
    headers,
  });
  expect(status).toBe(200);
  return body;
}

describe('what visitors have agreed to', () => {
  it('is a text that there was on that day', async () => {
    await service.add(pageView());
    await service.add(pageView());
    expect((await read()).checks).toMatchObject([{ check: 'consents', state: 'fine', looked: 2 }]);
    await service.add(pageView({ consentVersion: '2099-01-01' }));
    expect((await read()).checks).toMatchObject([
      { state: 'broken', looked: 3, evidence: [{ label: 'Testo del 2099-01-01' }] },
    ]);
  });

  it('is kept for two years', async () => {
    expect((await read()).retention).toMatchObject([{ kind: 'page-views', oldest: null }]);
    await service.add(pageView());
    const seenAt = new Date(service.now() - 740 * DAY_MS);
    await service.app
      .get(DataSource)
      .manager.update(PageViewEntity, { path: '/search' }, { seenAt });
    expect((await read()).retention).toMatchObject([{ keptFor: '2 anni', isLate: true }]);
  });
});
