import { ADMIN_SIGN_IN_PATH, ORIGIN_PARAMETER, SIGN_IN_PATH } from '@zaino/contracts/shared';
import { LONGEST_ORIGIN } from '@zaino/rules/safe-origin';

/** Where one registers. */
export const REGISTER_PATH = '/auth/register';

/** Where one is; a `Location` or a `URL`. */
export interface Place {
  pathname: string;
  search: string;
}

const handedOn = (search: string) => new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? '';

/**
 * The address of the sign-in (or, by `path`, of another page of the account) that leads back to the page of origin.
 * Pages of the account hand on the origin that they were given.
 */
export function signInPath({ pathname, search }: Place, path: string = SIGN_IN_PATH): string {
  const isOfAccount = pathname.startsWith('/auth/');
  const origin = isOfAccount ? handedOn(search) : pathname + search;
  if (origin === '' || origin === '/' || origin.length > LONGEST_ORIGIN) return path;
  return `${path}?${new URLSearchParams({ [ORIGIN_PARAMETER]: origin }).toString()}`;
}

/** Whether somebody is led to sign in: only who is signed in no longer is. */
export const isSignIn = ({ pathname }: Pick<Place, 'pathname'>): boolean =>
  pathname === SIGN_IN_PATH || pathname === ADMIN_SIGN_IN_PATH;
