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
  /** Only to who has switched its purpose on (Regolamento UE 2016/679, art. 6, 1, a): each kind says yes or no. */
  needsConsent: boolean;
}

/**
 * Every kind of mail there is, with whom it may go to (docs/decisions/mail-rules.md). Whatever is sent names its kind,
 * so a new one does not compile without a line here.
 */
const rules = {
  'verify-address': { to: 'proving', beyond: 'dropped', needsConsent: false },
  'verify-new-address': { to: 'proving', beyond: 'dropped', needsConsent: false },
  reset: { to: 'proving', beyond: 'dropped', needsConsent: false },
  'colleague-invited': { to: 'proving', beyond: 'dropped', needsConsent: false },
  // Who runs the shop has given the admin the address: it counts as proven.
  'admin-access': { to: 'proven', beyond: 'dropped', needsConsent: false },
  'admin-factor-added': { to: 'proven', beyond: 'waits', needsConsent: false },
  'admin-factor-removed': { to: 'proven', beyond: 'waits', needsConsent: false },
  'admin-password-changed': { to: 'proven', beyond: 'waits', needsConsent: false },
  'admin-new-device': { to: 'proven', beyond: 'waits', needsConsent: false },
  'admin-approval-asked': { to: 'proven', beyond: 'waits', needsConsent: false },
  'admin-approval-decided': { to: 'proven', beyond: 'waits', needsConsent: false },

  'address-changed': { to: 'proven', beyond: 'waits', needsConsent: false },
  'address-change-asked': { to: 'proven', beyond: 'waits', needsConsent: false },
  'data-ready': { to: 'proven', beyond: 'waits', needsConsent: false },
  'data-refused': { to: 'proven', beyond: 'waits', needsConsent: false },
  'password-changed': { to: 'proven', beyond: 'waits', needsConsent: false },
  'second-factor-added': { to: 'proven', beyond: 'waits', needsConsent: false },
  'second-factor-removed': { to: 'proven', beyond: 'waits', needsConsent: false },
  'account-deleted': { to: 'proven', beyond: 'dropped', needsConsent: false },
  'bookshop-not-opened': { to: 'proven', beyond: 'dropped', needsConsent: false },
  'bookshop-decision': { to: 'proven', beyond: 'waits', needsConsent: false },
  'colleague-left': { to: 'proven', beyond: 'waits', needsConsent: false },
  // Only to who has asked for it (docs/decisions/contact-preferences.md).
  'new-lists': { to: 'proven', beyond: 'waits', needsConsent: true },
  'unknown-section': { to: 'proven', beyond: 'waits', needsConsent: true },
  // Later it may not be true any more.
  'back-in-stock': { to: 'proven', beyond: 'dropped', needsConsent: true },
  'price-drop': { to: 'proven', beyond: 'dropped', needsConsent: true },

  // To the address that the ministry names of a school: its answer proves whose the list is.
  'teacher-list-proof': { to: 'proving', beyond: 'dropped', needsConsent: false },
  // To who has proposed the list: it stays decided.
  'teacher-list-decision': { to: 'proven', beyond: 'waits', needsConsent: false },

  // The confirmation of the contract (Codice del consumo, art. 51, 7): at the latest with the payment.
  'order-placed': { to: 'paid', beyond: 'waits', isKept: true, needsConsent: false },
  'order-paid': { to: 'paid', beyond: 'waits', needsConsent: false },
  'order-payment-awaited': { to: 'paid', beyond: 'waits', needsConsent: false },
  'order-payment-failed': { to: 'paid', beyond: 'waits', needsConsent: false },
  'order-payment-summary': { to: 'paid', beyond: 'waits', needsConsent: false },
  'order-waiting': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-date-changed': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-substituted': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-corrected': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-ready': { to: 'paid', beyond: 'dropped', isKept: true, needsConsent: false },
  'order-lapsing': { to: 'proven', beyond: 'dropped', needsConsent: false },
  'order-cedola-accepted': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-cedola-refused': { to: 'paid', beyond: 'waits', needsConsent: false },
  'order-extra-dropped': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-book-dropped': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-shipped': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-delivered': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-cancelled': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-returned': { to: 'paid', beyond: 'dropped', needsConsent: false },
  'order-refunded': { to: 'paid', beyond: 'waits', needsConsent: false },
  // The receipt of a withdrawal (Codice del consumo, art. 54-bis).
  'order-withdrawn': { to: 'law', beyond: 'waits', needsConsent: false },

  // The state of all orders, for who has asked for it.
  'order-weekly': { to: 'proven', beyond: 'dropped', needsConsent: true },

  // To the owner of the bookshop that hands it out; beyond the limit it is told of in the mail of the day.
  'order-for-bookshop': { to: 'proven', beyond: 'dropped', needsConsent: false },
  'order-digest': { to: 'proven', beyond: 'waits', needsConsent: false },

  // To the address of paid orders alone, whoever asks for it.
  'guest-link': { to: 'paid', beyond: 'dropped', needsConsent: false },

  'support-shop': { to: 'shop', beyond: 'waits', needsConsent: false },
  'support-writer': { to: 'proven', beyond: 'dropped', needsConsent: false },

  // Whoever runs the shop has said who looks after its releases.
  'canary-taken-back': { to: 'shop', beyond: 'waits', needsConsent: false },
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
