import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

let schema: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  schema = await createTestDatabase();
  database = await createDataSource(schema.url).initialize();
  await database.runMigrations();
  while (await hasApprovals()) await database.undoLastMigration();
  await database.query(`INSERT INTO tenant
      (id, owner_id, name, domain, opening_hours, state, stripe_account_id, confirmed_at, created_at, updated_at)
    VALUES ('open', 'o1', 'Aperta', 'aperta', '[]', 'open', 'acct_1', NOW(3), NOW(3), NOW(3)),
      ('paused', 'o2', 'In pausa', 'in-pausa', '[]', 'paused', NULL, NOW(3), NOW(3), NOW(3)),
      ('draft', 'o3', 'In bozza', 'in-bozza', '[]', 'draft', NULL, NOW(3), NOW(3), NOW(3)),
      ('closed', 'o4', 'Chiusa', 'chiusa', '[]', 'closed', NULL, NOW(3), NOW(3), NOW(3))`);
  await database.runMigrations();
});
afterAll(async () => {
  await database.destroy();
  await schema.drop();
});

const hasApprovals = async () =>
  (await database.query<unknown[]>("SHOW TABLES LIKE 'opening_event'")).length > 0;
const rowOf = async (id: string) => {
  const [row] = await database.query<Record<string, unknown>[]>(
    'SELECT * FROM tenant WHERE id = ?',
    [id],
  );
  return row;
};
const moment: unknown = expect.any(Date);

describe('bookshops from before there were approvals', () => {
  it.each(['open', 'paused'])(
    'stay as they are where they were %s, and wait for a look',
    async (id) => {
      expect(await rowOf(id)).toMatchObject({ state: id, approved_at: moment, applied_at: moment });
      const events = await database.query<{ action: string }[]>(
        'SELECT action FROM opening_event WHERE tenant_id = ?',
        [id],
      );
      expect(events).toEqual([{ action: 'taken-over' }]);
    },
  );

  it.each(['draft', 'closed'])('need an approval where they were %s', async (id) => {
    expect(await rowOf(id)).toMatchObject({ state: id, approved_at: null, applied_at: null });
  });

  it('get no money on an account that nobody has checked', async () => {
    expect(await rowOf('open')).toMatchObject({
      stripe_account_id: null,
      pending_account_id: 'acct_1',
    });
  });
});
