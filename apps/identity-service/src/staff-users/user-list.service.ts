import { Injectable } from '@nestjs/common';
import type { ListedUser, staffUserEndpoints } from '@zaino/contracts/identity';
import type { AnswerOf } from '@zaino/contracts/shared';
import { DataSource, In } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity';
import { AdminEntity } from '../users/admin.entity';
import type { UserEntity } from '../users/user.entity';
import { accountKind } from './account-kind';
import { maskedEmail } from './masked-email';
import {
  type Condition,
  conditionsOf,
  kindCondition,
  type UserQuery,
  whereOf,
} from './user-conditions';

type Page = AnswerOf<typeof staffUserEndpoints.list>;

/** What a line is made of. */
type Row = Pick<
  UserEntity,
  | 'uid'
  | 'role'
  | 'colleagueOf'
  | 'displayName'
  | 'email'
  | 'emailVerifiedAt'
  | 'createdAt'
  | 'suspendedAt'
>;

/** Where an account stands in the list, and of which kind it is. */
type Found = Pick<Row, 'uid' | 'role' | 'colleagueOf' | 'createdAt'>;

const rowColumns = `u.uid, u.role, u.colleague_of AS colleagueOf, u.display_name AS displayName, u.email,
  u.email_verified_at AS emailVerifiedAt, u.created_at AS createdAt, u.suspended_at AS suspendedAt`;
const foundColumns = 'uid, role, colleague_of AS colleagueOf, created_at AS createdAt';

