import type { Mail } from '@zaino/service/mail/mail';
import type { MailKind } from '@zaino/service/mail/mail-rules';
import type { DocumentKind } from '../documents/documents';
import { TELL_DROPPED_COMMAND } from '../orders/dropped-command';
import { REMIND_COMMAND } from '../orders/kept-until';
import { AWAIT_PAYMENT, FAIL_PAYMENT } from '../payments/awaited-payment';
import { MAIL_SUMMARY_COMMAND } from '../payments/counter-payment';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals';
import { cedolaAcceptedMail, cedolaRefusedMail } from './cedola-mail';
import {
  cancelledMail,
  refundAskedMail,
  refundedMail,
  returnedMail,
  withdrawnMail,
} from './end-mail';
import { droppedMail } from './dropped-mail';
import { extraDroppedMail } from './extra-mail';
import type { MailSubject } from './mail-subject';
import { awaitedMail, failedMail } from './awaited-mail';
import { paidMail, placedMail, summaryMail } from './start-mail';
import {
  correctedMail,
  dateChangedMail,
  deliveredMail,
  holdReminderMail,
  readyMail,
  shippedMail,
  substituteMail,
  waitingMail,
} from './progress-mail';

export interface EventMail {
  kind: MailKind;
  write: (subject: MailSubject) => Mail | null;
  documents?: DocumentKind[];
}

const paid: EventMail = { kind: 'order-paid', write: paidMail, documents: ['ricevuta', 'fattura'] };

/** What is written at which event; at the others nobody is written to. */
export const eventMails: Partial<Record<string, EventMail>> = {
  place: { kind: 'order-placed', write: placedMail },
  'confirm-payment': paid,
  [AWAIT_PAYMENT]: { kind: 'order-payment-awaited', write: awaitedMail },
  [FAIL_PAYMENT]: { kind: 'order-payment-failed', write: failedMail },
  'register-shop-payment': paid,
  'confirm-online-payment': paid,
  'accept-cedola': { kind: 'order-cedola-accepted', write: cedolaAcceptedMail },
  'refuse-cedola': { kind: 'order-cedola-refused', write: cedolaRefusedMail },
  'drop-extra': { kind: 'order-extra-dropped', write: extraDroppedMail },
  [MAIL_SUMMARY_COMMAND]: {
    kind: 'order-payment-summary',
    write: summaryMail,
    documents: ['riepilogo'],
  },
  'order-from-supplier': { kind: 'order-waiting', write: waitingMail },
  'change-dates': { kind: 'order-date-changed', write: dateChangedMail },
  'substitute-edition': { kind: 'order-substituted', write: substituteMail },
  'mark-ready': { kind: 'order-ready', write: readyMail },
  [REMIND_COMMAND]: { kind: 'order-lapsing', write: holdReminderMail },
  [TELL_DROPPED_COMMAND]: { kind: 'order-book-dropped', write: droppedMail },
  'take-back': { kind: 'order-corrected', write: correctedMail },
  ship: { kind: 'order-shipped', write: shippedMail },
  deliver: { kind: 'order-delivered', write: deliveredMail },
  // A withdrawal has a mail of its own, with its receipt.
  cancel: {
    kind: 'order-cancelled',
    write: (subject) => (subject.event.data.cause === 'withdrawal' ? null : cancelledMail(subject)),
  },
  [WITHDRAW_COMMAND]: {
    kind: 'order-withdrawn',
    write: withdrawnMail,
    documents: ['ricevuta-recesso'],
  },
  'receive-return': { kind: 'order-returned', write: returnedMail },
  refund: { kind: 'order-refunded', write: refundAskedMail, documents: ['fattura'] },
  'confirm-refund': { kind: 'order-refunded', write: refundedMail, documents: ['fattura'] },
};
