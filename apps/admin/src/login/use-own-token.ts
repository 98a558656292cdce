import { useLocation, useNavigate, useRevalidator } from '@zaino/web/router';
import { getAdminToken, loseSession } from '@zaino/web/session';
import { ADMIN_TOKEN_KEY, tokenChangeOf } from '@zaino/web/session-tokens';
import { forgetKept } from '@zaino/web/kept-input-store';
import { useEffect } from 'react';
import { checkAccess } from './access';
import { loginPath } from './paths';

/** Calls back when another tab has signed an admin in or out, or (`ended`) found out that a session has ended. */
export function useTokenOfOtherTabs(onChange: (change: 'changed' | 'ended') => void): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const change = tokenChangeOf(event);
      const isOurs = event.key === ADMIN_TOKEN_KEY || event.key === null;
      if (isOurs && change !== 'none') onChange(change);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
}

/** Whoever signs out in another tab leaves this page; what another admin sees is asked for anew. */
export function useOwnToken(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useTokenOfOtherTabs((change) => {
    // As if a call of this page had been refused: what was typed is kept.
    if (change === 'ended') loseSession({ isAdmin: true });
    else if (getAdminToken() === null) {
      forgetKept('admin');
      void navigate(loginPath(location));
    }
    // Another admin may have other areas.
    else void checkAccess().then(() => revalidate());
  });
}
