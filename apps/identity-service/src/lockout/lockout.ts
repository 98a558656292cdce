import { Injectable } from '@nestjs/common';
import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { AttemptCounter, type CountedAttempt } from './attempt-counter';
import {
  accountSubject,
  addressSubject,
  type ClaimedAccount,
  deviceSubject,
  pairSubject,
} from './subjects';

/** Who tries to prove a password. */
export interface AttemptClaim {
  account: ClaimedAccount;
  address: string;
  /** Hash of the token of a device that signed in to this account before: it has a count of its own. */
  knownDevice?: string | null;
  /** Of the account, for the security log; null where there is none. */
  userId: string | null;
  /** Whether the account's second factor comes with the attempt and is right: strangers' failures do not delay it. */
  provesFactor?: () => Promise<boolean>;
}

/** Why nobody was signed in, for the screen. */
export interface AttemptRefusal {
  error: string;
  code: string;
  /** Seconds until another attempt counts, where waiting helps. */
  retryAfter: number | null;
}

export type AttemptOutcome<Proof> = { proof: Proof } | { refusal: AttemptRefusal };

/** Lets passwords be tried, and not too often (docs/decisions/lockout.md). */
@Injectable()
export class Lockout {
  constructor(
    private readonly counter: AttemptCounter,
    private readonly securityLog: SecurityLog,
  ) {}

  /** `check` gives what a right password proves, or null; it does not run where no attempt is allowed. */
  async attempt<Proof>(
    claim: AttemptClaim,
    check: () => Promise<Proof | null>,
  ): Promise<AttemptOutcome<Proof>> {
    const begun: CountedAttempt[] = [];
    // Of many accounts, so in no script with the account's own; those of a known device are not for its address.
    if (!claim.knownDevice) begun.push(await this.counter.begin([addressSubject(claim.address)]));
    if (!begun.some(isRefused)) begun.push(await this.beginOwn(claim));
    const refused = begun.find(isRefused);
    if (refused) {
      await cancelAll(begun);
      const refusal = refusalOf(refused);
      this.report(claim, { refusal: refusal.code, isNewLock: false });
      return { refusal };
    }
    const proof = await checkOrCancel(check, begun);
    if (proof === null) return { refusal: this.fail(claim, begun) };
    const own = begun.at(-1);
    await Promise.all([own?.clear(), cancelAll(begun.slice(0, -1))]);
    return { proof };
  }

  private async beginOwn(claim: AttemptClaim): Promise<CountedAttempt> {
    const { account, address, knownDevice, provesFactor } = claim;
    if (knownDevice) return this.counter.begin([deviceSubject(account, knownDevice)]);
    const pair = pairSubject(account, address);
    const attempt = await this.counter.begin([pair, accountSubject(account)]);
    if (attempt.refusedFor !== 'account' || !(await provesFactor?.())) return attempt;
    return this.counter.begin([pair]);
  }

  private fail(claim: AttemptClaim, begun: CountedAttempt[]): AttemptRefusal {
    const isNewLock = begun.some(({ verdict }) => verdict === 'last');
    const waitMs = Math.max(...begun.map((attempt) => attempt.waitMs));
    const { wrongCredentials, justLocked } = identityErrorCodes;
    const code = isNewLock ? justLocked : wrongCredentials;
    this.report(claim, { refusal: code, isNewLock });
    const error = isNewLock ? identityTexts.justLocked : identityTexts.wrongCredentials;
    return { error, code, retryAfter: seconds(waitMs) };
  }

  private report(
    { account, userId, knownDevice }: AttemptClaim,
    { refusal, isNewLock }: { refusal: string; isNewLock: boolean },
  ): void {
    this.securityLog.record({
      level: 'WARN',
      category: isNewLock ? 'auth.lockout' : 'auth.failure',
      message: isNewLock ? 'Account bloccato' : 'Accesso rifiutato',
      data: { account: account.kind, reason: refusal, isKnownDevice: Boolean(knownDevice) },
      userId,
    });
  }
}

function isRefused({ verdict }: CountedAttempt): boolean {
  return verdict === 'locked' || verdict === 'delayed';
}

function refusalOf({ verdict, waitMs }: CountedAttempt): AttemptRefusal {
  const retryAfter = seconds(waitMs);
  if (verdict === 'locked') {
    return { error: identityTexts.locked, code: identityErrorCodes.locked, retryAfter };
  }
  const { tooManyAttempts: code } = identityErrorCodes;
  return { error: identityTexts.tooManyAttempts, code, retryAfter };
}

/** A check that could not be made is nobody's failure. */
async function checkOrCancel<Proof>(
  check: () => Promise<Proof | null>,
  begun: CountedAttempt[],
): Promise<Proof | null> {
  try {
    return await check();
  } catch (error) {
    await cancelAll(begun);
    throw error;
  }
}

async function cancelAll(attempts: CountedAttempt[]): Promise<void> {
  await Promise.all(attempts.map((attempt) => attempt.cancel()));
}

function seconds(ms: number): number | null {
  return ms === 0 ? null : Math.ceil(ms / 1000);
}
