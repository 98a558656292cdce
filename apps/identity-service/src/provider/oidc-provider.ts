import { emailSchema } from '@zaino/contracts/shared';
import { SERVICE_LIMIT_MS } from '@zaino/rules/time-limits';
import { timeLeft } from '@zaino/service/deadline';
import { hashOfToken } from '@zaino/service/sessions/session';
import * as oidc from 'openid-client';
import type { Departure, ForeignIdentity, RedirectChecks, Redirects } from './identity-provider';
import { RedirectFailure } from './redirect-failure';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** None for a public client. */
  clientSecret?: string;
  name: string;
  /** Where the provider sends browsers back to. */
  callbackUrl: string;
}

const SCOPE = 'openid email profile';
/** Of each call to the provider, in seconds. */
const TIME_LIMIT_S = 5;
/** Of the column that holds the subject. */
const LONGEST_SUBJECT = 254;

/** An OpenID Connect provider, by the code flow with PKCE (RFC 9700). */
export class OidcProvider implements Redirects {
  readonly kind = 'redirect';
  readonly name: string;
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(private readonly settings: OidcSettings) {
    this.name = settings.name;
  }

  async begin(): Promise<Departure> {
    const configuration = await this.configuration();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.settings.callbackUrl,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  async finish(
    query: string,
    { state, nonce, codeVerifier }: RedirectChecks,
  ): Promise<ForeignIdentity> {
    const configuration = await this.configuration();
    // Never the address that the request itself claims to have come by.
    const url = new URL(`${this.settings.callbackUrl}?${query}`);
    const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, url, {
        ...expected,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('There is no ID token.');
      return foreignIdentity(claims, await profileOf(configuration, tokens, claims));
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Asked for once; after a failure again at the next sign-in. */
  private async configuration(): Promise<oidc.Configuration> {
    this.discovered ??= this.discover();
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = undefined;
      throw new RedirectFailure('provider-unavailable', error);
    }
  }

  private discover(): Promise<oidc.Configuration> {
    const { clientId, clientSecret } = this.settings;
    const issuer = new URL(this.settings.issuer);
    const authentication = clientSecret === undefined ? oidc.None() : undefined;
    return oidc.discovery(issuer, clientId, clientSecret, authentication, {
      timeout: TIME_LIMIT_S,
      [oidc.customFetch]: fetchInTime,
      execute: [
        // An ID token is signed by the provider's keys, whatever the way it came by.
        oidc.enableNonRepudiationChecks,
        // `config.ts` lets this through on the own machine only.
        ...(issuer.protocol === 'http:' ? [allowHttp] : []),
      ],
    });
  }
}

// oxlint-disable-next-line typescript/no-deprecated -- It is deprecated as a warning: providers on this machine have no TLS.
const allowHttp = oidc.allowInsecureRequests;

/** A sign-in takes up to four calls: all of them together have to end before the browser's own wait does. */
const fetchInTime: oidc.CustomFetch = (url, { signal, ...options }) => {
  const left = AbortSignal.timeout(timeLeft(SERVICE_LIMIT_MS));
  return fetch(url, { ...options, signal: signal ? AbortSignal.any([signal, left]) : left });
};

type Claims = Record<string, unknown>;

/**
 * Who it is by name and address: the ID token where it says an address, else the userinfo endpoint, and never some of
 * one and some of the other, for `email_verified` speaks of the address that it came with (OpenID Connect Core, 5.1).
 */
async function profileOf(
  configuration: oidc.Configuration,
  { access_token: accessToken }: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
): Promise<Claims> {
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (claims.email !== undefined || !hasUserInfo) return claims;
  return oidc.fetchUserInfo(configuration, accessToken, claims.sub);
}

function foreignIdentity({ iss, sub }: oidc.IDToken, profile: Claims): ForeignIdentity {
  const email = emailSchema.safeParse(profile.email);
  const subject = `${iss} ${sub}`;
  return {
    subject: subject.length > LONGEST_SUBJECT ? hashOfToken(subject) : subject,
    email: email.success ? email.data : null,
    isEmailVerified: email.success && profile.email_verified === true,
    displayName: text(profile.name).slice(0, 120),
    firstName: text(profile.given_name).slice(0, 60),
    lastName: text(profile.family_name).slice(0, 60),
  };
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

function failureOf(error: unknown): RedirectFailure {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    return new RedirectFailure('provider-cancelled', error);
  }
  return new RedirectFailure(isAway(error) ? 'provider-unavailable' : 'provider-failed', error);
}

function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === 'OAUTH_TIMEOUT' || isFetchFailure(error) || isFetchFailure(cause);
}

/** What `fetch` rejects with where nobody answers; it has no code of its own. */
function isFetchFailure(error: unknown): boolean {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
  return name === 'TypeError' && message === 'fetch failed';
}
