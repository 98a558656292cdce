import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { createConnection } from 'mysql2/promise';
import { wantsDemoBlog } from './demo-blog';
import type { Servers } from './servers';
import { addStamps } from './stamps';

let database: TestDatabase;
let folder: string;
let servers: Servers;

beforeEach(async () => {
  database = await createTestDatabase();
  await run('CREATE TABLE article (id int PRIMARY KEY)');
  folder = mkdtempSync(join(tmpdir(), 'zaino-blog-'));
  servers = { mysqlUrl: '', redisUrl: '', stampFile: join(folder, 'stamps.json') };
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

async function run(statement: string): Promise<void> {
  const connection = await createConnection(database.url);
  await connection.query(statement);
  await connection.end();
}

const isWanted = () => wantsDemoBlog(servers, database.url);

describe("the demo's articles", () => {
  it('are wanted in an empty blog', async () => {
    expect(await isWanted()).toBe(true);
  });

  it('stay out of a blog with articles of somebody', async () => {
    await run('INSERT INTO article VALUES (1)');
    expect(await isWanted()).toBe(false);
  });

  it('stay out where real files were imported', async () => {
    addStamps(servers, { hasOwnData: true });
    expect(await isWanted()).toBe(false);
  });

  it('come once, even where all of them were deleted', async () => {
    addStamps(servers, { blog: 'done' });
    expect(await isWanted()).toBe(false);
  });

  it('go on where a start was broken off', async () => {
    await run('INSERT INTO article VALUES (1)');
    addStamps(servers, { blog: 'begun' });
    expect(await isWanted()).toBe(true);
  });
});
