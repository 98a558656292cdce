import type { AccountKind, AccountState, staffUserEndpoints } from '@zaino/contracts/identity';
import type { QueryOf } from '@zaino/service/route';
import { fullTextWords } from '@zaino/service/text-search/full-text-words';

export type UserQuery = QueryOf<typeof staffUserEndpoints.list>;

/** A part of a WHERE on `user`. */
export interface Condition {
  sql: string;
  values: unknown[];
}

const plain = (sql: string): Condition => ({ sql, values: [] });

const kinds: Record<AccountKind, Condition> = {
  family: plain("role = 'customer' AND colleague_of IS NULL"),
  bookshop: plain("role = 'bookshop' AND colleague_of IS NULL"),
  colleague: plain('colleague_of IS NOT NULL'),
};

const states: Record<AccountState, Condition> = {
  suspended: plain('suspended_at IS NOT NULL'),
  unverified: plain('email_verified_at IS NULL'),
  requests: plain("uid IN (SELECT user_uid FROM data_request WHERE state = 'open')"),
};

export function kindCondition({ kind }: Pick<UserQuery, 'kind'>): Condition[] {
  return kind === undefined || kind === 'admin' ? [] : [kinds[kind]];
}

/** What is asked for, but for the kind. */
export function conditionsOf({ search, state }: Pick<UserQuery, 'search' | 'state'>): Condition[] {
  return [
    ...(search ? [searchCondition(search)] : []),
    ...(state === undefined ? [] : [states[state]]),
  ];
}

/** A WHERE of all of them. */
export function whereOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { sql: '', values: [] };
  return {
    sql: `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
}

/**
 * A whole address or an id, each by its own index; else accounts in whose names every word begins a word. Words that the
 * full text does not hold are passed over; where nothing is left, names that begin so.
 */
function searchCondition(search: string): Condition {
  const text = search.normalize('NFC').toLowerCase();
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text))
    return { sql: 'uid = ?', values: [text] };
  if (text.includes('@')) return { sql: 'email = ?', values: [text] };
  const words = fullTextWords(text);
  if (words === null) {
    return { sql: "display_name LIKE ? ESCAPE '!'", values: [`${text.replace(/[!%_]/g, '!$&')}%`] };
  }
  return {
    sql: 'MATCH (display_name, first_name, last_name) AGAINST (? IN BOOLEAN MODE)',
    values: [words],
  };
}
