import { randomUUID } from 'node:crypto';
import { Clock } from '@zaino/service/clock';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { AuditChain } from './audit-chain';
import { anAct } from './testing/an-act';
import { type ChainEnd, verifyChain } from './verify-chain';

/** A chain of its own for each test, in the hands of somebody who may do anything to the schema. */
describe('a walk along the audit log', () => {
  let database: TestDatabase;
  let owner: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    owner = await migratedDataSource(database.url, createDataSource);
    for (const name of ['audit_entry_no_update', 'audit_entry_no_delete']) {
      await owner.query(`DROP TRIGGER ${name}`);
    }
  });
  afterEach(async () => {
    await owner.destroy();
    await database.drop();
  });

  const append = async (count: number) => {
    const chain = new AuditChain(new Clock());
    for (let one = 0; one < count; one += 1) {
      const kept = { id: randomUUID(), act: anAct({ reason: `Numero ${one}` }) };
      await owner.transaction((manager) => chain.append(manager, kept));
    }
  };
  const endOf = async (): Promise<ChainEnd> => {
    const found = await verifyChain(owner);
    if (!found.isWhole) throw new Error('The chain does not hold.');
    return found.end;
  };

  it('finds that an empty one holds, and one of some acts', async () => {
    expect(await verifyChain(owner)).toMatchObject({ isWhole: true, entries: 0 });
    await append(3);
    const found = await verifyChain(owner);
    expect(found).toMatchObject({ isWhole: true, entries: 3, end: { sequence: '3' } });
  });

  it.each([
    ['what was done', "act = 'orders.cancel'"],
    ['by whom', "actor_name = 'nessuno'"],
    ['to what', "subject_id = 'un altro'"],
    ['why', 'reason = NULL'],
    ['what it was', "state_before = '{}'"],
    ['what it became', 'state_after = NULL'],
    ['when', "at = '2026-09-15 08:00:00.000'"],
    ['when it came', "recorded_at = '2026-09-15 08:00:00.000'"],
    ['where', "source = 'blog'"],
  ])('finds the act of which somebody changed %s', async (_, change) => {
    await append(3);
    await owner.query(`UPDATE audit_entry SET ${change} WHERE sequence = 2`);
    expect(await verifyChain(owner)).toEqual({
      isWhole: false,
      sequence: '2',
      why: 'it was changed after it was written',
    });
  });

  it.each([
    ['the first', 1, { sequence: '2', why: 'entries before it are missing' }],
    ['one between', 2, { sequence: '3', why: 'entries before it are missing' }],
    ['the last', 3, { sequence: '3', why: 'the entries at its end are missing' }],
  ])('finds that %s is gone', async (_, sequence, finding) => {
    await append(3);
    await owner.query('DELETE FROM audit_entry WHERE sequence = ?', [sequence]);
    expect(await verifyChain(owner)).toEqual({ isWhole: false, ...finding });
  });

  it('finds by an end that was noted that the last acts are gone, head and all', async () => {
    await append(2);
    const short = await endOf();
    await append(2);
    const noted = await endOf();
    await owner.query('DELETE FROM audit_entry WHERE sequence > 2');
    await owner.query('UPDATE audit_head SET sequence = 2, hash = ?', [short.hash]);
    expect(await verifyChain(owner)).toMatchObject({ isWhole: true, entries: 2 });
    expect(await verifyChain(owner, noted)).toEqual({
      isWhole: false,
      sequence: '4',
      why: 'the noted entry is not there any more',
    });
    expect(await verifyChain(owner, short)).toMatchObject({ isWhole: true });
  });

  it('finds by an end that was noted that all was written anew', async () => {
    await append(2);
    const noted = await endOf();
    await owner.query('DELETE FROM audit_entry');
    await owner.query('UPDATE audit_head SET sequence = 0, hash = ?', ['0'.repeat(64)]);
    await append(3);
    expect(await verifyChain(owner)).toMatchObject({ isWhole: true, entries: 3 });
    expect(await verifyChain(owner, noted)).toEqual({
      isWhole: false,
      sequence: '2',
      why: 'it is another one than was noted',
    });
  });

  it('goes on from where it was when acts are added during the walk', async () => {
    await append(2);
    const [found] = await Promise.all([verifyChain(owner), append(3)]);
    expect(found.isWhole).toBe(true);
    expect(await verifyChain(owner)).toMatchObject({ entries: 5 });
  });
});
