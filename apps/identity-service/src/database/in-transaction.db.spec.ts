import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { lockUser } from '../users/lock-user';
import { User } from '../users/user.entity';
import { createDataSource } from './data-source';
import { inTransaction } from './in-transaction';

describe('inTransaction', () => {
  let schema: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    schema = await createTestDatabase();
    database = await createDataSource(schema.url).initialize();
    await database.runMigrations();
  });
  afterAll(async () => {
    await database.destroy();
    await schema.drop();
  });

  const addUser = async () => {
    const uid = randomUUID();
    await database.manager.insert(User, { uid, email: `${uid}@example.it`, role: 'customer' });
    return uid;
  };

  it('does it again for who was chosen to end a deadlock', async () => {
    const [one, other] = [await addUser(), await addUser()];
    let tries = 0;
    let meet: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const lockBoth = (first: string, second: string) =>
      inTransaction(database, async (manager) => {
        tries += 1;
        await lockUser(manager, first);
        if (tries === 2) meet();
        await bothHoldOne;
        await lockUser(manager, second);
        await manager.query(`UPDATE user SET phone = CONCAT(phone, 'x') WHERE uid = ?`, [second]);
      });
    await Promise.all([lockBoth(one, other), lockBoth(other, one)]);
    expect(tries).toBe(3);
    const users = await database.manager.findBy(User, [{ uid: one }, { uid: other }]);
    expect(users.map(({ phone }) => phone)).toEqual(['x', 'x']);
  });

  it('does nothing again that failed for another reason, and keeps nothing of it', async () => {
    const uid = await addUser();
    let tries = 0;
    const failing = inTransaction(database, async (manager) => {
      tries += 1;
      await manager.delete(User, { uid });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
    expect(await database.manager.existsBy(User, { uid })).toBe(true);
  });
});
