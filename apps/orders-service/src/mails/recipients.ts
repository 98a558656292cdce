import { Injectable } from '@nestjs/common';
import { type MailKind, mailRules, mayGoTo, type Recipient } from '@zaino/service/mail/mail-rules';
import type { CausedBy } from '../orders/caused-by';
import { GuestLinks } from '../guests/guest-links';
import { orderPagePath } from '../orders/order-page-path';
import { EarlierMails } from './earlier-mails';
import type { MailSubject } from './mail-subject';
import { ProvenAddresses } from './proven-addresses';

/** Who is written to about an order. */
@Injectable()
export class Recipients {
  constructor(
    private readonly addresses: ProvenAddresses,
    private readonly links: GuestLinks,
    private readonly earlier: EarlierMails,
  ) {}

  /** Where a mail's link leads: only at the order's own address it opens what a guest has ordered. */
  async linkFor({ order }: MailSubject['file'], to: string): Promise<string> {
    return to === order.contact.email ? this.links.of(order) : orderPagePath(order);
  }

  /** What the session of the call has known. */
  async note({ file }: MailSubject, causedBy: CausedBy | undefined): Promise<void> {
    if (causedBy?.provenEmail === undefined) return;
    await this.addresses.note(file.order.customerId, causedBy.provenEmail);
  }

  /**
   * The receipt of a withdrawal goes where the statement says. All else goes to the address of the order; while that is
   * neither proven nor of an order that money came for, to the one that the customer has proven, if there is one.
   */
  async of({ file, event }: MailSubject): Promise<Recipient & { to: string }> {
    const { order, withdrawals } = file;
    const withdrawal = withdrawals.find(({ id }) => id === event.data.withdrawalId);
    const wanted = withdrawal?.email ?? order.contact.email;
    const proven = await this.addresses.find(order.customerId);
    const isPaid = isBinding({ file });
    const isProven = wanted === proven;
    if (wanted === '' || isProven || isPaid || withdrawal || proven === null) {
      return { to: wanted, isProven, isPaid };
    }
    return { to: proven, isProven: true, isPaid };
  }

  /** As `of`. A mail that may not go out and is not kept is lost: rejects while an earlier one may still prove the address. */
  async forKind(kind: MailKind, subject: MailSubject): Promise<Recipient & { to: string }> {
    const recipient = await this.of(subject);
    if (mayGoTo(kind, recipient) || mailRules[kind].isKept) return recipient;
    await this.earlier.wait(subject.event);
    return this.of(subject);
  }
}

/** Whether an order is more than words: money came for it, or some of it was handed out. */
export function isBinding({ file }: Pick<MailSubject, 'file'>): boolean {
  const { order, lines } = file;
  return order.paidAt !== null || lines.some(({ deliveredAt }) => deliveredAt !== null);
}
