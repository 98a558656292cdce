import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { OWN_SHOP } from '../orders/shop';
import type { EffectOutcome, EffectSubscriber } from '../transitions/effect-handlers';
import type { OrderEffect } from '../transitions/order-effect';
import { ArrivalEntity } from './arrival.entity';
import { FREED_COPIES_TOPIC, type FreedCopies } from './freed-copies';
import { addToShelf } from './shelf-copies';

/** What follows for the copies in a shop from changes of orders. */
@Injectable()
export class ShelfEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'copies-freed': (effect, manager) => this.free(effect, manager),
    'reserve-undone': ({ lines }, manager) => this.undo(lines, manager),
  };

  constructor(private readonly clock: Clock) {}

  /** They stand on the shelf at once; who waits for them gets them from there. */
  private async free(
    { order, lines }: OrderEffect<'copies-freed'>,
    manager: EntityManager,
  ): Promise<EffectOutcome> {
    const { bookshopId } = order;
    const own = lines.filter(({ sellerId }) => sellerId === bookshopId);
    if (own.length === 0) return {};
    const shopId = bookshopId ?? OWN_SHOP;
    const arrivals = await arrivalsOf(manager, own);
    const copies = new Map<string, number>();
    for (const { id, reference, substituteIsbn, quantity } of own) {
      const came = arrivals.find(({ lineId }) => lineId === id)?.isbn;
      const isbn = came ?? substituteIsbn ?? reference;
      copies.set(isbn, (copies.get(isbn) ?? 0) + quantity);
    }
    const freed = [...copies].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [isbn, count] of freed) {
      await addToShelf(manager, { shopId, isbn, copies: count });
    }
    const messages = freed.map(([isbn, count]) => {
      const operationId = randomUUID();
      const payload: FreedCopies = { bookshopId: shopId, isbn, copies: count, operationId };
      return { topic: FREED_COPIES_TOPIC, payload };
    });
    return { messages };
  }

  /** A copy of a box has not come, then; one of the shelf stands there again. */
  private async undo(
    lines: readonly OrderLineEntity[],
    manager: EntityManager,
  ): Promise<EffectOutcome> {
    const arrivals = await arrivalsOf(manager, lines);
    if (arrivals.length === 0) return {};
    const ids = arrivals.map(({ id }) => id);
    const takenBackAt = new Date(this.clock.now());
    await manager.update(ArrivalEntity, { id: In(ids) }, { takenBackAt });
    const ofShelf = arrivals.filter(({ source }) => source !== 'scan');
    for (const { shopId, isbn, quantity } of ofShelf.toSorted(byIsbn)) {
      await addToShelf(manager, { shopId, isbn, copies: quantity });
    }
    return {};
  }
}

const byIsbn = (one: ArrivalEntity, other: ArrivalEntity) => (one.isbn < other.isbn ? -1 : 1);

/** What came for these lines, and has not been taken back. */
function arrivalsOf(
  manager: EntityManager,
  lines: readonly OrderLineEntity[],
): Promise<ArrivalEntity[]> {
  const lineId = In(lines.map(({ id }) => id));
  return manager.find(ArrivalEntity, { where: { lineId, takenBackAt: IsNull() } });
}
