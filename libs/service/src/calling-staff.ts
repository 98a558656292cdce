import { AsyncLocalStorage } from 'node:async_hooks';
import type { SessionUser } from '@zaino/contracts/shared';

/** An admin, as the audit log names one. */
export interface StaffActor {
  id: string;
  name: string;
}

/** What is known of the call at hand, for the audit log. */
export interface StaffCall {
  /** The admin who makes it; null for everybody else. */
  actor: StaffActor | null;
  /** What it has left in the audit log so far. */
  acts: string[];
  /** Whether it has said that it changed nothing. */
  changedNothing: boolean;
}

const calls = new AsyncLocalStorage<StaffCall>();

/** Runs a call, of which an admin may turn out to be the maker. */
export function asCall<Result>(job: () => Result): Result {
  return calls.run({ actor: null, acts: [], changedNothing: false }, job);
}

/** The call at hand; undefined where nobody called. */
export function callAtHand(): StaffCall | undefined {
  return calls.getStore();
}

/** For the guard: an admin makes the call at hand. */
export function noteStaff({ uid, displayName }: SessionUser): void {
  const call = calls.getStore();
  if (call) call.actor = { id: uid, name: displayName };
}
