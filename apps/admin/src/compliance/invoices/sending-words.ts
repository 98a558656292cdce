import type { EInvoiceSending, EInvoiceState } from '@zaino/contracts/orders';
import { formatCount } from '@zaino/rules/format-count';
import { dayOf, moment } from '../../layout/moment-words';
import type { ListedInvoice } from './invoices.api';

/** `Fattura 12/2026` */
export const nameOf = ({ kind, number }: Pick<ListedInvoice, 'kind' | 'number'>) =>
  `${kind === 'fattura' ? 'Fattura' : 'Nota di credito'} ${number}`;

const titles: Readonly<Record<EInvoiceState, string>> = {
  unsent: 'Da inviare',
  waiting: 'In partenza',
  sent: 'Inviata',
  refused: 'Non inviabile',
  rejected: 'Scartata',
  accepted: 'Accettata',
};

/** How a document stands, in a word or two, and what more is to be known, in sentences. */
export interface SendingWords {
  title: string;
  sentences: string[];
}

/** Of one of which nothing is known yet, too. */
export function sendingWords(
  sending: EInvoiceSending | null,
  { isSendingOn }: SendingSettings,
): SendingWords {
  if (sending === null) return { title: 'Appena emessa', sentences: [] };
  return { title: titleOf(sending, isSendingOn), sentences: sentencesOf(sending, isSendingOn) };
}

function titleOf({ state, attempts }: EInvoiceSending, isSendingOn: boolean): string {
  if (state === 'unsent' && !isSendingOn) return 'Da consegnare a mano';
  if (state === 'waiting' && (attempts > 0 || !isSendingOn)) return 'In attesa';
  return titles[state];
}

function sentencesOf(sending: EInvoiceSending, isSendingOn: boolean): string[] {
  const { state, at, error, rejection } = sending;
  switch (state) {
    case 'unsent':
      return rejection === null ? [] : [`Scartata prima: ${rejectionWords(rejection)}`];
    case 'waiting':
      return isSendingOn ? attemptSentences(sending) : ['L’invio automatico è spento.'];
    case 'sent':
      return [`${moment(at)}, in attesa di risposta.`];
    case 'refused':
      return error === null ? [] : [error];
    case 'rejected':
      return rejectionSentences(sending);
    case 'accepted':
      return [`${moment(at)}.`];
  }
}

function attemptSentences({ error, retryAt }: EInvoiceSending): string[] {
  if (error === null || retryAt === null) return ['Parte entro un minuto.'];
  return [error, `Prossimo tentativo: ${moment(retryAt)}.`];
}

function rejectionSentences({ at, rejection, resendBefore }: EInvoiceSending): string[] {
  const why = rejection === null ? '' : `, ${rejectionWords(rejection)}`;
  if (resendBefore === null) return [`${moment(at)}${why}`];
  const before = dayOf(`${resendBefore}T12:00:00Z`);
  return [`${moment(at)}${why}`, `Da inviare di nuovo entro il ${before}.`];
}

const rejectionWords = ({ code, words }: NonNullable<EInvoiceSending['rejection']>) =>
  `errore ${code}: ${words}`;

interface SendingSettings {
  isSendingOn: boolean;
}

/** What the button says that has a document sent; null where there is nothing to send. */
export function sendVerb(
  sending: EInvoiceSending | null,
  { isSendingOn }: SendingSettings,
): string | null {
  if (sending?.state === 'rejected')
    return isSendingOn ? 'Invia di nuovo' : 'Prepara un altro file';
  if (sending === null || !isSendingOn || isHandedOver(sending.state)) return null;
  if (sending.state === 'unsent') return 'Invia ora';
  return isLeaving(sending) ? null : 'Riprova';
}

/** What the button says that notes an outcome; null while the document leaves by itself. */
export function recordVerb(
  sending: EInvoiceSending | null,
  { isSendingOn }: SendingSettings,
): string | null {
  if (sending !== null && isHandedOver(sending.state)) return 'Registra la risposta';
  const isAlone = isSendingOn && (sending === null || isLeaving(sending));
  return isAlone ? null : 'Segna come consegnata';
}

/** Whether its first attempt is to come. */
const isLeaving = ({ state, attempts }: EInvoiceSending) => state === 'waiting' && attempts === 0;

/** Whether the exchange may have answered. */
export const isHandedOver = (state: EInvoiceState) =>
  state === 'sent' || state === 'accepted' || state === 'rejected';

/** `1 documento`, `3 documenti` */
export const documentCount = (count: number) =>
  count === 1 ? '1 documento' : `${formatCount(count)} documenti`;
