import { authApi } from '@zaino/contracts/identity';
import { ORIGIN_PARAMETER, type SessionUser } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { safeOrigin } from '@zaino/rules/safe-origin';
import { sessionOf } from '@zaino/web/session';

/** How one comes in here: by our form, or at somebody else's; `away` where nobody could say. */
export type SignInEntry =
  | { kind: 'password' | 'away' }
  | { kind: 'redirect'; path: string; name: string };

/** The page that the address says one came from, or the home page. */
export const originOf = (parameters: URLSearchParams) =>
  safeOrigin(parameters.get(ORIGIN_PARAMETER));

/** A bookshop that came by the page that wins bookshops has read it: its own begin is what comes next. */
export const wayOn = (origin: string, role: SessionUser['role'] | undefined) =>
  role === 'bookshop' && /^\/for-libraries(?:[?#]|$)/.test(origin) ? '/dashboard' : origin;

/** Who is signed in already is led on. */
export async function loadEntry({ request }: LoaderFunctionArgs) {
  const [session, { value }] = await Promise.all([
    sessionOf(request),
    settle(fetchJson(authApi.provider, { request })),
  ]);
  if (session.status === 'signed-in') {
    const origin = originOf(new URL(request.url).searchParams);
    return redirect(wayOn(origin, session.user?.role));
  }
  if (!value) return data<SignInEntry>({ kind: 'away' }, { status: 503 });
  const { startPath, name } = value;
  const entry: SignInEntry =
    value.kind === 'redirect' && startPath !== null
      ? { kind: 'redirect', path: startPath, name: name ?? '' }
      : { kind: 'password' };
  return entry;
}
