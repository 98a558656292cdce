import type { EInvoiceSending } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { EInvoiceSendingEntity } from './e-invoice-sending.entity';

/** Days for sending anew what the exchange has discarded (Agenzia delle Entrate, circolare 13/E of 2 July 2018). */
export const RESEND_DAYS = 5;

/** What has become of a document, as staff read it. */
export function sendingAnswer(sending: EInvoiceSendingEntity): EInvoiceSending {
  const { state, at, fileName, attempts, lastError, nextAt } = sending;
  const { exchangeCode, exchangeWords } = sending;
  const isRejected = state === 'rejected';
  return {
    state,
    at: at.toISOString(),
    fileName,
    attempts,
    error: lastError,
    retryAt: state === 'waiting' && attempts > 0 ? nextAt.toISOString() : null,
    rejection: exchangeCode === null ? null : { code: exchangeCode, words: exchangeWords ?? '' },
    resendBefore: isRejected ? italianDay(at.getTime() + RESEND_DAYS * DAY_MS) : null,
  };
}
