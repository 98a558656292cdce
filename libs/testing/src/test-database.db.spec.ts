import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { createTestDatabase } from './test-database';

describe('createTestDatabase', () => {
  it('gives an empty utf8mb4 schema that allows LOAD DATA LOCAL', async () => {
    const database = await createTestDatabase();
    const connection = await createConnection(database.url);
    const [tables] = await connection.query('SHOW TABLES');
    const [settings] = await connection.query<RowDataPacket[]>(
      'SELECT @@character_set_database AS charset, @@local_infile AS localInfile',
    );
    await connection.end();
    await database.drop();
    expect(tables).toEqual([]);
    expect(settings).toEqual([{ charset: 'utf8mb4', localInfile: 1 }]);
  });

  it("keeps one test file's user out of another's schema", async () => {
    const [mine, other] = [await createTestDatabase(), await createTestDatabase()];
    const trespass = new URL(mine.url);
    trespass.pathname = new URL(other.url).pathname;
    await expect(createConnection(trespass.href)).rejects.toThrow('Access denied');
    await Promise.all([mine.drop(), other.drop()]);
  });

  it('leaves neither schema nor user after drop', async () => {
    const database = await createTestDatabase();
    await database.drop();
    await expect(createConnection(database.url)).rejects.toThrow('Access denied');
  });
});
