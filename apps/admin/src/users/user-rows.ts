import {
  accountStates,
  listedKinds,
  type ListedUser,
  STAFF_USER_LIMIT,
  staffUserApi,
  type staffUserEndpoints,
} from '@zaino/contracts/identity';
import type { AnswerOf, CallInput } from '@zaino/contracts/shared';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import { fetchJson } from '@zaino/web/api-client';

type Asked = NonNullable<CallInput<typeof staffUserEndpoints.list>['query']>;
type UsersAnswer = AnswerOf<typeof staffUserEndpoints.list>;

/** What a list of accounts is asked for, but for its pages. */
export type UsersQuery = Pick<Asked, 'search' | 'kind' | 'state'>;

/** An account as a line of the table. */
export interface UserRow {
  id: string;
  name: string;
  kind: string;
  email: string;
  since: string;
  standing: string;
  user: ListedUser;
}

/** Nothing of an account is typed in its line. */
export type UserFields = Partial<UserRow>;

/** The server looks for words. */
export const userSearch = new RowSearch<UserRow>(({ name }) => name);

/** How many accounts of each kind the list would have. */
export type KindCounts = UsersAnswer['kinds'];

export interface UserPage extends RowPage<UserRow> {
  kinds: KindCounts;
}

/** A whole address is the longest that can be looked for. */
const LONGEST = 254;

/** What an address of the page asks for; what makes no sense is as good as left out. */
export function readUsersQuery(params: URLSearchParams): UsersQuery {
  const search = (params.get('cerca') ?? '').trim().slice(0, LONGEST);
  const kind = listedKinds.find((known) => known === params.get('tipo'));
  const state = accountStates.find((known) => known === params.get('stato'));
  return { ...(search !== '' && { search }), ...(kind && { kind }), ...(state && { state }) };
}

/** The page of a list behind a place in it; the first without. */
export async function userPage(
  query: UsersQuery,
  options: { after?: string | undefined; request: Request },
): Promise<UserPage> {
  const { after, request } = options;
  const { users, ...page } = await fetchJson(staffUserApi.list, {
    request,
    query: { ...query, after, limit: STAFF_USER_LIMIT },
  });
  return { ...page, rows: users.map(rowOf) };
}

function rowOf(user: ListedUser): UserRow {
  const { id, name, kind, maskedEmail, createdAt } = user;
  return {
    id,
    // Who has given no name is told by the id.
    name: name.trim() === '' ? `Senza nome (${id.slice(0, 8)})` : name,
    kind,
    email: maskedEmail ?? '',
    since: createdAt,
    standing: '',
    user,
  };
}

/** Accounts of the list that is asked for by then, the newest first; `tell` hears of each page. */
export const userSource = (
  query: () => UsersQuery,
  tell: (page: UserPage) => void,
): RowSource<UserRow, UserFields> => ({
  page: async (after, request) => {
    const page = await userPage(query(), { after, request });
    tell(page);
    return page;
  },
  pageRows: STAFF_USER_LIMIT,
  versionOf: () => 0,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  compare: (one, other) => compareTexts(other.since, one.since) || compareTexts(other.id, one.id),
  changed: (row) => row,
  search: userSearch,
});

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
