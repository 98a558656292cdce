import { Inject, Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints, type TenantOwner } from '@zaino/contracts/bookshops';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { type Mail, type Sender, senderOf } from '@zaino/service/mail/mail';
import type { MailOrigin } from '@zaino/service/mail/mail-origin';
import { MailPost, type PostOutcome } from '@zaino/service/mail/mail-post';
import type { MailKind } from '@zaino/service/mail/mail-rules';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery } from '@zaino/service/outbox/outbox-handler';
import type { Config } from '../config';
import { ProvenAddresses } from '../mails/proven-addresses';
import { BookshopsClient } from '../upstreams/bookshops-client';

/** The rules of the mails to bookshops. */
export const bookshopMailKinds = {
  order: 'order-for-bookshop',
  digest: 'order-digest',
} as const satisfies Record<string, MailKind>;

interface OwnersMail {
  kind: keyof typeof bookshopMailKinds;
  /** The same for the same mail. */
  key: string;
  write: (sender: Sender) => Mail;
  origin: MailOrigin | null;
  delivery: Delivery;
}

/** Who has a bookshop, and how to write to them: to the address of their account, once it is proven. */
@Injectable()
export class BookshopOwners {
  constructor(
    private readonly bookshops: BookshopsClient,
    private readonly addresses: ProvenAddresses,
    private readonly post: MailPost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null where there is no such bookshop. Rejects as `unavailable` while the bookshops service is away. */
  async of(bookshopId: string): Promise<TenantOwner | null> {
    const params = { id: bookshopId };
    try {
      return await this.bookshops.call(bookshopsInternalEndpoints.owner, { params });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    }
  }

  /** Whoever has left is not written to. */
  async write({ uid }: TenantOwner, mail: OwnersMail): Promise<PostOutcome> {
    const to = uid === null ? null : await this.addresses.find(uid);
    if (to === null) return 'unproven';
    const { key, origin, delivery } = mail;
    return this.post
      .send({
        to,
        isProven: true,
        kind: bookshopMailKinds[mail.kind],
        id: `orders.${delivery.id}`,
        key,
        origin,
        mail: mail.write(senderOf(this.config)),
        signal: delivery.signal,
      })
      .catch(parkRefused);
  }
}
