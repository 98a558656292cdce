import { useLocation, useNavigate, useRevalidator } from '@zaino/web/router';
import { getAdminToken } from '@zaino/web/session';
import { ADMIN_TOKEN_KEY } from '@zaino/web/session-tokens';
import { useEffect } from 'react';
import { checkAccess } from './access';
import { loginPath } from './paths';

/** Calls back when another tab has signed an admin in or out. */
export function useTokenOfOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ADMIN_TOKEN_KEY || key === null) onChange();
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
  useTokenOfOtherTabs(() => {
    if (getAdminToken() === null) void navigate(loginPath(location));
    // Another admin may have other areas.
    else void checkAccess().then(() => revalidate());
  });
}
