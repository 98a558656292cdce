import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../orders/actor';
import { isAllowed } from '../orders/command-rules';
import { findLockedOrder, type LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import { OrderCommands } from '../transitions/order-commands';
import { ArrivalEntity } from './arrival.entity';
import { oldestOrder } from './awaited-copies';
import { addToShelf, takeFromShelf } from './shelf-copies';
import { shelfAct, ShopActs } from './shop-acts';

/** A copy that somebody may wait for; one of the shelf is taken from there. */
export interface Copy extends Pick<
  ArrivalEntity,
  'shopId' | 'isbn' | 'scanId' | 'part' | 'source'
> {
  actor: Actor;
}

/** `known`: this part of this scan has been dealt with before. `nobody`: nobody waits, or the shelf has none. */
type Given = 'given' | 'known' | 'nobody';

interface Rest {
  /** This copy and those of its scan that come after it: they go to the shelf where nobody waits. */
  left: number;
}

/** Each time somebody else's copy has gone to the order that was found: so many at once are nobody's counter. */
const MOST_TRIES = 200;

/** Gives copies to who has waited longest (docs/decisions/arrivals.md). */
@Injectable()
export class CopyGiving {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly clock: Clock,
    private readonly acts: ShopActs,
  ) {}

  /**
   * Puts a copy aside for the oldest line that waits for it; an order that has all it needs then is ready. Where nobody
   * waits, a copy of a box goes to the shelf, with the rest of its scan.
   */
  async give(copy: Copy, rest?: Rest): Promise<Given> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const outcome = await inTransaction(
        this.dataSource,
        (manager) => this.tryGive(manager, copy, rest),
        {
          retriesDuplicates: true,
        },
      );
      if (outcome !== 'outrun') return outcome;
    }
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }

  private async shelve(manager: EntityManager, copy: Copy, copies: number): Promise<void> {
    await this.note(manager, copy, { quantity: copies });
    await addToShelf(manager, { ...copy, copies });
    await this.acts.record(manager, copy.actor, shelfAct('orders.shelved', { ...copy, copies }));
  }

  private async tryGive(
    manager: EntityManager,
    copy: Copy,
    rest?: Rest,
  ): Promise<Given | 'outrun'> {
    if (await isKnown(manager, copy)) return 'known';
    const orderId = await oldestOrder(manager, copy);
    const locked = orderId === null ? null : await findLockedOrder(manager, orderId);
    if (locked === null) {
      if (rest) await this.shelve(manager, copy, rest.left);
      return 'nobody';
    }
    const line = this.awaitingLine(locked, copy);
    if (line === undefined) return 'outrun';
    if (copy.source !== 'scan' && !(await takeFromShelf(manager, { ...copy, copies: 1 }))) {
      return 'nobody';
    }
    await this.putAside(manager, locked, { line, copy });
    return 'given';
  }

  /** Of an order that was found unlocked; none where another copy has gone to it meanwhile. */
  private awaitingLine({ order, lines }: LockedOrder, { isbn, actor }: Copy) {
    const now = new Date(this.clock.now());
    return lines.find(
      (line) =>
        (line.reference === isbn || line.substituteIsbn === isbn) &&
        isAllowed('reserve', { order, lines, line, who: actor.who, now }),
    );
  }

  private async putAside(
    manager: EntityManager,
    locked: LockedOrder,
    { line, copy }: { line: OrderLineEntity; copy: Copy },
  ): Promise<void> {
    const { actor } = copy;
    const { lineIds } = await this.commands.apply(manager, locked, {
      command: 'reserve',
      lineIds: [line.id],
      pieces: [{ lineId: line.id, of: line.quantity, quantity: 1 }],
      actor,
    });
    const [lineId = ''] = lineIds;
    const before = locked.lines.find(({ id }) => id === lineId)?.before ?? null;
    await this.note(manager, copy, { quantity: 1, orderId: locked.order.id, lineId, before });
    if (isWholeHere(locked)) {
      await this.commands.apply(manager, locked, { command: 'mark-ready', actor });
    }
  }

  private async note(
    manager: EntityManager,
    { actor, ...copy }: Copy,
    given: Pick<ArrivalEntity, 'quantity'> & Partial<ArrivalEntity>,
  ): Promise<void> {
    const { shopId, isbn, scanId, part, source } = copy;
    await manager.insert(ArrivalEntity, {
      id: randomUUID(),
      shopId,
      isbn,
      scanId,
      part,
      source,
      orderId: null,
      lineId: null,
      before: null,
      actorName: actor.name,
      takenBackAt: null,
      ...given,
      at: new Date(this.clock.now()),
    });
  }
}

function isKnown(manager: EntityManager, { shopId, scanId, part }: Copy): Promise<boolean> {
  return manager.existsBy(ArrivalEntity, { shopId, scanId, part });
}

/**
 * What the shop itself sends to the counter says nothing of having come: such an order is not told of by itself, nor is
 * one of which something is yet to be done to a book.
 */
function isWholeHere({ lines }: LockedOrder): boolean {
  const open = lines.filter(
    (line) => !isUndone(line) && !['ready', 'shipped', 'delivered'].includes(line.state),
  );
  return open.every(
    ({ state, sellerId, extraState }) =>
      state === 'reserved' && sellerId !== null && extraState !== 'wanted',
  );
}
