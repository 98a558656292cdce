import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { adminToOrderEndpoints, BooksMoved } from '@zaino/contracts/orders';
import type { BodyOf } from '@zaino/service/route';
import { StaffChangesService } from '../admin/staff-changes.service';
import type { StaffAtShop } from '../arrivals/at-shop';
import { ToOrderService } from './to-order.service';

/** What staff asks of suppliers: kept as a change of its admin, which can be taken back after a reload, too. */
@Injectable()
export class AdminToOrderService {
  constructor(
    private readonly toOrder: ToOrderService,
    private readonly changes: StaffChangesService,
  ) {}

  give(own: StaffAtShop, asked: BodyOf<typeof adminToOrderEndpoints.command>): Promise<BooksMoved> {
    const { command, expected } = asked;
    const change = { id: randomUUID(), adminId: own.actor.id, command, expected };
    return this.toOrder.give(own, asked, (manager, orderId, moved) =>
      this.changes.note(manager, { change, orderId }, moved),
    );
  }
}
