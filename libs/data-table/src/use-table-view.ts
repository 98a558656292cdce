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
  /** Addresses that are to be written, up to the last: when the router gets to one, somebody may have typed on. */
  const [ahead, setAhead] = useState<readonly string[]>([]);

  if (known !== search) {
    setKnown(search);
    const reached = ahead.lastIndexOf(address);
    if (reached === -1) setView(shown);
    setAhead(reached === -1 ? [] : ahead.slice(reached + 1));
  }

  const query = writeView(table, view);
  const isToWrite = query !== address && !isLeaving;
  useEffect(() => {
    if (!isToWrite) return undefined;
    // A transition, as the router's own are: by the time of the next effect it is known who leaves.
    const begin = () => startTransition(() => setAhead((before) => [...before, query]));
    const timer = setTimeout(begin, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query, isToWrite]);

  const isDue = isToWrite && ahead.at(-1) === query;
  useEffect(() => {
    if (!isDue) return;
    const next = { pathname, hash, search: query };
    void navigate(next, { replace: true, preventScrollReset: true });
  }, [isDue, query, pathname, hash, navigate]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
