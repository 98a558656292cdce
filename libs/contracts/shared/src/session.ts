/** Cookie with the opaque id of the visitor's session. A page that is asked for with it is never cached. */
export const SESSION_COOKIE = 'zaino_session';
