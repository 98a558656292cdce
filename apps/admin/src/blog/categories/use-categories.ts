import type { AdminCategory } from '@zaino/contracts/blog';
import { useState } from 'react';
import { useLoaded } from '../../products/form/use-loaded';
import { loadAllCategories } from './categories.api';

/** Ids: what a category had, and what it has by now; null once it is gone. */
export interface CategoryChange {
  from: string;
  to: string | null;
}

type Named = Pick<AdminCategory, 'id' | 'name'>;

/** The categories of the dialog, and what was done to them in it. */
export function useCategories(onChanged: (change: CategoryChange) => void) {
  const [round, setRound] = useState(0);
  const { data, hasFailed, retry } = useLoaded(loadAllCategories, String(round));
  // A renamed one keeps its place and its row until the dialog is opened anew.
  const [renamings, setRenamings] = useState<Partial<Record<string, Named>>>({});
  const [gone, setGone] = useState<string[]>([]);
  const [said, setSaid] = useState('');

  const rows =
    data
      ?.map((loaded) => ({ key: loaded.id, category: { ...loaded, ...renamings[loaded.id] } }))
      .filter(({ category }) => !gone.includes(category.id)) ?? null;
  return {
    rows,
    hasFailed,
    retry,
    said,
    renamed: (key: string, before: Named, named: Named) => {
      setRenamings({ ...renamings, [key]: named });
      setSaid(`${before.name}: ora si chiama ${named.name}`);
      onChanged({ from: before.id, to: named.id });
    },
    removed: ({ id, name }: Named) => {
      setGone([...gone, id]);
      setSaid(`${name}: eliminata`);
      onChanged({ from: id, to: null });
    },
    /** Somebody else was faster: how it is now is shown. */
    outdated: (words: string) => {
      setSaid(words);
      setRenamings({});
      setGone([]);
      setRound(round + 1);
    },
  };
}
