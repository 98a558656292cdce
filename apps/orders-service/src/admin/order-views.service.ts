import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  MOST_OWN_VIEWS,
  ordersErrorCodes,
  standingViews,
  type staffOrderEndpoints,
} from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminOrdersService } from '../reading/admin-orders.service';
import { OwnViewEntity } from './own-view.entity';

type Views = z.output<typeof staffOrderEndpoints.views.response>;
type NewView = BodyOf<typeof staffOrderEndpoints.saveView>;

/** Views of the orders: those of the shop, and what each admin has saved. */
@Injectable()
export class OrderViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: AdminOrdersService,
    private readonly clock: Clock,
  ) {}

  async list(adminId: string): Promise<Views> {
    const own = await this.dataSource.manager.find(OwnViewEntity, {
      where: { adminId },
      order: { name: 'ASC' },
    });
    const [standing, counts] = await Promise.all([
      Promise.all(
        standingViews.map(async (view) => ({ view, orders: await this.orders.matching({ view }) })),
      ),
      Promise.all(own.map(({ filters }) => this.orders.matching(filters))),
    ]);
    return {
      standing,
      own: own.map(({ id, name, filters }, index) => ({
        id,
        name,
        filters,
        orders: counts[index] ?? 0,
      })),
    };
  }

  /** Replaces the own one of the same name. Rejects as `conflict` where there are as many as there can be. */
  save(adminId: string, { name, filters }: NewView): Promise<{ id: string }> {
    const savedAt = new Date(this.clock.now());
    return inTransaction(
      this.dataSource,
      async (manager) => {
        const known = await manager.findOneBy(OwnViewEntity, { adminId, name });
        if (known !== null) {
          await manager.update(OwnViewEntity, { id: known.id }, { name, filters, savedAt });
          return { id: known.id };
        }
        if ((await manager.countBy(OwnViewEntity, { adminId })) >= MOST_OWN_VIEWS)
          throw viewsFull();
        const id = randomUUID();
        await manager.insert(OwnViewEntity, { id, adminId, name, filters, savedAt });
        return { id };
      },
      { retriesDuplicates: true },
    );
  }

  /** Idempotent; another admin's stays. */
  async remove(adminId: string, id: string): Promise<{ success: true }> {
    await this.dataSource.manager.delete(OwnViewEntity, { id, adminId });
    return { success: true };
  }
}

function viewsFull(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.viewsFull, {
    detail: `Si possono salvare ${MOST_OWN_VIEWS} viste: togline una che non usi più.`,
  });
}
