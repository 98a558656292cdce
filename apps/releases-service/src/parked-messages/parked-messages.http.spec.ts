import type { ParkedMessage } from '@zaino/contracts/shared';
import { AUDIT_ACT_TOPIC } from '@zaino/service/audit-log/audit-log';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { signInStaff } from '@zaino/service/testing/service-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const path = '/api/admin/releases/parked-messages';
const ACT_ID = '5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11';
const act = {
  at: '2026-09-02T07:59:00.000Z',
  source: 'releases',
  actor: { id: '9a4a3f2c-7a5e-4a53-9e08-6d1b0f5f2c01', name: 'ada' },
  act: 'releases.promoted',
  subject: { kind: 'app', id: 'waited' },
  reason: null,
  before: null,
  after: { version: 'aaaaaaaaaaaa' },
};

async function park(): Promise<string> {
  const at = new Date('2026-09-02T08:00:00Z');
  const { identifiers } = await service.database.manager.insert(OutboxMessage, {
    topic: AUDIT_ACT_TOPIC,
    payload: JSON.stringify({ id: ACT_ID, act }),
    lastError: 'ServiceUnavailable',
    attempts: 10,
    createdAt: at,
    parkedAt: at,
    dueAt: new Date('9999-12-31T00:00:00Z'),
  });
  return String(identifiers[0]?.id);
}

async function listed(): Promise<ParkedMessage[]> {
  const { status, body } = await service.adminCall<{ messages: ParkedMessage[] }>({ path });
  expect(status).toBe(200);
  return body.messages;
}

describe('what the registry could not tell other services', () => {
  it('is listed without what is in it, and told again on request, once', async () => {
    expect(await listed()).toEqual([]);
    const id = await park();
    expect(await listed()).toEqual([
      {
        id,
        topic: AUDIT_ACT_TOPIC,
        attempts: 10,
        lastError: 'ServiceUnavailable',
        parkedAt: '2026-09-02T08:00:00.000Z',
      },
    ]);
    const retry = { method: 'POST', path: `${path}/${id}` };
    expect((await service.adminCall(retry)).status).toBe(200);
    expect(await service.auditLog.untilTold('waited', act.act)).toEqual([act]);
    const [retried] = await service.auditLog.untilTold(id, 'messages.retried');
    expect(retried).toMatchObject({ source: 'releases', subject: { kind: 'message', id } });
    expect(await listed()).toEqual([]);
    expect((await service.adminCall(retry)).status).toBe(404);
  });

  it('is for admins of everything alone', async () => {
    for (const call of [{ path }, { method: 'POST', path: `${path}/1` }]) {
      expect((await service.call(call)).status).toBe(401);
      const headers = await signInStaff(service.app, ['blog']);
      expect((await service.call({ ...call, headers })).status).toBe(403);
    }
  });
});
