import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { RowChanges } from '@zaino/data-table/row-changes';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { ApiError } from '@zaino/web/api-client';
import { useMemo, useState } from 'react';
import {
  type KindCounts,
  type UserFields,
  type UserPage,
  type UserRow,
  userSource,
} from './user-rows';
import { userNoun } from './user-words';
import type { FirstUsers } from './users.api';
import { usersTable } from './users-table';

/** Everything that the page of the accounts knows. Nothing is changed in the list: each account has a page for that. */
export function useUsersPage(first: FirstUsers) {
  const [kinds, setKinds] = useState<KindCounts>(first.page.value?.kinds ?? []);
  const definition = useMemo(() => usersTable(kinds), [kinds]);
  const table = useDataTable<UserRow, UserFields, RowChanges<UserRow, UserFields>, FirstUsers>(
    definition,
    first,
    () => {
      const asked = { query: first.query };
      const tell = (page: UserPage) => setKinds(page.kinds);
      const list = new LoadedRows(
        userSource(() => asked.query, tell),
        first.page,
      );
      return {
        list,
        changes: new RowChanges(list, {
          noun: userNoun,
          undo: nothingHere,
          undoRefused: '',
          newest: nothingHere,
        }),
        renew: (next: FirstUsers) => {
          asked.query = next.query;
          if (next.page.value) tell(next.page.value);
          list.restart(next.page);
        },
      };
    },
  );
  return { table };
}

function nothingHere(): Promise<never> {
  const message = 'Qui non si cambia nulla';
  return Promise.reject(new ApiError({ kind: 'not-found', code: '', status: 404, message }));
}
