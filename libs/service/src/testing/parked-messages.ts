import type { INestApplicationContext } from '@nestjs/common';
import { type AuditAct, type ParkedMessage, staffAreas } from '@zaino/contracts/shared';
import type { DataSource } from 'typeorm';
import { AUDIT_ACT_TOPIC } from '../audit-log/audit-log';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import type { ParkedMessagesEndpoints } from '../parked-messages/parked-messages.controller';
import type { AuditSink } from './audit-sink';
import { callsByAdmin, callTo, type MakeCall, signInStaff, signInTo } from './service-calls';

interface Message {
  topic: string;
  payload: unknown;
}

const parked = {
  attempts: 10,
  lastError: 'Error (ECONNREFUSED)',
  parkedAt: '2026-09-02T08:00:00.000Z',
};

/** Makes a message that a service's outbox tries to deliver no more; gives its id. */
export async function parkMessage(database: DataSource, message: Message): Promise<string> {
  const at = new Date(parked.parkedAt);
  const { identifiers } = await database.manager.insert(OutboxMessage, {
    topic: message.topic,
    payload: JSON.stringify(message.payload),
    lastError: parked.lastError,
    attempts: parked.attempts,
    createdAt: at,
    parkedAt: at,
    dueAt: new Date('9999-12-31T00:00:00Z'),
  });
  return String(identifiers[0]?.id);
}

/** What staff reads of a message that `parkMessage` made. */
export const parkedAs = (id: string, topic: string): ParkedMessage => ({ id, topic, ...parked });

interface ServiceWithOutbox {
  app: INestApplicationContext;
  origin: string;
  database: DataSource;
  stop: () => Promise<void>;
}

interface ParkedMessages<Service extends ServiceWithOutbox> {
  endpoints: ParkedMessagesEndpoints;
  start: () => Promise<Service>;
  /** What waits. */
  message: Message;
  /** Waits until the service has delivered it, and expects that it has done so as it should. */
  untilDelivered: (service: Service, id: string) => Promise<void>;
}

/** The tests that staff sees what a service's outbox has parked, has it delivered again, and nobody else does. */
export function itShowsParkedMessages<Service extends ServiceWithOutbox>(
  expected: ParkedMessages<Service>,
): void {
  const { message } = expected;
  const { path } = expected.endpoints.parkedMessages;
  const retryOf = (id: string) => ({ method: 'POST', path: `${path}/${id}` });
  let service: Service;
  let call: MakeCall;
  let adminCall: MakeCall;

  beforeAll(async () => {
    service = await expected.start();
    const { app } = service;
    call = callTo(app, service.origin);
    adminCall = callsByAdmin({ app, call, now: Date.now });
  });
  afterAll(() => service.stop());

  const listed = async () => {
    const { status, headers, body } = await adminCall<{ messages: ParkedMessage[] }>({ path });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    return body.messages;
  };

  it('is listed without what is in it, and delivered again on request, once', async () => {
    expect(await listed()).toEqual([]);
    const id = await parkMessage(service.database, message);
    expect(await listed()).toEqual([parkedAs(id, message.topic)]);
    expect((await adminCall(retryOf(id))).status).toBe(200);
    await expected.untilDelivered(service, id);
    expect(await listed()).toEqual([]);
    expect((await adminCall(retryOf(id))).status).toBe(404);
  });

  it('is for admins of everything alone', async () => {
    const id = await parkMessage(service.database, message);
    const nobody = {};
    const customer = await signInTo(service.app, 'customer');
    const owner = await signInTo(service.app, 'bookshop');
    const staff = await signInStaff(service.app, [...staffAreas]);
    for (const asked of [{ path }, retryOf(id)]) {
      for (const headers of [nobody, customer, owner]) {
        expect((await call({ ...asked, headers })).status).toBe(401);
      }
      expect((await call({ ...asked, headers: staff })).status).toBe(403);
    }
    expect(await listed()).toEqual([parkedAs(id, message.topic)]);
  });
}

interface ParkedActs<Service extends ServiceWithOutbox> {
  /** The service, as the audit log names it. */
  source: string;
  endpoints: ParkedMessagesEndpoints;
  start: () => Promise<Service>;
}

/** The same where what waits is an act for the audit log, which another service keeps. */
export function itShowsParkedActs<Service extends ServiceWithOutbox & { auditLog: AuditSink }>({
  source,
  endpoints,
  start,
}: ParkedActs<Service>): void {
  const act: AuditAct = {
    at: '2026-09-02T07:59:00.000Z',
    source,
    actor: { id: '9a4a3f2c-7a5e-4a53-9e08-6d1b0f5f2c01', name: 'ada' },
    act: 'tests.waited',
    subject: { kind: 'test', id: 'waited' },
    reason: null,
    before: null,
    after: { active: true },
  };
  itShowsParkedMessages({
    endpoints,
    start,
    message: {
      topic: AUDIT_ACT_TOPIC,
      payload: { id: '5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11', act },
    },
    untilDelivered: async ({ auditLog }, id) => {
      expect(await auditLog.untilTold('waited', act.act)).toEqual([act]);
      const [retried] = await auditLog.untilTold(id, 'messages.retried');
      expect(retried).toMatchObject({ source, subject: { kind: 'message', id } });
    },
  });
}
