import { Injectable } from '@nestjs/common';
import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { addressBlock } from '@zaino/service/address-block';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import {
  accountSubject,
  AttemptCounter,
  type ClaimedAccount,
  type CountedAttempt,
  type Subject,
} from './attempt-counter';

/** Who tries to prove a password. */
export interface AttemptClaim {
  account: ClaimedAccount;
  address: string;
  /** Hash of the token of a device that signed in to this account before: it has a count of its own. */
  knownDevice?: string | null;
  /** Of the account, for the security log; null where there is none. */
  userId: string | null;
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
    for (const subject of subjectsOf(claim)) {
      const attempt = await this.counter.begin(subject);
      const refusal = refusalOf(attempt, subject);
      if (refusal !== null) {
        await cancelAll(begun);
        this.report(claim, { refusal: refusal.code, isNewLock: false });
        return { refusal };
      }
      begun.push(attempt);
    }
    const proof = await checkOrCancel(check, begun);
    if (proof === null) return { refusal: this.fail(claim, begun) };
    const account = begun.at(-1);
    await Promise.all([account?.clear(), cancelAll(begun.slice(0, -1))]);
    return { proof };
  }

  private fail(claim: AttemptClaim, begun: CountedAttempt[]): AttemptRefusal {
    const account = begun.at(-1);
    const isNewLock = account?.verdict === 'last';
    const { wrongCredentials, justLocked } = identityErrorCodes;
    const code = isNewLock ? justLocked : wrongCredentials;
    this.report(claim, { refusal: code, isNewLock });
    const error = isNewLock ? identityTexts.justLocked : identityTexts.wrongCredentials;
    return { error, code, retryAfter: seconds(account?.waitMs ?? 0) };
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

/** The one whose success clears comes last. */
function subjectsOf({ account, address, knownDevice }: AttemptClaim): Subject[] {
  const own = accountSubject(account);
  if (knownDevice) return [{ kind: 'device', value: `${knownDevice} ${own.value}` }];
  return [{ kind: 'address', value: addressBlock(address) }, own];
}

function refusalOf({ verdict, waitMs }: CountedAttempt, { kind }: Subject): AttemptRefusal | null {
  if (verdict === 'free' || verdict === 'last') return null;
  const retryAfter = seconds(waitMs);
  if (verdict === 'locked' && kind !== 'address') {
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
