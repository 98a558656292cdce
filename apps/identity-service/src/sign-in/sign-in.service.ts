import { Inject, Injectable } from '@nestjs/common';
import {
  type authEndpoints,
  identityErrorCodes,
  identityTexts,
  type LoginResponse,
  type Me,
  type OfferedFactors,
} from '@zaino/contracts/identity';
import { clientAddress } from '@zaino/service/client-address';
import { CONFIG } from '@zaino/service/config.module';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { Config } from '../config';
import { IDENTITY_PROVIDER, type IdentityProvider } from '../provider/identity-provider';
import { notOurs } from '../provider/own-passwords-only';
import { FactorAttempts } from '../second-factor/factor-attempts';
import { holderOfUser } from '../second-factor/holder';
import type { Visit } from '../sessions/visitor-sessions.service';
import { Accounts } from './accounts';
import { SignInCompletion } from './sign-in-completion';
import { atLeast } from '../lockout/at-least';

const wrongCredentials = {
  error: identityTexts.wrongCredentials,
  code: identityErrorCodes.wrongCredentials,
  retryAfter: null,
};

/** Told only to who knows the password: nobody else learns that there is such an account. */
const suspended = {
  error: identityTexts.suspended,
  code: identityErrorCodes.suspended,
  retryAfter: null,
};

/** The password was right; the same call with a code or a passkey signs in. */
function factorRequired(secondFactor: OfferedFactors): LoginResponse {
  const { secondFactorRequired: code } = identityErrorCodes;
  const error = identityTexts.secondFactorRequired;
  return { success: false, error, code, retryAfter: null, secondFactor };
}

type Credentials = BodyOf<typeof authEndpoints.login>;

/** Sign-in by e-mail and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: Accounts,
    @Inject(IDENTITY_PROVIDER) private readonly identityProvider: IdentityProvider,
    private readonly attempts: FactorAttempts,
    private readonly completion: SignInCompletion,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SIGN_IN_MIN_MS'>,
  ) {}

  /** Does the same, and for as long, for an account that does not exist. */
  login(credentials: Credentials, visit: Visit): Promise<LoginResponse> {
    return atLeast(this.config.SIGN_IN_MIN_MS, () => this.attempt(credentials, visit));
  }

  renew(signedIn: SignedIn, visit: Visit): Promise<{ success: true }> {
    return this.completion.renew(signedIn, visit);
  }

  private async attempt(
    { email, password, remember, ...given }: Credentials,
    visit: Visit,
  ): Promise<LoginResponse> {
    const device = this.completion.deviceOf(visit);
    const account = await this.accounts.find(email, device);
    const claim = {
      account: { kind: 'customer', name: email } as const,
      address: clientAddress(visit.request),
      knownDevice: account?.isKnownDevice ? device : null,
      userId: account?.user.uid ?? null,
    };
    const { identityProvider: provider } = this;
    if (provider.kind !== 'password') throw notOurs(provider.name);
    const outcome = await this.attempts.attempt({
      claim,
      request: visit.request,
      given,
      first: () => provider.prove(account?.user ?? null, password),
      holderOf: holderOfUser,
    });
    if ('required' in outcome) return factorRequired(outcome.required);
    if ('refusal' in outcome) return { success: false, ...outcome.refusal };
    if (outcome.proof.suspendedAt !== null) return { success: false, ...suspended };
    const me: Me = await this.completion.complete(outcome.proof, visit, remember);
    if (await this.accounts.hasKeptPassword(outcome.proof)) return { success: true, ...me };
    // A new password ends all sessions: one that was opened at the same moment must not stay.
    await this.completion.undo(me, visit);
    return { success: false, ...wrongCredentials };
  }
}
