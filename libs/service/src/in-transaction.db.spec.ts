import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { DataSource, type EntityManager } from 'typeorm';
import { databaseOptions } from './database-options';
import { inTransaction } from './in-transaction';

describe('inTransaction', () => {
  let schema: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    schema = await createTestDatabase();
    const tables = { entities: [], migrations: [] };
    database = await new DataSource(databaseOptions(schema.url, tables)).initialize();
    await database.query('CREATE TABLE note (id int PRIMARY KEY, text varchar(20) NOT NULL)');
  });
  beforeEach(() => database.query(`REPLACE INTO note VALUES (1, ''), (2, '')`));
  afterAll(async () => {
    await database.destroy();
    await schema.drop();
  });

  const texts = async () => {
    const rows = await database.query<{ text: string }[]>('SELECT text FROM note WHERE id < 3');
    return rows.map(({ text }) => text);
  };
  const lock = (manager: EntityManager, id: number) =>
    manager.query('SELECT id FROM note WHERE id = ? FOR UPDATE', [id]);

  it('does it again for who was chosen to end a deadlock', async () => {
    let tries = 0;
    let holding = 0;
    let meet: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const lockBoth = (first: number, second: number) =>
      inTransaction(database, async (manager) => {
        tries += 1;
        await lock(manager, first);
        holding += 1;
        if (holding === 2) meet();
        await bothHoldOne;
        await lock(manager, second);
        await manager.query(`UPDATE note SET text = CONCAT(text, 'x') WHERE id = ?`, [second]);
      });
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    expect(tries).toBe(3);
    expect(await texts()).toEqual(['x', 'x']);
  });

  it('does nothing again that failed for another reason, and keeps nothing of it', async () => {
    let tries = 0;
    const failing = inTransaction(database, async (manager) => {
      tries += 1;
      await manager.query(`UPDATE note SET text = 'lost'`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
    expect(await texts()).toEqual(['', '']);
  });

  it('looks again where another wrote the same key first, if it is told so', async () => {
    let tries = 0;
    const write = (retriesDuplicates: boolean) =>
      inTransaction(
        database,
        async (manager) => {
          tries += 1;
          const id = tries === 1 ? 1 : 3;
          await manager.query(`INSERT INTO note VALUES (?, 'new')`, [id]);
        },
        { retriesDuplicates },
      );
    await expect(write(false)).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
    expect(tries).toBe(1);
    tries = 0;
    await write(true);
    expect(tries).toBe(2);
  });

  it('is unavailable where somebody holds a row for too long', async () => {
    const holder = database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM note WHERE id = 1 FOR UPDATE');
    const waiting = inTransaction(database, async (manager) => {
      await manager.query('SET SESSION innodb_lock_wait_timeout = 1');
      await lock(manager, 1);
    });
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable' });
    await holder.rollbackTransaction();
    await holder.release();
  });

  it('gives up in the end', async () => {
    let tries = 0;
    const failing = inTransaction(
      database,
      async (manager) => {
        tries += 1;
        await manager.query(`INSERT INTO note VALUES (1, 'again')`);
      },
      { retriesDuplicates: true },
    );
    await expect(failing).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
    expect(tries).toBe(5);
  });
});
