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

  it('lets a service change rows and no table', async () => {
    const database = await createTestDatabase();
    const owner = await createConnection(database.url);
    await owner.query('CREATE TABLE book (id int PRIMARY KEY)');
    await owner.end();
    const service = await createConnection(database.serviceUrl);
    await service.query('INSERT INTO book VALUES (1)');
    await service.query('CREATE TEMPORARY TABLE next_book LIKE book');
    const forbidden = [
      'DROP TABLE book',
      'ALTER TABLE book ADD title text',
      'CREATE TABLE b (id int)',
    ];
    for (const sql of [...forbidden, 'TRUNCATE book']) {
      await expect(service.query(sql)).rejects.toThrow('denied');
    }
    await service.end();
    await database.drop();
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