/** Accounts for staff, newest first; the migration names the index of each filter. */
@Injectable()
export class UserListService {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: UserQuery): Promise<Page> {
    if (query.kind === 'admin') return this.admins(query);
    const conditions = conditionsOf(query);
    if (query.search) return this.searched(query, conditions);
    const [rows, kinds] = await Promise.all([
      this.rows(query, conditions),
      this.counts(conditions),
    ]);
    return {
      users: await this.listed(rows),
      total: totalOf(kinds, query),
      next: nextOf(rows, query.limit),
      kinds,
    };
  }

  /** Words are looked for once: what is found is counted and cut here, since a second look costs as much as the first. */
  private async searched(query: UserQuery, conditions: Condition[]): Promise<Page> {
    const where = whereOf(conditions);
    // Sorted here: the database would sort whole rows of thousands, which costs as much as finding them.
    const found = await this.dataSource.query<Found[]>(
      `SELECT ${foundColumns} FROM user ${where.sql}`,
      where.values,
    );
    found.sort(newestFirst);
    const { kind, after, limit } = query;
    const ofKind = found.filter((one) => kind === undefined || accountKind(one) === kind);
    const begin = after === undefined ? 0 : ofKind.findIndex(isBehind(after));
    const rest = begin < 0 ? [] : ofKind.slice(begin);
    const shown = rest.slice(0, limit);
    return {
      users: await this.some(shown.map(({ uid }) => uid)),
      total: ofKind.length,
      next: rest.length > limit ? nextOf(shown, limit) : null,
      kinds: countsOf(found.map((one) => ({ ...one, users: 1 }))),
    };
  }

  /** The page is found within an index, only its rows are read. */
  private rows(query: UserQuery, conditions: Condition[]): Promise<Row[]> {
    const place = query.after === undefined ? [] : [behind(query.after)];
    const where = whereOf([...kindCondition(query), ...conditions, ...place]);
    return this.dataSource.query<Row[]>(
      `SELECT ${rowColumns}
       FROM (
         SELECT uid FROM user ${where.sql} ORDER BY created_at DESC, uid DESC LIMIT ?
       ) AS found JOIN user u ON u.uid = found.uid
       ORDER BY u.created_at DESC, u.uid DESC`,
      [...where.values, query.limit],
    );
  }

  private async some(uids: string[]): Promise<ListedUser[]> {
    if (uids.length === 0) return [];
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${rowColumns} FROM user u WHERE u.uid IN (?)
       ORDER BY u.created_at DESC, u.uid DESC`,
      [uids],
    );
    return this.listed(rows);
  }

  private async counts(conditions: Condition[]): Promise<Page['kinds']> {
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<
      (Pick<Row, 'role' | 'colleagueOf'> & { users: string })[]
    >(
      // In the order of an index; a group for each bookshop with colleagues, which is less than a table of all accounts.
      `SELECT role, colleague_of AS colleagueOf, COUNT(*) AS users
       FROM user ${where.sql} GROUP BY role, colleague_of`,
      where.values,
    );
    return countsOf(rows.map((row) => ({ ...row, users: Number(row.users) })));
  }

  private async listed(rows: readonly Row[]): Promise<ListedUser[]> {
    if (rows.length === 0) return [];
    const userUid = In(rows.map(({ uid }) => uid));
    const requests = await this.dataSource.manager.find(DataRequestEntity, {
      select: { userUid: true, dueOn: true },
      where: { userUid, state: 'open' },
      order: { dueOn: 'DESC' },
    });
    // The earliest comes last, and stays.
    const dueOn = new Map(requests.map((request) => [request.userUid, request.dueOn]));
    return rows.map((row) => ({
      id: row.uid,
      kind: accountKind(row),
      name: row.displayName,
      maskedEmail: maskedEmail(row.email),
      isEmailVerified: row.emailVerifiedAt !== null,
      createdAt: row.createdAt.toISOString(),
      isSuspended: row.suspendedAt !== null,
      requestDueOn: dueOn.get(row.uid) ?? null,
    }));
  }

  /** All of them on one page: a shop has some dozens. */
  private async admins({ search = '', state }: UserQuery): Promise<Page> {
    const { manager } = this.dataSource;
    const all = await manager.find(AdminEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
    const wanted = search.toLowerCase();
    const users = all
      .filter(({ id, username, email }) => isFound(wanted, { id, username, email }))
      .map((admin): ListedUser => ({
        id: admin.id,
        kind: 'admin',
        name: admin.username,
        maskedEmail: admin.email === null ? null : maskedEmail(admin.email),
        isEmailVerified: true,
        createdAt: admin.createdAt.toISOString(),
        isSuspended: admin.disabledAt !== null,
        requestDueOn: null,
      }))
      .filter(({ isSuspended }) => state === undefined || (state === 'suspended' && isSuspended));
    return { users, total: users.length, next: null, kinds: [] };
  }
}

function isFound(
  wanted: string,
  { id, username, email }: Pick<AdminEntity, 'id' | 'username' | 'email'>,
): boolean {
  return username.startsWith(wanted) || id === wanted || (wanted !== '' && email === wanted);
}

/** As `writePlace`: `2026-09-14T08:00:00.000Z~<uid>`. */
function placeOf(text: string): { createdAt: Date; uid: string } {
  const [moment = '', uid = ''] = text.split('~', 2);
  return { createdAt: new Date(moment), uid };
}

const writePlace = ({ createdAt, uid }: Pick<Found, 'createdAt' | 'uid'>): string =>
  `${createdAt.toISOString()}~${uid}`;

/** Older accounts; nothing is skipped or shown twice while others register. */
function behind(after: string): Condition {
  const { createdAt, uid } = placeOf(after);
  return {
    sql: 'created_at <= ? AND (created_at < ? OR uid < ?)',
    values: [createdAt, createdAt, uid],
  };
}

/** The same of rows that are read already. */
function isBehind(after: string) {
  const place = placeOf(after);
  const moment = place.createdAt.getTime();
  return ({ uid, createdAt }: Found) =>
    createdAt.getTime() < moment || (createdAt.getTime() === moment && uid < place.uid);
}

/** As the list has them; two of one moment by their ids, as the database compares them. */
function newestFirst(one: Found, other: Found): number {
  const moments = other.createdAt.getTime() - one.createdAt.getTime();
  return moments === 0 ? Number(other.uid > one.uid) - Number(other.uid < one.uid) : moments;
}

/** The next page begins behind the last row of a full one. */
function nextOf(rows: readonly Pick<Found, 'uid' | 'createdAt'>[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? writePlace(last) : null;
}

function countsOf(
  found: readonly (Pick<Found, 'role' | 'colleagueOf'> & { users: number })[],
): Page['kinds'] {
  const counts = new Map<Page['kinds'][number]['kind'], number>();
  for (const one of found) {
    const kind = accountKind(one);
    counts.set(kind, (counts.get(kind) ?? 0) + one.users);
  }
  return [...counts].map(([kind, users]) => ({ kind, users }));
}

function totalOf(kinds: Page['kinds'], { kind }: UserQuery): number {
  const counted = kind ? kinds.filter((one) => one.kind === kind) : kinds;
  return counted.reduce((sum, { users }) => sum + users, 0);
}
