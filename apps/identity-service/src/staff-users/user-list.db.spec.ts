import { randomUUID } from 'node:crypto';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import {
  type Condition,
  conditionsOf,
  kindCondition,
  type UserQuery,
  whereOf,
} from './user-conditions';

const ACCOUNTS = 20_000;
let schema: TestDatabase;
let dataSource: DataSource;

/** Of the accounts one in a hundred is a bookshop's and one suspended; a tenth has an unproven address. */
const insert = `INSERT INTO user
  (uid, email, email_verified_at, role, display_name, first_name, last_name, created_at, suspended_at)
  VALUES ?`;

beforeAll(async () => {
  schema = await createTestDatabase();
  dataSource = await migratedDataSource(schema.url, createDataSource);
  const begin = Date.parse('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: ACCOUNTS }, (_, nth) => {
    const at = new Date(begin + nth * 60_000);
    const [first, last] = [`Maria${nth % 500}`, `Rossi${nth}`];
    const role = nth % 100 === 0 ? 'bookshop' : 'customer';
    const suspendedAt = nth % 100 === 1 ? at : null;
    const provenAt = nth % 10 === 0 ? null : at;
    return [
      randomUUID(),
      `famiglia${nth}@posta.example`,
      provenAt,
      role,
      `${first} ${last}`,
      first,
      last,
      at,
      suspendedAt,
    ];
  });
  for (let from = 0; from < rows.length; from += 2_000) {
    await dataSource.query(insert, [rows.slice(from, from + 2_000)]);
  }
  await dataSource.query('ANALYZE TABLE user');
});
afterAll(async () => {
  await dataSource.destroy();
  await schema.drop();
});

const explain = async (sql: string, { values }: Condition) => {
  const lines = await dataSource.query<{ key: string | null; Extra: string | null }[]>(
    `EXPLAIN ${sql}`,
    values,
  );
  return lines[0];
};
const pageOf = (query: Partial<UserQuery>) => {
  const where = whereOf([...kindCondition(query), ...conditionsOf(query)]);
  return explain(
    `SELECT uid FROM user ${where.sql} ORDER BY created_at DESC, uid DESC LIMIT 100`,
    where,
  );
};

describe('the list of 20,000 accounts', () => {
  it.each<[string, Partial<UserQuery>]>([
    ['all of them', {}],
    ['families', { kind: 'family' }],
    ['bookshops', { kind: 'bookshop' }],
    ['unproven addresses', { state: 'unverified' }],
  ])('finds a page of %s within an index, sorted by none', async (_, query) => {
    const plan = await pageOf(query);
    expect(plan?.key).toMatch(/^ix_user_(created_at|role|email_verified_at)_/);
    expect(plan?.Extra).toMatch(/Using index/);
    expect(plan?.Extra).not.toMatch(/filesort/);
  });

  it.each<[string, Partial<UserQuery>, RegExp]>([
    ['suspended ones', { state: 'suspended' }, /^ix_user_suspended_at$/],
    ['an address', { search: 'famiglia7@posta.example' }, /^ux_user_email$/],
    ['an id', { search: randomUUID() }, /^PRIMARY$|^$/],
    ['a name', { search: 'rossi123' }, /^fx_user_display_name_first_name_last_name$/],
    ['a short name', { search: 'qa' }, /^ix_user_display_name$/],
  ])('finds %s without looking at all of them', async (_, query, key) => {
    // Of an id that nobody has the plan names no index: the database has looked already.
    expect((await pageOf(query))?.key ?? '').toMatch(key);
  });

  it('counts the kinds within an index', async () => {
    for (const state of [undefined, 'unverified'] as const) {
      const where = whereOf(conditionsOf({ state }));
      const plan = await explain(
        `SELECT role, colleague_of, COUNT(*) FROM user ${where.sql} GROUP BY role, colleague_of`,
        where,
      );
      expect(plan?.Extra).toMatch(/Using index/);
    }
  });
});
