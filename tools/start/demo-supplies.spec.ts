import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { createConnection } from 'mysql2/promise';
import { missingSupplies, wantedSupplies } from './demo-supplies';
import type { Servers } from './servers';
import { addStamps } from './stamps';

let database: TestDatabase;
let folder: string;
let servers: Servers;

beforeEach(async () => {
  database = await createTestDatabase();
  await run('CREATE TABLE product (id int PRIMARY KEY)');
  folder = mkdtempSync(join(tmpdir(), 'zaino-supplies-'));
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

const missing = (wanted: number) => missingSupplies(servers, database.url, wanted);

describe("the demo's school supplies", () => {
  it('are wanted in an empty catalogue', async () => {
    expect(await missing(600)).toEqual({ first: 1, last: 600 });
  });

  it('stay out of a catalogue with products of somebody', async () => {
    await run('INSERT INTO product VALUES (1)');
    expect(await missing(600)).toBeNull();
  });

  it('stay out where real files were imported', async () => {
    addStamps(servers, { hasOwnData: true });
    expect(await missing(600)).toBeNull();
  });

  it('come once, even where all of them were deleted', async () => {
    addStamps(servers, { supplies: { begun: 600, done: 600 } });
    expect(await missing(600)).toBeNull();
    expect(await missing(1)).toBeNull();
  });

  it('go on where a start was broken off', async () => {
    await run('INSERT INTO product VALUES (1)');
    addStamps(servers, { supplies: { begun: 600, done: 0 } });
    expect(await missing(600)).toEqual({ first: 1, last: 600 });
  });

  it('become more without touching those that are there', async () => {
    await run('INSERT INTO product VALUES (1)');
    addStamps(servers, { supplies: { begun: 600, done: 600 } });
    expect(await missing(10_000)).toEqual({ first: 601, last: 10_000 });
  });
});

describe('--scale', () => {
  it('says how many, 600 without it', () => {
    expect(wantedSupplies(['--dev'])).toBe(600);
    expect(wantedSupplies(['--scale', '100000'])).toBe(100_000);
  });

  it.each([[[]], [['many']], [['0']], [['1.5']], [['10000000']]])('refuses %j', (more) => {
    expect(() => wantedSupplies(['--scale', ...more])).toThrow('npm start -- --scale 10000');
  });
});
