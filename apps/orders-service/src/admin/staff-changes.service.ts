import { Injectable } from '@nestjs/common';
import {
  ordersErrorCodes,
  STAFF_CHANGE_DAYS,
  type StaffChange,
  type StaffChangeDetail,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { isUndoable, UNDO_MS } from '../orders/line-before';
import type { Moved } from '../transitions/order-commands';
import { StaffChangeOrderEntity } from './staff-change-order.entity';
import { StaffChangeEntity } from './staff-change.entity';

/** Changes of one list: who looks for an older one opens the order. */
const LISTED = 20;

/** A change that an admin begins, or goes on with. */
export type NewChange = Pick<StaffChangeEntity, 'id' | 'adminId' | 'command' | 'expected'>;

/** Orders of a change. */
interface Counts {
  orders: number;
  standing: number;
  /** Of those that stand, the orders that nobody has moved since. */
  untouched: number;
  /** Of any of them. */
  number: string | null;
}

const nothing: Counts = { orders: 0, standing: 0, untouched: 0, number: null };

/** As the database sums them. */
interface CountedRow {
  changeId: string;
  orders: string;
  standing: string;
  untouched: string;
  number: string | null;
}

/** What admins did to orders, and what takes it back: there after a reload, and at another desk. */
@Injectable()
export class StaffChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Rejects as `conflict` where a change with this id is another admin's, or of another command. */
  async assertSame({ id, adminId, command }: NewChange): Promise<void> {
    const begun = await this.dataSource.manager.findOneBy(StaffChangeEntity, { id });
    if (begun === null || (begun.adminId === adminId && begun.command === command)) return;
    throw new DomainError('conflict', ordersErrorCodes.changeRefused, {
      detail: 'Questa modifica non è tua, o era un’altra.',
    });
  }

  /** What a change has moved already: a call that is made again, since its answer was lost, does nothing twice. */
  async moved(changeId: string, orderIds: readonly string[]): Promise<Map<string, Moved>> {
    const rows = await this.dataSource.manager.findBy(StaffChangeOrderEntity, {
      changeId,
      orderId: In([...orderIds]),
    });
    return new Map(
      rows.map(({ orderId, version, lineIds }) => [orderId, { version, lineIds }] as const),
    );
  }

  /** In the transaction of the command: what it has moved, and with the first of its orders the change itself. */
  async note(
    manager: EntityManager,
    { change, orderId }: { change: NewChange; orderId: string },
    { version, lineIds }: Moved,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(StaffChangeEntity)
      .values({ ...change, at: new Date(this.clock.now()) })
      .orIgnore()
      .updateEntity(false)
      .execute();
    const moved = { version, lineIds: [...lineIds], takenBackAt: null };
    await manager.insert(StaffChangeOrderEntity, { changeId: change.id, orderId, ...moved });
  }

  /** In the transaction of what takes an own change back: for this order it is. */
  async noteTakenBack(
    manager: EntityManager,
    { changeId, orderId, adminId }: { changeId: string; orderId: string; adminId: string },
  ): Promise<void> {
    const isOwn = await manager.existsBy(StaffChangeEntity, { id: changeId, adminId });
    if (!isOwn) return;
    const takenBackAt = new Date(this.clock.now());
    await manager.update(StaffChangeOrderEntity, { changeId, orderId }, { takenBackAt });
  }

  /** The latest of an admin (`ix_staff_change_admin_id`). */
  async list(adminId: string): Promise<StaffChange[]> {
    const now = this.clock.now();
    const since = new Date(now - STAFF_CHANGE_DAYS * DAY_MS);
    const changes = await this.dataSource.manager.find(StaffChangeEntity, {
      where: { adminId, at: MoreThanOrEqual(since) },
      order: { at: 'DESC', id: 'DESC' },
      take: LISTED,
    });
    const counts = await this.counts(changes.map(({ id }) => id));
    return changes.map(({ id, at, command }) => {
      const { orders, standing, untouched, number } = counts.get(id) ?? nothing;
      const isYoung = now - at.getTime() < UNDO_MS;
      return {
        id,
        at: at.toISOString(),
        command,
        number: orders === 1 ? number : null,
        orders,
        standing,
        canTakeBack: untouched > 0 && isYoung && isUndoable(command),
      };
    });
  }

  /** Rejects as `not-found` for another admin's, and for one that is not kept any more. */
  async read(adminId: string, id: string): Promise<StaffChangeDetail> {
    const change = await this.dataSource.manager.findOneBy(StaffChangeEntity, { id, adminId });
    if (change === null) throw noSuchChange();
    const rows = await this.dataSource.query<
      { id: string; number: string; version: number; lineIds: string }[]
    >(
      `SELECT o.id, o.number, moved.version, moved.line_ids AS lineIds
       FROM staff_change_order moved JOIN customer_order o ON o.id = moved.order_id
       WHERE moved.change_id = ? AND moved.taken_back_at IS NULL
       ORDER BY o.created_at, o.id`,
      [id],
    );
    return {
      id,
      command: change.command,
      expected: change.expected,
      orders: rows.map(({ lineIds, ...row }) => ({
        ...row,
        lineIds: JSON.parse(lineIds) as string[],
      })),
    };
  }

  /** By the change's id, from the table's own key, and the orders by theirs. */
  private async counts(changeIds: readonly string[]): Promise<Map<string, Counts>> {
    if (changeIds.length === 0) return new Map();
    const rows = await this.dataSource.query<CountedRow[]>(
      `SELECT moved.change_id AS changeId, COUNT(*) AS orders, MIN(o.number) AS number,
         SUM(moved.taken_back_at IS NULL) AS standing,
         COUNT(CASE WHEN moved.taken_back_at IS NULL AND o.version = moved.version THEN 1 END)
           AS untouched
       FROM staff_change_order moved LEFT JOIN customer_order o ON o.id = moved.order_id
       WHERE moved.change_id IN (?) GROUP BY moved.change_id`,
      [changeIds],
    );
    return new Map(
      rows.map(({ changeId, orders, standing, untouched, number }) => [
        changeId,
        {
          orders: Number(orders),
          standing: Number(standing),
          untouched: Number(untouched),
          number,
        },
      ]),
    );
  }
}

function noSuchChange(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Modifica non trovata',
  });
}
