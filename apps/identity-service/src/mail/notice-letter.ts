import type { Letter, Sender } from '@zaino/service/mail/letter';
import {
  accountDeletedLetter,
  addressChangedLetter,
  bookshopNotOpenedLetter,
  passwordChangedLetter,
} from './letters';
import type { Notice } from './queued-mail';

/** The letter of a mail that needs no link of its own. */
export function noticeLetter(sender: Sender, notice: Notice): Letter {
  switch (notice.kind) {
    case 'address-changed':
      return addressChangedLetter(sender, notice);
    case 'password-changed':
      return passwordChangedLetter(sender, { ...notice, at: new Date(notice.at) });
    case 'account-deleted':
      return accountDeletedLetter(sender, notice);
    case 'bookshop-not-opened':
      return bookshopNotOpenedLetter(sender, notice);
  }
}
