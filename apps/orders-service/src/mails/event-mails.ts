import type { Mail } from '@zaino/service/mail/mail';
import type { Order } from '@zaino/contracts/orders';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals';
import {
  cancelledMail,
  refundAskedMail,
  refundedMail,
  returnedMail,
  withdrawnMail,
} from './end-mail';
import type { MailSubject } from './mail-subject';
import { paidMail, placedMail } from './start-mail';
import {
  dateChangedMail,
  deliveredMail,
  readyMail,
  shippedMail,
  substituteMail,
  waitingMail,
} from './progress-mail';

interface EventMail {
  write: (subject: MailSubject) => Mail | null;
  documents?: Order['documents'][number]['kind'][];
}

const paid: EventMail = { write: paidMail, documents: ['ricevuta', 'fattura'] };

/** What is written at which event; at the others nobody is written to. */
export const eventMails: Partial<Record<string, EventMail>> = {
  place: { write: placedMail },
  'confirm-payment': paid,
  'register-shop-payment': paid,
  'order-from-supplier': { write: waitingMail },
  'change-dates': { write: dateChangedMail },
  'substitute-edition': { write: substituteMail },
  'mark-ready': { write: readyMail },
  ship: { write: shippedMail },
  deliver: { write: deliveredMail },
  // A withdrawal has a mail of its own, with its receipt.
  cancel: {
    write: (subject) => (subject.event.data.cause === 'withdrawal' ? null : cancelledMail(subject)),
  },
  [WITHDRAW_COMMAND]: { write: withdrawnMail, documents: ['ricevuta-recesso'] },
  'receive-return': { write: returnedMail },
  refund: { write: refundAskedMail, documents: ['fattura'] },
  'confirm-refund': { write: refundedMail, documents: ['fattura'] },
};
