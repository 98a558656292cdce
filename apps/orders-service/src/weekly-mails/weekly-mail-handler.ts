import { Inject, Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import { senderOf } from '@zaino/service/mail/mail';
import { MailPost } from '@zaino/service/mail/mail-post';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config';
import { type OrderFile, OrderFiles } from '../documents/order-file';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { IdentityClient } from '../upstreams/identity-client';
import { onItsWay } from './on-its-way';
import { weeklyMail } from './weekly-mail';

export const WEEKLY_MAIL_TOPIC = 'weekly-mail';
export const WEEKLY_MAIL_KIND = 'order-weekly';

const payloadSchema = z.object({ customerId: z.string(), week: z.string() });
export type WeeklyMail = z.infer<typeof payloadSchema>;

/** Writes to a customer how all orders stand that are on their way, as they are by then; nothing where none is. */
@Injectable()
export class WeeklyMailHandler implements OutboxHandler {
  readonly topic = WEEKLY_MAIL_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: OrderFiles,
    private readonly identity: IdentityClient,
    private readonly post: MailPost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handle(payload: unknown, { id, signal }: Delivery): Promise<void> {
    const { customerId, week } = payloadSchema.parse(payload);
    const files = await this.filesOf(customerId);
    if (files.length === 0) return;
    const { recipient } = await this.identity.call(identityInternalEndpoints.beginMail, {
      params: { uid: customerId },
      body: { purpose: 'weekly-orders' },
    });
    // Ended since, or the account is gone.
    if (recipient === null) return;
    const { email: to, firstName, ending } = recipient;
    const mail = weeklyMail(senderOf(this.config), { firstName, files, week, ending });
    const key = `order-week.${customerId}.${week}`;
    const sent = { to, isProven: true, kind: WEEKLY_MAIL_KIND, mail, key, signal } as const;
    await this.post.send({ ...sent, id: `orders.${id}`, origin: null }).catch(parkRefused);
  }

  /** The oldest order first. */
  private async filesOf(customerId: string): Promise<OrderFile[]> {
    const { manager } = this.dataSource;
    const orders = await manager.find(OrderEntity, {
      select: { id: true },
      where: { customerId, isGuest: false },
      order: { createdAt: 'ASC' },
    });
    if (orders.length === 0) return [];
    const open = await manager.find(OrderLineEntity, {
      select: { id: true, orderId: true },
      where: { orderId: In(orders.map((order) => order.id)), state: In(onItsWay) },
    });
    const wanted = new Set(open.map(({ orderId }) => orderId));
    const files = await Promise.all(
      orders.filter((order) => wanted.has(order.id)).map((order) => this.files.find(order.id)),
    );
    return files.flatMap((file) => (file === null ? [] : [file]));
  }
}
