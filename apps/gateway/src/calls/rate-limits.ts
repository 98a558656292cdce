import type { RateClass } from '@zaino/contracts/shared';

export interface RateLimit {
  /** Calls that one address may make in a window. */
  calls: number;
  windowS: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * What one address may do (docs/decisions/rate-limits.md). A mobile carrier puts hundreds of families behind one
 * address, and a school all its classes, so the limits of everyday calls are far above what a hundred of them do
 * at once; those of calls that guess, fill mailboxes or make accounts are what a busy hour of such an address needs.
 */
export const rateLimits: Record<RateClass, RateLimit> = {
  /** A page makes at most five; ten pages a second from one address are no family, nor a hundred of them. */
  read: { calls: 3000, windowS: MINUTE_S },
  /** Carts, profiles: one person makes a few a minute. */
  write: { calls: 300, windowS: MINUTE_S },
  /**
   * A thousand people of a school who sign in as a lesson begins. Who may guess how often the identity service
   * decides, which knows right from wrong; here is only kept off what would keep its hashes busy.
   */
  'sign-in': { calls: 600, windowS: MINUTE_S },
  /** It tells whether an address has an account: this many can be asked for. */
  registration: { calls: 20, windowS: HOUR_S },
  /** Each sends a mail to somebody, who may not have wanted it. */
  mail: { calls: 20, windowS: HOUR_S },
  /** A browser in trouble keeps what is refused, and has one entry for each error. */
  log: { calls: 60, windowS: MINUTE_S },
  /** One for each page that somebody looks at: a class that browses together is one address. */
  measurement: { calls: 600, windowS: MINUTE_S },
  /** Each may be a drawing that nobody has asked for yet; social networks ask once for each link. */
  drawing: { calls: 120, windowS: MINUTE_S },
  /** Three for each pause in typing: a school that searches at once must not use up what its pages read. */
  suggestion: { calls: 12_000, windowS: MINUTE_S },
};
