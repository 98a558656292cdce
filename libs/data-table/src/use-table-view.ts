import { useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { startTransition, useEffect, useState } from 'react';
import type { TableDefinition, TableRow } from './table-definition';
import { readView, type TableView, writeView } from './table-view';

/** Typing is not written into the address key by key. */
const QUIET_MS = 300;

/**
 * What the table shows. The address has it too, so that reloading, a link and Back keep it; a view that came with
 * another address is taken over.
 */
export function useTableView<Row extends TableRow>(
  table: TableDefinition<Row>,
): [TableView, (change: Partial<TableView>) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { location: target } = useNavigation();
  // Whoever is on the way to another page would be kept here by an address that is written meanwhile.
  const isLeaving = target !== undefined && target.pathname !== pathname;
  const shown = readView(table, new URLSearchParams(search));
  const address = writeView(table, shown);
  const [view, setView] = useState(shown);
  const [known, setKnown] = useState(search);
  /** What was to be written last: when the router gets there, somebody may have typed on. */
  const [due, setDue] = useState<string | null>(null);

  if (known !== search) {
    setKnown(search);
    if (address !== due) setView(shown);
  }

  const query = writeView(table, view);
  const isWritten = query === address || isLeaving;
  useEffect(() => {
    if (isWritten) return undefined;
    // A transition, as the router's own are: by the time of the next effect it is known who leaves.
    const timer = setTimeout(() => startTransition(() => setDue(query)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [query, isWritten]);

  useEffect(() => {
    if (isWritten || query !== due) return;
    const next = { pathname, hash, search: query };
    void navigate(next, { replace: true, preventScrollReset: true });
  }, [query, isWritten, due, pathname, hash, navigate]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
