import { type MailKind, mailRules, mayGoTo } from './mail-rules';

const isProven = { isProven: true };
const unproven = { isProven: false };
const paidUnproven = { isProven: false, isPaid: true };

describe('the rules of mails', () => {
  it.each(Object.keys(mailRules) as MailKind[])('%s may go to a proven address', (kind) => {
    expect(mayGoTo(kind, isProven)).toBe(true);
  });

  it('let only what proves, what the law asks for and the shop’s own go to any address', () => {
    const kinds = Object.keys(mailRules) as MailKind[];
    expect(kinds.filter((kind) => mayGoTo(kind, unproven))).toEqual([
      'verify-address',
      'verify-new-address',
      'reset',
      'colleague-invited',
      'teacher-list-proof',
      'order-withdrawn',
      'support-shop',
      'canary-taken-back',
    ]);
  });

  it('let what follows a payment go where the order says, and nothing of an account', () => {
    expect(mayGoTo('order-paid', paidUnproven)).toBe(true);
    expect(mayGoTo('order-shipped', paidUnproven)).toBe(true);
    expect(mayGoTo('password-changed', paidUnproven)).toBe(false);
  });
});
