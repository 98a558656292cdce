import { useLocation, useNavigate } from '@zaino/web/router';
import { useEffect, useState } from 'react';
import { type ProductView, readView, writeView } from './product-view';

/** Typing is not written into the address key by key. */
const QUIET_MS = 300;

const viewOf = (search: string) => readView(new URLSearchParams(search));

/**
 * What the table shows. The address has it too, so that reloading, a link and Back keep it; a view that came with
 * another address is taken over.
 */
export function useProductView(): [ProductView, (change: Partial<ProductView>) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => viewOf(search));
  const [known, setKnown] = useState(search);
  /** What was written last: when the router gets there, somebody may have typed on. */
  const [written, setWritten] = useState<string | null>(null);

  if (known !== search) {
    setKnown(search);
    if (writeView(viewOf(search)) !== written) setView(viewOf(search));
  }

  useEffect(() => {
    const query = writeView(view);
    if (query === writeView(viewOf(search))) return undefined;
    const timer = setTimeout(() => {
      setWritten(query);
      const address = { pathname, hash, search: query };
      void navigate(address, { replace: true, preventScrollReset: true });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [view, search, pathname, hash, navigate]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
