import { adminApi } from '@zaino/contracts/identity';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { forgetKept } from '@zaino/web/kept-input-store';
import { useNavigate } from '@zaino/web/router';
import { setAdminToken } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { useState } from 'react';
import { ADMIN_SIGN_IN_PATH } from '@zaino/contracts/shared';

/**
 * Signs out: the token is revoked, and removed in any case. Where the service does not answer it ends there by itself,
 * half an hour after its last call.
 */
export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  const leave = async () => {
    const sent = fetchJson(adminApi.logout, { isEndExpected: true });
    // The call carries it already; those under way that come too late end nothing any more.
    setAdminToken(null);
    forgetKept('admin');
    try {
      await sent;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'unauthenticated') reportError(error);
    } finally {
      await navigate(ADMIN_SIGN_IN_PATH);
    }
  };
  const logout = () => {
    setLeaving(true);
    void leave();
  };
  return { isLeaving, logout };
}
