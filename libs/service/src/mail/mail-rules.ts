/**
 * Where a mail may go:
 * - `proving`: to any address, since following its link proves the address;
 * - `proven`: only to an address that its account has proven;
 * - `paid`: to a proven address, and to the one of an order that money came for;
 * - `law`: to the address of the statement that the law wants a receipt for;
 * - `shop`: to the shop's own mailbox.
 */
type Recipients = 'proving' | 'proven' | 'paid' | 'law' | 'shop';

export interface MailRule {
  to: Recipients;
  /** Beyond what one sender or mailbox may get: it is not sent at all, or waits in the outbox until there is room. */
  beyond: 'dropped' | 'waits';
  /** One that may not go out is kept until the address is proven or money comes; what others say is read on a page. */
  isKept?: true;
  /** Only to who has switched its purpose on (Regolamento UE 2016/679, art. 6, 1, a). */
  needsConsent?: true;
}

/**
 * Every kind of mail there is, with whom it may go to (docs/decisions/mail-rules.md). Whatever is sent names its kind,
 * so a new one does not compile without a line here.
 */
const rules = {
  'verify-address': { to: 'proving', beyond: 'dropped' },
  'verify-new-address': { to: 'proving', beyond: 'dropped' },
  reset: { to: 'proving', beyond: 'dropped' },
  'colleague-invited': { to: 'proving', beyond: 'dropped' },
  // Who runs the shop has given the admin the address: it counts as proven.
  'admin-access': { to: 'proven', beyond: 'dropped' },
  'admin-factor-added': { to: 'proven', beyond: 'waits' },
  'admin-factor-removed': { to: 'proven', beyond: 'waits' },
  'admin-password-changed': { to: 'proven', beyond: 'waits' },
  'admin-new-device': { to: 'proven', beyond: 'waits' },
  'admin-approval-asked': { to: 'proven', beyond: 'waits' },
  'admin-approval-decided': { to: 'proven', beyond: 'waits' },

  'address-changed': { to: 'proven', beyond: 'waits' },
  'address-change-asked': { to: 'proven', beyond: 'waits' },
  'data-ready': { to: 'proven', beyond: 'waits' },
  'data-refused': { to: 'proven', beyond: 'waits' },
  'password-changed': { to: 'proven', beyond: 'waits' },
  'second-factor-added': { to: 'proven', beyond: 'waits' },
  'second-factor-removed': { to: 'proven', beyond: 'waits' },
  'account-deleted': { to: 'proven', beyond: 'dropped' },
  'bookshop-not-opened': { to: 'proven', beyond: 'dropped' },
  'bookshop-decision': { to: 'proven', beyond: 'waits' },
  'colleague-left': { to: 'proven', beyond: 'waits' },
  // Only to who has asked for it (docs/decisions/contact-preferences.md).
  'new-lists': { to: 'proven', beyond: 'waits', needsConsent: true },
  'unknown-section': { to: 'proven', beyond: 'waits', needsConsent: true },
  // Later it may not be true any more.
  'back-in-stock': { to: 'proven', beyond: 'dropped', needsConsent: true },
  'price-drop': { to: 'proven', beyond: 'dropped', needsConsent: true },

  // To the address that the ministry names of a school: its answer proves whose the list is.
  'teacher-list-proof': { to: 'proving', beyond: 'dropped' },
  // To who has proposed the list: it stays decided.
  'teacher-list-decision': { to: 'proven', beyond: 'waits' },

  // The confirmation of the contract (Codice del consumo, art. 51, 7): at the latest with the payment.
  'order-placed': { to: 'paid', beyond: 'waits', isKept: true },
  'order-paid': { to: 'paid', beyond: 'waits' },
  'order-payment-awaited': { to: 'paid', beyond: 'waits' },
  'order-payment-failed': { to: 'paid', beyond: 'waits' },
  'order-payment-summary': { to: 'paid', beyond: 'waits' },
  'order-waiting': { to: 'paid', beyond: 'dropped' },
  'order-date-changed': { to: 'paid', beyond: 'dropped' },
  'order-substituted': { to: 'paid', beyond: 'dropped' },
  'order-corrected': { to: 'paid', beyond: 'dropped' },
  'order-ready': { to: 'paid', beyond: 'dropped', isKept: true },
  'order-lapsing': { to: 'proven', beyond: 'dropped' },
  'order-cedola-accepted': { to: 'paid', beyond: 'dropped' },
  'order-cedola-refused': { to: 'paid', beyond: 'waits' },
  'order-extra-dropped': { to: 'paid', beyond: 'dropped' },
  'order-book-dropped': { to: 'paid', beyond: 'dropped' },
  'order-shipped': { to: 'paid', beyond: 'dropped' },
  'order-delivered': { to: 'paid', beyond: 'dropped' },
  'order-cancelled': { to: 'paid', beyond: 'dropped' },
  'order-returned': { to: 'paid', beyond: 'dropped' },
  'order-refunded': { to: 'paid', beyond: 'waits' },
  // The receipt of a withdrawal (Codice del consumo, art. 54-bis).
  'order-withdrawn': { to: 'law', beyond: 'waits' },

  // The state of all orders, for who has asked for it.
  'order-weekly': { to: 'proven', beyond: 'dropped', needsConsent: true },

  // To the owner of the bookshop that hands it out; beyond the limit it is told of in the mail of the day.
  'order-for-bookshop': { to: 'proven', beyond: 'dropped' },
  'order-digest': { to: 'proven', beyond: 'waits' },

  // To the address of paid orders alone, whoever asks for it.
  'guest-link': { to: 'paid', beyond: 'dropped' },

  'support-shop': { to: 'shop', beyond: 'waits' },
  'support-writer': { to: 'proven', beyond: 'dropped' },

  // Whoever runs the shop has said who looks after its releases.
  'canary-taken-back': { to: 'shop', beyond: 'waits' },
} as const satisfies Record<string, MailRule>;

export type MailKind = keyof typeof rules;

export const mailRules: Readonly<Record<MailKind, MailRule>> = rules;

/** What is known of the address that a mail would go to. */
export interface Recipient {
  /** An account has proven that it reads its mails. */
  isProven: boolean;
  /** It is of an order that money came for. */
  isPaid?: boolean;
}

/** Whether a mail may go to an address. */
export function mayGoTo(kind: MailKind, { isProven, isPaid = false }: Recipient): boolean {
  switch (mailRules[kind].to) {
    case 'proving':
    case 'law':
    case 'shop':
      return true;
    case 'proven':
      return isProven;
    case 'paid':
      return isProven || isPaid;
  }
}
