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
import { teacherListDecisionMail } from './teacher-list-mail';

type Writers = {
  [Kind in Notice['kind']]: (sender: Sender, notice: Extract<Notice, { kind: Kind }>) => Mail;
};

const writers: Writers = {
  'address-changed': addressChangedMail,
  'address-change-asked': (sender, notice) => addressChangeAskedMail(sender, dated(notice)),
  'data-ready': dataReadyMail,
  'data-refused': dataRefusedMail,
  'password-changed': (sender, notice) => passwordChangedMail(sender, dated(notice)),
  'second-factor-added': (sender, notice) => factorAddedMail(sender, dated(notice)),
  'second-factor-removed': (sender, notice) => factorRemovedMail(sender, dated(notice)),
  'account-deleted': accountDeletedMail,
  'bookshop-not-opened': bookshopNotOpenedMail,
  'colleague-left': (sender, notice) => colleagueLeftMail(sender, dated(notice)),
  'bookshop-decision': bookshopDecisionMail,
  'teacher-list-decision': teacherListDecisionMail,
};

const dated = <Of extends { at: string }>(notice: Of) => ({ ...notice, at: new Date(notice.at) });

/** A mail that needs no link of its own. */
export function noticeMail(sender: Sender, notice: Notice): Mail {
  const write = writers[notice.kind] as (sender: Sender, notice: Notice) => Mail;
  return write(sender, notice);
}
