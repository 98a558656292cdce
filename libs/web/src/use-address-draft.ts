import { useLocation, useNavigate } from '@zaino/web/router';
import { useCallback, useEffect, useState } from 'react';

/** After the last change of a filter (specification, points 7 and 9). */
const DEBOUNCE_MS = 500;

/**
 * Filters as they stand in a form: ahead of the address, which follows half a second after the last change or at once
 * by `apply`. The address is replaced, so that Back leaves the list. Any other change of the address, as by a link, sets
 * the form to what is `applied`. `pathOf` gives the address of a list, and is the same for what means the same.
 */
export function useAddressDraft<Filters extends object>(
  applied: Filters,
  pathOf: (filters: Filters) => string,
) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, setState] = useState({ draft: applied, at: key, sent: '' });
  if (state.at !== key) {
    // The answer to what was sent must not take away what was typed since.
    const isOwn = state.sent === pathOf(applied);
    setState(isOwn ? { ...state, at: key } : { draft: applied, at: key, sent: '' });
  }

  const send = useCallback(
    (path: string) => {
      setState((before) => ({ ...before, sent: path }));
      void navigate(path, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  const wanted = pathOf(state.draft);
  const isAhead = wanted !== (state.sent || pathOf(applied));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => send(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, wanted, send]);

  return {
    draft: state.draft,
    change: (changes: Partial<Filters>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    apply: () => {
      if (isAhead) send(wanted);
    },
  };
}
