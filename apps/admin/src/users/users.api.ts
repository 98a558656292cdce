import { dataRequestApi } from '@zaino/contracts/identity';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { keyOf, partOfPage } from '../queries';
import { readUsersQuery, type UserPage, userPage, type UsersQuery } from './user-rows';

/** How many requests about personal data wait, and how many of them are late. */
export const waitingRequestsQuery = queryOptions({
  queryKey: keyOf(dataRequestApi.list, { part: 'counts' }),
  queryFn: async () => {
    const { open, late } = await fetchJson(dataRequestApi.list, { query: { isOpen: 'true' } });
    return { open, late };
  },
  ...partOfPage,
});

/** The first page of a list, with what was asked for. */
export interface FirstUsers {
  query: UsersQuery;
  page: Outcome<UserPage>;
}

/** The list that the address names. */
export async function loadUsers({ request }: LoaderFunctionArgs): Promise<FirstUsers> {
  const query = readUsersQuery(new URL(request.url).searchParams);
  return { query, page: await settle(userPage(query, { request })) };
}
