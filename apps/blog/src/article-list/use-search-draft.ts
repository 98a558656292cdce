import { useLocation, useNavigate } from '@zaino/web/router';
import { useCallback, useEffect, useState } from 'react';
import { type BlogFilters, blogPath } from '../blog-filters';

/** After the last letter (specification, point 9). */
const DEBOUNCE_MS = 500;

/**
 * The words of the search as they stand in the field: ahead of the address, which follows half a second after the last
 * letter or at once by `apply`. The address is replaced, so that Back leaves the list; any other change of it sets the
 * field.
 */
export function useSearchDraft(filters: BlogFilters) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, setState] = useState({ words: filters.cerca, at: key, sent: '' });
  if (state.at !== key) {
    // The answer to what was sent must not take away what was typed since.
    const isOwn = state.sent === blogPath(filters);
    setState(isOwn ? { ...state, at: key } : { words: filters.cerca, at: key, sent: '' });
  }

  const send = useCallback(
    (path: string) => {
      setState((before) => ({ ...before, sent: path }));
      void navigate(path, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  const wanted = blogPath({ ...filters, cerca: state.words });
  const isAhead = wanted !== (state.sent || blogPath(filters));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => send(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, wanted, send]);

  return {
    words: state.words,
    change: (words: string) => setState((before) => ({ ...before, words })),
    apply: () => {
      if (isAhead) send(wanted);
    },
  };
}
