import type { UserEntity } from '../users/user.entity';

/** Injection token of the one way people prove who they are (docs/decisions/identity-provider.md). */
export const IDENTITY_PROVIDER = Symbol('identity provider');

export type IdentityProvider = PasswordChecks | Redirects;

/** By e-mail and password on our own page. */
export interface PasswordChecks {
  readonly kind: 'password';
  /** The account itself for its password, else null, after the same work in every case. */
  prove: (user: UserEntity | null, password: string) => Promise<UserEntity | null>;
}

/** On the page of somebody else, from which the browser comes back. Both steps reject with `RedirectFailure`. */
export interface Redirects {
  readonly kind: 'redirect';
  /** What people call it. */
  readonly name: string;
  begin: () => Promise<Departure>;
  /** `query` is what the browser came back with. */
  finish: (query: string, checks: RedirectChecks) => Promise<ForeignIdentity>;
}

/** Where the browser goes, and what is needed once it comes back. */
export interface Departure {
  url: string;
  checks: RedirectChecks;
}

export interface RedirectChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom somebody else has recognised. */
export interface ForeignIdentity {
  /** Issuer and subject: the same person for ever. */
  subject: string;
  /** In lower case; null where there is none of the right form. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  firstName: string;
  lastName: string;
}
