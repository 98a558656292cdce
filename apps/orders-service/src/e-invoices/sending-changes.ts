import {
  type EInvoiceOutcome,
  type EInvoiceState,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import type { EInvoiceSendingEntity } from './e-invoice-sending.entity';

/** In which nobody has handed a document over. */
export const toSendStates = ['unsent', 'waiting', 'refused'] as const;
/** In which the exchange has it, or has answered. */
const sentStates: readonly EInvoiceState[] = ['sent', 'accepted', 'rejected'];

type Change = Partial<EInvoiceSendingEntity>;

interface SendTerms {
  isSendingOn: boolean;
  at: Date;
  /** Of the next file of the shop that is sent anew. */
  nextResend: number;
  /** Of the buyer's data, where some are to be others; null for none. */
  correction: EInvoiceSendingEntity['correction'];
}

/**
 * What a document becomes that is to be sent now. One that the exchange has discarded gets another file, also where
 * nothing is sent by itself. Throws a `conflict` where it was handed over, or where sending is off.
 */
export function changeToSend(
  { state, fileHash }: Pick<EInvoiceSendingEntity, 'state' | 'fileHash'>,
  { isSendingOn, at, nextResend, correction }: SendTerms,
): Change {
  const waiting: Change = { state: 'waiting', at, nextAt: at, attempts: 0, lastError: null };
  if (state === 'rejected') {
    const anew: Change = {
      ...waiting,
      state: isSendingOn ? 'waiting' : 'unsent',
      resend: nextResend,
      fileHash: null,
    };
    return correction === null ? anew : { ...anew, correction };
  }
  if (correction !== null) throw moved('I dati di chi compra si correggono solo dopo uno scarto.');
  if (state === 'sent' || state === 'accepted') throw moved('È già stata consegnata.');
  if (!isSendingOn) throw sendingOff();
  // A person has looked at what was refused; else the bytes of before are still the only ones.
  return { ...waiting, fileHash: state === 'refused' ? null : fileHash };
}

/** What a document becomes by what a person has read or done. Throws a `conflict` where that cannot be. */
export function changeOfOutcome(state: EInvoiceState, outcome: EInvoiceOutcome, at: Date): Change {
  const change: Change = { state: outcome.outcome, at, lastError: null };
  if (outcome.outcome === 'sent') {
    if (sentStates.includes(state)) throw moved('È già stata consegnata.');
    return change;
  }
  if (!sentStates.includes(state)) {
    throw moved(
      'Nessuno l’ha ancora consegnata: il Sistema di Interscambio non può aver risposto.',
    );
  }
  if (outcome.outcome === 'accepted') return { ...change, exchangeCode: null, exchangeWords: null };
  return { ...change, exchangeCode: outcome.code, exchangeWords: outcome.words };
}

/** Nothing hands documents over by itself. */
export function sendingOff(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.eInvoicesOff, {
    detail:
      'L’invio automatico è spento: scarica il file, consegnalo a chi lo trasmette e segna la fattura come consegnata.',
  });
}

const moved = (detail: string) =>
  new DomainError('conflict', ordersErrorCodes.eInvoiceMoved, { detail });
