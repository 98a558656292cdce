import { waitUntil } from '@zaino/testing/processes';
import { openings, VAT_NUMBER } from '../testing/openings';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const PATIENCE_MS = 10_000;
const { applied } = openings(() => service);

it('tells the audit log what was decided on a bookshop, without what may be a person’s', async () => {
  const { tenant } = await applied();
  await service.command(tenant.id, { kind: 'refuse', reason: 'Manca il numero civico' });
  const told = () =>
    [...service.neighbours.acts.values()].filter(({ subject }) => subject.id === tenant.id);
  expect(await waitUntil(() => told().length > 0, PATIENCE_MS)).toBe(true);
  expect(told()).toMatchObject([
    {
      act: 'bookshops.refused',
      source: 'bookshops',
      subject: { kind: 'bookshop' },
      reason: 'Manca il numero civico',
    },
  ]);
  const [act] = told();
  for (const state of [act?.before, act?.after]) {
    const plain = JSON.stringify(state).replaceAll(/\{"\$hashed":"[^"]*"\}/g, '');
    expect(plain).not.toContain(VAT_NUMBER);
  }
});
