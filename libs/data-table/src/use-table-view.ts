import { useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { useEffect, useState } from 'react';
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
  /** What was written last: when the router gets there, somebody may have typed on. */
  const [written, setWritten] = useState<string | null>(null);

  if (known !== search) {
    setKnown(search);
    if (address !== written) setView(shown);
  }

  const query = writeView(table, view);
  useEffect(() => {
    if (query === address || isLeaving) return undefined;
    const timer = setTimeout(() => {
      setWritten(query);
      const next = { pathname, hash, search: query };
      void navigate(next, { replace: true, preventScrollReset: true });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query, address, isLeaving, pathname, hash, navigate]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
