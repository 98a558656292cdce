import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { IdempotencyKeyEntity } from '../checkout/idempotency-key.entity';
import { GuestBuyerEntity } from '../guests/guest-buyer.entity';
import { GuestsService, linkEnded } from '../guests/guests.service';
import { OrderEntity } from '../orders/order.entity';

/** Orders of guests that become an account's. */
@Injectable()
export class GuestClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guests: GuestsService,
  ) {}

  /**
   * All orders of the browser's guest are the account's from now on. The same again changes nothing. Rejects as
   * `not-found` (`guest-link-ended`) where the key is nobody's, or the orders are another account's.
   */
  async claim(key: string | null, uid: string): Promise<void> {
    const guest = key === null ? null : await this.guests.findOwner(key);
    if (guest === null) throw linkEnded();
    await inTransaction(this.dataSource, (manager) => move(manager, guest.id, uid));
  }
}

async function move(manager: EntityManager, id: string, uid: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const guest = await manager.findOneOrFail(GuestBuyerEntity, { where: { id }, lock });
  if (guest.claimedBy === uid) return;
  if (guest.claimedBy !== null) throw linkEnded();
  await manager.query(
    `UPDATE order_event e JOIN customer_order o ON o.id = e.order_id
     SET e.actor_id = ? WHERE o.customer_id = ? AND e.actor_id = ?`,
    [uid, id, id],
  );
  await manager.update(OrderEntity, { customerId: id }, { customerId: uid, isGuest: false });
  await manager.delete(IdempotencyKeyEntity, { customerId: id });
  const claimed = { claimedBy: uid, email: '', network: '' };
  await manager.update(GuestBuyerEntity, { id, claimedBy: IsNull() }, claimed);
}
