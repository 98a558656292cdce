import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type authEndpoints,
  identityErrorCodes,
  PROVIDER_ERROR_PARAMETER,
  type ProviderErrorCode,
  redirectEndpoints,
} from '@zaino/contracts/identity';
import {
  type AnswerOf,
  cookies,
  ORIGIN_PARAMETER,
  sharedErrorCodes,
  SIGN_IN_PATH,
} from '@zaino/contracts/shared';
import { safeOrigin } from '@zaino/rules/safe-origin';
import { DomainError } from '@zaino/service/domain-error';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import {
  IDENTITY_PROVIDER,
  type IdentityProvider,
  type RedirectChecks,
  type Redirects,
} from '../provider/identity-provider';
import { BrowserJourneys } from '../one-time/browser-journeys';
import { RedirectFailure } from '../provider/redirect-failure';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import type { Visit } from '../sessions/visitor-sessions.service';
import { SignInCompletion } from './sign-in-completion';
import { ForeignAccounts } from './foreign-accounts';

/** Of a browser that is at another provider. */
interface Journey {
  checks: RedirectChecks;
  /** Page to come back to. */
  origin: string;
}

/** Sign-in on the page of another provider. `start` and `finish` give where the browser goes next, whatever happens. */
@Injectable()
export class RedirectSignInService {
  private readonly logger = new Logger('RedirectSignIn');

  constructor(
    @Inject(IDENTITY_PROVIDER) private readonly identityProvider: IdentityProvider,
    private readonly journeys: BrowserJourneys,
    private readonly accounts: ForeignAccounts,
    private readonly completion: SignInCompletion,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Who signs people in here, for the screen. */
  provider(): AnswerOf<typeof authEndpoints.provider> {
    const { identityProvider: provider } = this;
    if (provider.kind === 'password') return { kind: 'password', startPath: null, name: null };
    return { kind: 'redirect', startPath: redirectEndpoints.start.path, name: provider.name };
  }

  async start(wantedOrigin: string | undefined, visit: Visit): Promise<string> {
    const provider = this.requireRedirects();
    const origin = safeOrigin(wantedOrigin);
    if (isLedFromElsewhere(visit)) return signInPage(origin);
    try {
      const { url, checks } = await provider.begin();
      const journey: Journey = { checks, origin };
      await this.journeys.begin(cookies.providerJourney, journey, visit).catch(signInUnavailable);
      return url;
    } catch (error) {
      return this.backToSignIn(error, origin);
    }
  }

  async finish(query: string, visit: Visit): Promise<string> {
    const provider = this.requireRedirects();
    let origin = '/';
    try {
      const journey = await this.journeys
        .end<Journey>(cookies.providerJourney, visit)
        .catch(signInUnavailable);
      if (journey === null) throw new RedirectFailure('provider-failed');
      origin = journey.origin;
      const identity = await provider.finish(query, journey.checks);
      const user = await this.accounts.merge(identity);
      await this.completion.complete(user, visit, false);
      return origin;
    } catch (error) {
      return this.backToSignIn(error, origin);
    }
  }

  private requireRedirects(): Redirects {
    if (this.identityProvider.kind === 'redirect') return this.identityProvider;
    throw new DomainError('not-found', sharedErrorCodes.notFound);
  }

  /** A person stands before a page here, not a program before JSON. */
  private backToSignIn(error: unknown, origin: string): string {
    const code = codeOf(error);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    this.logger.warn(`${code}: ${cause instanceof Error ? cause.name : typeof cause}`);
    const data = { reason: code };
    const message = 'Accesso presso un altro servizio non riuscito';
    this.securityLog.record({ level: 'WARN', category: 'auth.failure', message, data });
    return signInPage(origin, { [PROVIDER_ERROR_PARAMETER]: code });
  }
}

/**
 * Whether another site's page has sent the browser: the provider may know it and ask nothing, so that somebody would be
 * signed in who never wanted it (ASVS 5.0, 7.6.2). Browsers of today say so; others say nothing.
 */
function isLedFromElsewhere({ request: { headers } }: Visit): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

function signInPage(origin: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(parameters);
  if (origin !== '/') query.set(ORIGIN_PARAMETER, origin);
  return query.size === 0 ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${query.toString()}`;
}

/** What nobody expected is passed on and logged as a fault. */
function codeOf(error: unknown): ProviderErrorCode {
  if (error instanceof RedirectFailure) return error.code;
  if (error instanceof DomainError && error.kind === 'unavailable') return 'provider-unavailable';
  if (error instanceof DomainError && error.code === identityErrorCodes.suspended) {
    return 'account-suspended';
  }
  throw error;
}
