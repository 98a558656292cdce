import { PermanentFailure } from '../outbox/permanent-failure';
import { isRefusedForGood } from './mailer';

/** Rethrows why a mail was not sent; what its mailbox refuses for good is parked at once. */
export function parkRefused(error: unknown): never {
  if (!isRefusedForGood(error)) throw error;
  throw new PermanentFailure('mail-refused', { cause: error });
}
