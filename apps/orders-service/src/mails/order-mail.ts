import type { Mail } from '@zaino/service/mail/mail';
import type { Order } from '@zaino/contracts/orders';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals.service';
import {
  cancelledLetter,
  refundAskedLetter,
  refundedLetter,
  returnedLetter,
  withdrawnLetter,
} from './end-letters';
import type { MailSubject } from './mail-subject';
import { paidLetter, placedLetter } from './order-letters';
import {
  dateChangedLetter,
  deliveredLetter,
  readyLetter,
  shippedLetter,
  substituteLetter,
  waitingLetter,
} from './progress-letters';

interface OrderMail {
  letter: (subject: MailSubject) => Mail | null;
  papers?: Order['documents'][number]['kind'][];
}

const paid: OrderMail = { letter: paidLetter, papers: ['ricevuta', 'fattura'] };

/** What is written at which event; at the others nobody is written to. */
export const orderMails: Partial<Record<string, OrderMail>> = {
  place: { letter: placedLetter },
  'confirm-payment': paid,
  'register-shop-payment': paid,
  'order-from-supplier': { letter: waitingLetter },
  'change-dates': { letter: dateChangedLetter },
  'substitute-edition': { letter: substituteLetter },
  'mark-ready': { letter: readyLetter },
  ship: { letter: shippedLetter },
  deliver: { letter: deliveredLetter },
  // A withdrawal has a mail of its own, with its receipt.
  cancel: {
    letter: (subject) =>
      subject.event.data.cause === 'withdrawal' ? null : cancelledLetter(subject),
  },
  [WITHDRAW_COMMAND]: { letter: withdrawnLetter, papers: ['ricevuta-recesso'] },
  'receive-return': { letter: returnedLetter },
  refund: { letter: refundAskedLetter, papers: ['fattura'] },
  'confirm-refund': { letter: refundedLetter, papers: ['fattura'] },
};
