import { type Location, useLocation, useNavigate, useSearchParams } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useEffect } from 'react';

interface TokenState {
  token?: unknown;
}

interface LinkToken {
  /** Null without one. */
  token: string | null;
  /** Forgets a token that was used or refused. */
  forget: () => void;
}

/**
 * The token of a mail's link. It leaves the address at once, so that it is in no history, in no
 * copied address and in nothing that reads where the page is. The history's own state keeps it for a reload.
 */
export function useLinkToken(): LinkToken {
  const [parameters] = useSearchParams();
  const { pathname, search, state } = useLocation() as Location<TokenState | null>;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = parameters.get('token');

  useEffect(() => {
    if (inAddress === null) return;
    const kept: TokenState = { token: inAddress };
    const place = { pathname, search: withoutToken(search) };
    void navigate(place, { replace: true, state: kept, preventScrollReset: true });
  }, [inAddress, navigate, pathname, search]);

  const forget = () =>
    void navigate(
      { pathname, search: withoutToken(search) },
      { replace: true, state: null, preventScrollReset: true },
    );
  // The server knows the address alone.
  const kept = isHydrated ? state?.token : null;
  return { token: inAddress ?? (typeof kept === 'string' ? kept : null), forget };
}

/** The page of origin stays in the address. */
function withoutToken(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('token');
  return rest.size > 0 ? `?${rest.toString()}` : '';
}
