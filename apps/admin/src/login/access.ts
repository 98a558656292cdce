import { adminApi, type AdminUser } from '@zaino/contracts/identity';
import { hasStaffRight, type StaffRight } from '@zaino/contracts/shared';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { getAdminToken, setAdminToken } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';

/** `unknown` where nobody could say: the token stays then. */
export type AdminAccess = { kind: 'granted'; admin: AdminUser } | { kind: 'refused' | 'unknown' };

/** Whose token the stored one is; it counts for that token alone. */
let known: { token: string; admin: AdminUser } | undefined;

/** A token that was an admin's has ended by itself, and nobody has signed in since. */
let hasEnded = false;

/** Somebody has signed in. */
export function grantAccess(token: string, admin: AdminUser): void {
  setAdminToken(token);
  know(token, admin);
}

function know(token: string, admin: AdminUser): void {
  known = { token, admin };
  hasEnded = false;
}

/** Whose page this is; undefined where nobody has asked yet. */
export const knownAdmin = (): AdminUser | undefined => known?.admin;

/** A call was refused because the token has ended. */
export function endAccess(): void {
  hasEnded = true;
}

/** Whether the sign-in is asked for because a session has ended by itself. */
export const hasAccessEnded = (): boolean => hasEnded;

/** Whether the stored token is an admin's; an invalid one is removed (specification, point 4). */
export async function checkAccess(): Promise<AdminAccess> {
  const token = getAdminToken();
  if (token === null) return { kind: 'refused' };
  if (known?.token === token) return { kind: 'granted', admin: known.admin };
  try {
    const answer = await fetchJson(adminApi.verify, { body: { token }, isEndExpected: true });
    if (!answer.success) return refuse(token);
    know(token, answer.user);
    return { kind: 'granted', admin: answer.user };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'invalid') return refuse(token);
    reportError(error);
    return { kind: 'unknown' };
  }
}

/**
 * Whether the admin whose page this is may do what needs a right. Whoever is signed out is still asked about until the
 * page is left; of an admin whom nobody has asked about yet it says yes, since the services decide.
 */
export function mayDo(right: StaffRight): boolean {
  const token = getAdminToken();
  if (known === undefined || (token !== null && token !== known.token)) return true;
  return hasStaffRight(known.admin.areas, right);
}

/** Id of the admin whose page this is; empty where nobody could say yet. */
export function ownId(): string {
  return known !== undefined && known.token === getAdminToken() ? known.admin.id : '';
}

/** Another tab may have signed in meanwhile. */
function refuse(token: string): AdminAccess {
  if (getAdminToken() === token) setAdminToken(null);
  endAccess();
  return { kind: 'refused' };
}
