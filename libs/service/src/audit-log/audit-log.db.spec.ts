import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { DataSource } from 'typeorm';
import { asCall, noteStaff } from '../calling-staff';
import { Clock } from '../clock';
import { Outbox } from '../outbox/outbox';
import { OutboxMessage, outboxTableSql } from '../outbox/outbox-message.entity';
import { AUDIT_ACT_TOPIC, AuditLog } from './audit-log';
import { commandLineActor } from './command-line-actor';
import { queuedActSchema } from './deliver-act';

const subject = { kind: 'thing', id: 't-1' };
const ada = {
  uid: 'a-1',
  email: '',
  isEmailVerified: false,
  displayName: 'ada',
  role: 'admin' as const,
  tenantId: null,
};

describe('AuditLog', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let auditLog: AuditLog;

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = [OutboxMessage];
    const options = { type: 'mariadb' as const, url: database.url, timezone: 'Z', entities };
    dataSource = await new DataSource(options).initialize();
    await dataSource.query(outboxTableSql);
    const clock = new Clock();
    const outbox = new Outbox(dataSource, { wake: () => undefined }, clock);
    auditLog = new AuditLog(outbox, clock, { serviceName: 'things' });
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  afterEach(() => dataSource.manager.clear(OutboxMessage));

  const queued = async () => {
    const messages = await dataSource.manager.findBy(OutboxMessage, { topic: AUDIT_ACT_TOPIC });
    return messages.map(({ payload }) => queuedActSchema.parse(JSON.parse(payload)).act);
  };
  const asAda = <Result>(job: () => Promise<Result>) =>
    asCall(() => {
      noteStaff(ada);
      return job();
    });

  it('queues what the admin of the call at hand does, in the transaction of it', async () => {
    await asAda(() =>
      dataSource.transaction((manager) =>
        auditLog.record(manager, { act: 'things.made', subject, after: { at: new Date(0) } }),
      ),
    );
    expect(await queued()).toMatchObject([
      {
        source: 'things',
        actor: { id: 'a-1', name: 'ada' },
        act: 'things.made',
        subject,
        reason: null,
        before: null,
        after: { at: '1970-01-01T00:00:00.000Z' },
      },
    ]);
  });

  it('queues nothing of what was rolled back', async () => {
    const failing = asAda(() =>
      dataSource.transaction(async (manager) => {
        await auditLog.record(manager, { act: 'things.made', subject });
        throw new Error('No');
      }),
    );
    await expect(failing).rejects.toThrow('No');
    expect(await queued()).toEqual([]);
  });

  it('needs somebody who did it', async () => {
    const { manager } = dataSource;
    const act = { act: 'things.made', subject };
    const nobody = 'Nobody is known to have done things.made.';
    await expect(auditLog.record(manager, act)).rejects.toThrow(nobody);
    await expect(asCall(() => auditLog.record(manager, act))).rejects.toThrow(nobody);
    expect(await queued()).toEqual([]);
    await auditLog.record(manager, act, commandLineActor);
    expect((await queued()).map(({ actor }) => actor.name)).toEqual(['Riga di comando']);
  });

  it('queues several acts of one call', async () => {
    const acts = [
      { act: 'things.made', subject },
      { act: 'things.moved', subject },
    ];
    await asAda(() => auditLog.recordAll(dataSource.manager, acts));
    expect((await queued()).map(({ act }) => act)).toEqual(['things.made', 'things.moved']);
  });

  it('tells of a state that is too long how long it was, and cuts a reason', async () => {
    const state = { text: 'a'.repeat(200_000) };
    const act = { act: 'things.made', subject, reason: 'b'.repeat(600), before: state };
    await auditLog.record(dataSource.manager, act, commandLineActor);
    expect(await queued()).toMatchObject([
      { before: { omitted: 'too long', characters: 200_011 }, reason: 'b'.repeat(500) },
    ]);
  });

  it('marks a personal value for who has the key', () => {
    expect(auditLog.hashed('12345678903')).toEqual({ $hashed: '12345678903' });
  });
});
