/** Cookie with the opaque id of the visitor's session. A page that is asked for with it is never cached. */
export const SESSION_COOKIE = 'zaino_session';

/** Header that must repeat the session's `csrfToken` on every call that changes something by the cookie's power. */
export const CSRF_HEADER = 'x-csrf-token';

/** Header with the session's public handle: it authorises nothing, and must match the cookie. */
export const CUSTOMER_TOKEN_HEADER = 'x-customer-token';

/** Header by which a page says that a call is a guest's, who has no account; proves it beside the guest's cookie. */
export const GUEST_TOKEN_HEADER = 'x-guest-token';

/** Header of a repeated call: a challenge's token and the number that solves it, with a dot between. */
export const CHALLENGE_HEADER = 'x-challenge-solution';

/** Header by which services prove to one another who they are; the gateway never lets one in. */
export const SERVICE_KEY_HEADER = 'x-service-key';

/** Address of the call that says who is signed in: null for nobody. */
export const SESSION_PATH = '/api/auth/me';

/** Pages that only the signed-in may see redirect here, with the page of origin in `ORIGIN_PARAMETER`. */
export const SIGN_IN_PATH = '/auth/login';
/** The admins' pages, which have a sign-in of their own. */
export const ADMIN_PATH = '/admin';
export const ADMIN_SIGN_IN_PATH = '/admin/login';
/** Page where admins ask for a link that lifts a lock, and where that link leads. */
export const ADMIN_ACCESS_PATH = '/admin/login/link';
export const ORIGIN_PARAMETER = 'da';

/** Where a browser begins, at a bookshop's own address, to come in by its session of the main site. */
export const HANDOVER_PATH = '/api/auth/handover';

/** Where it begins, on the main site, to come in by the session of a bookshop's address (`domain`). */
export const MAIN_HANDOVER_PATH = '/api/auth/handover/main';
