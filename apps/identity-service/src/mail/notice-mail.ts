import type { Mail, Sender } from '@zaino/service/mail/mail';
import {
  accountDeletedMail,
  addressChangedMail,
  bookshopNotOpenedMail,
  passwordChangedMail,
} from './account-mails';
import { bookshopDecisionMail } from './bookshop-mails';
import { colleagueLeftMail } from './colleague-left-mail';
import { addressChangeAskedMail, dataReadyMail, dataRefusedMail } from './data-request-mails';
import { factorAddedMail, factorRemovedMail } from './factor-mails';
import type { Notice } from './queued-mail';

/** A mail that needs no link of its own. */
export function noticeMail(sender: Sender, notice: Notice): Mail {
  switch (notice.kind) {
    case 'address-changed':
      return addressChangedMail(sender, notice);
    case 'address-change-asked':
      return addressChangeAskedMail(sender, { ...notice, at: new Date(notice.at) });
    case 'data-ready':
      return dataReadyMail(sender, notice);
    case 'data-refused':
      return dataRefusedMail(sender, notice);
    case 'password-changed':
      return passwordChangedMail(sender, { ...notice, at: new Date(notice.at) });
    case 'second-factor-added':
      return factorAddedMail(sender, { ...notice, at: new Date(notice.at) });
    case 'second-factor-removed':
      return factorRemovedMail(sender, { ...notice, at: new Date(notice.at) });
    case 'account-deleted':
      return accountDeletedMail(sender, notice);
    case 'bookshop-not-opened':
      return bookshopNotOpenedMail(sender, notice);
    case 'colleague-left':
      return colleagueLeftMail(sender, { ...notice, at: new Date(notice.at) });
    case 'bookshop-decision':
      return bookshopDecisionMail(sender, notice);
  }
}
