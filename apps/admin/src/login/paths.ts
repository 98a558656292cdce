import { ADMIN_PATH, ADMIN_SIGN_IN_PATH, ORIGIN_PARAMETER } from '@zaino/contracts/shared';
import { safeOrigin } from '@zaino/rules/safe-origin';
import { type Place, signInPath } from '@zaino/web/sign-in-path';

/** The admins' sign-in with the way back to a page of theirs. */
export function loginPath(place: Place): string {
  return place.pathname === ADMIN_PATH ? ADMIN_SIGN_IN_PATH : signInPath(place, ADMIN_SIGN_IN_PATH);
}

/** The page of the admin area that the sign-in's address says one came from, or the dashboard. */
export function originOf(parameters: URLSearchParams): string {
  const origin = safeOrigin(parameters.get(ORIGIN_PARAMETER));
  const isOfAdmins = /^\/admin\/(?!login(?:[/?#]|$))/.test(origin);
  return isOfAdmins ? origin : ADMIN_PATH;
}
