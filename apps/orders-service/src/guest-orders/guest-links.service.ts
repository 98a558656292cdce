import { Injectable } from '@nestjs/common';
import type { MailOrigin } from '@zaino/service/mail/mail-origin';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { GUEST_LINK_TOPIC, type QueuedGuestLinks } from './guest-link-mail';

/** Of one address: what is older is written to us about. */
const MOST_ORDERS = 3;

/** Links of guests' orders that somebody has lost. */
@Injectable()
export class GuestLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** One message of the outbox whether or not there is an order: time and answer tell nothing. Only what was paid is written of. */
  async askFor(email: string, causedBy: MailOrigin): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT o.id FROM guest_buyer g JOIN customer_order o ON o.customer_id = g.id
       WHERE g.email = ? AND o.paid_at IS NOT NULL ORDER BY o.created_at DESC LIMIT ?`,
      [email, MOST_ORDERS],
    );
    const payload = { orderIds: rows.map(({ id }) => id), causedBy } satisfies QueuedGuestLinks;
    await this.outbox.add(this.dataSource.manager, GUEST_LINK_TOPIC, payload);
  }
}
