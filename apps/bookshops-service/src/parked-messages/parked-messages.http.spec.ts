import type { ParkedMessage } from '@zaino/contracts/shared';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { OWNER_NOTICE_TOPIC } from '../opening/owner-notice';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const path = '/api/admin/bookshops/parked-messages';
const PATIENCE_MS = 10_000;

async function park(payload: object): Promise<string> {
  const at = new Date('2026-09-02T08:00:00Z');
  const { identifiers } = await service.database.manager.insert(OutboxMessage, {
    topic: OWNER_NOTICE_TOPIC,
    payload: JSON.stringify(payload),
    lastError: 'Error (ECONNREFUSED)',
    attempts: 10,
    createdAt: at,
    parkedAt: at,
    dueAt: new Date('9999-12-31T00:00:00Z'),
  });
  return String(identifiers[0]?.id);
}
async function listed(): Promise<ParkedMessage[]> {
  const headers = await service.signIn({ role: 'admin' });
  const { status, body } = await service.call({ path, headers });
  expect(status).toBe(200);
  return (body as unknown as { messages: ParkedMessage[] }).messages;
}

describe('what owners of bookshops could not be told', () => {
  it('is listed without what is in it, and delivered again on request, once', async () => {
    const ownerId = '5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11';
    const notice = { ownerId, name: 'La Pagina', decision: 'refused', reason: 'Manca il vicolo' };
    const id = await park(notice);
    expect(await listed()).toEqual([
      {
        id,
        topic: OWNER_NOTICE_TOPIC,
        attempts: 10,
        lastError: 'Error (ECONNREFUSED)',
        parkedAt: '2026-09-02T08:00:00.000Z',
      },
    ]);
    const headers = await service.signIn({ role: 'admin' });
    const retry = { method: 'POST', path: `${path}/${id}`, headers };
    expect((await service.call(retry)).status).toBe(200);
    const told = () => service.neighbours.notices.filter(({ uid }) => uid === ownerId);
    expect(await waitUntil(() => told().length > 0, PATIENCE_MS)).toBe(true);
    expect(told()).toMatchObject([{ name: 'La Pagina', decision: 'refused' }]);
    expect(await listed()).toEqual([]);
    expect((await service.call(retry)).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const { headers } = await service.bookshop();
    const id = await park({});
    for (const call of [{ path }, { method: 'POST', path: `${path}/${id}` }]) {
      expect((await service.call(call)).status).toBe(401);
      expect((await service.call({ ...call, headers })).status).toBe(401);
    }
    expect(await listed()).toMatchObject([{ id }]);
  });
});
