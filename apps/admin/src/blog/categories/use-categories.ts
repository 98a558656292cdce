import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCategory } from '@zaino/contracts/blog';
import { useState } from 'react';
import { categoriesQuery, type CategoryEntry } from './categories.api';

/** Ids: what a category had, and what it has by now; null once it is gone. */
export interface CategoryChange {
  from: string;
  to: string | null;
}

type Named = Pick<AdminCategory, 'id' | 'name'>;

/** The categories of the dialog, and what was done to them in it. */
export function useCategories(onChanged: (change: CategoryChange) => void) {
  const { data: rows, isError, refetch } = useQuery(categoriesQuery);
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const put = (change: (rows: CategoryEntry[]) => CategoryEntry[]) =>
    queryClient.setQueryData(categoriesQuery.queryKey, (before) => before && change(before));

  return {
    rows,
    hasFailed: isError,
    retry: () => void refetch(),
    said,
    /** It keeps its place and its row until the dialog is opened anew. */
    renamed: (key: string, before: Named, named: Named) => {
      put((all) =>
        all.map((row) =>
          row.key === key ? { key, category: { ...row.category, ...named } } : row,
        ),
      );
      setSaid(`${before.name}: ora si chiama ${named.name}`);
      onChanged({ from: before.id, to: named.id });
    },
    removed: ({ id, name }: Named) => {
      put((all) => all.filter(({ category }) => category.id !== id));
      setSaid(`${name}: eliminata`);
      onChanged({ from: id, to: null });
    },
    /** Somebody else was faster: how it is now is shown. */
    outdated: (words: string) => {
      setSaid(words);
      void refetch();
    },
  };
}
