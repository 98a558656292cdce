import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, IsNull } from 'typeorm';
import { ArrivalEntity } from '../arrivals/arrival.entity';
import { CopyGiving } from '../arrivals/copy-giving';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { addToShelf } from '../arrivals/shelf-copies';
import { ShopActs } from '../arrivals/shop-acts';
import type { AtShop } from '../orders/shop';

/** Copies in a shop that are for nobody yet. */
@Injectable()
export class ShelfService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly giving: CopyGiving,
    private readonly acts: ShopActs,
  ) {}

  /** As many as there are and somebody waits for; the same id again goes on where it has come to. */
  async give(
    { shopId, actor }: AtShop,
    { id: scanId, isbn }: { id: string; isbn: string },
  ): Promise<{ given: number; arrivalIds: string[] }> {
    const { manager } = this.dataSource;
    const before = await manager.countBy(ArrivalEntity, { shopId, scanId });
    let part = before;
    const copy = { shopId, isbn, scanId, source: 'shelf' as const, actor };
    while ((await this.giving.give({ ...copy, part })) !== 'nobody') part += 1;
    if (part === before) this.acts.changedNothing();
    const given = await manager.findBy(ArrivalEntity, {
      shopId,
      scanId,
      takenBackAt: IsNull(),
    });
    return { given: given.length, arrivalIds: given.map((arrival) => arrival.id) };
  }

  /** Rejects as `conflict` (`order-moved`) where another number stands there by now. */
  async count(
    { shopId, actor }: AtShop,
    { isbn, copies, was }: { isbn: string; copies: number; was: number },
  ): Promise<{ copies: number }> {
    return inTransaction(this.dataSource, async (manager) => {
      // So that there is a row to be locked.
      await addToShelf(manager, { shopId, isbn, copies: 0 });
      const shelf = await manager.findOneOrFail(ShelfEntity, {
        where: { shopId, isbn },
        lock: { mode: 'pessimistic_write' },
      });
      if (shelf.copies !== was) throw countedMeanwhile(shelf.copies);
      await manager.update(ShelfEntity, { shopId, isbn }, { copies });
      await this.acts.record(manager, actor, {
        act: 'orders.shelf-counted',
        subject: { kind: 'book', id: isbn },
        before: { copies: was },
        after: { copies },
      });
      return { copies };
    });
  }
}

function countedMeanwhile(copies: number): DomainError {
  const detail = `Nel frattempo il numero è cambiato: adesso a scaffale ${copies === 1 ? 'c’è 1 copia' : `ci sono ${copies} copie`}.`;
  return new DomainError('conflict', ordersErrorCodes.orderMoved, { detail });
}
