/** Injection token of the `ReleaseFiles` that versions and the live document are written to. */
export const RELEASE_STORE = Symbol('release store');
