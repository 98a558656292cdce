import { Injectable } from '@nestjs/common';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { PermanentFailure } from '@zaino/service/outbox/permanent-failure';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { systemActor } from '../orders/actor';
import { lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { SurplusMoney } from '../payments/surplus-money';
import { Catalogue } from '../upstreams/catalogue';
import { ORDER_STOCK_TOPIC } from './stock-message';

const payloadSchema = z.object({
  orderId: z.uuid(),
  kind: z.enum(['keep', 'confirm', 'release', 'revive']),
  lines: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
  operationId: z.uuid(),
});

/** Tells the catalogue service what became of the pieces that an order has reserved under its id. */
@Injectable()
export class StockHandler implements OutboxHandler {
  readonly topic = ORDER_STOCK_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly commands: OrderCommands,
    private readonly surplus: SurplusMoney,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { orderId, kind, lines, operationId } = payloadSchema.parse(payload);
    try {
      if (kind === 'release') await this.catalogue.release(orderId, { operationId, lines });
      // Where they went to somebody else meanwhile, that is seen once the money is there.
      else if (kind === 'keep') await this.catalogue.confirm(orderId);
      else await this.confirm(orderId, kind);
    } catch (error) {
      const isRefusal =
        error instanceof DomainError && ['conflict', 'not-found'].includes(error.kind);
      if (isRefusal) throw new PermanentFailure(error.code, { cause: error });
      throw error;
    }
  }

  private async confirm(orderId: string, kind: 'confirm' | 'revive'): Promise<void> {
    const outcome = await this.catalogue.confirm(orderId);
    if (kind === 'revive') await this.takeLateMoney(orderId, outcome === 'confirmed');
    else if (outcome === 'lapsed') await this.cancelProducts(orderId);
  }

  /** Its time was over when the money came. */
  private takeLateMoney(orderId: string, hasPieces: boolean): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const { state, paymentState } = locked.order;
      if (state !== 'cancelled' || paymentState !== 'paid') return;
      if (hasPieces) await this.surplus.revive(manager, locked);
      else {
        const reason = 'Il tempo per pagare era finito e gli articoli non ci sono più';
        await this.surplus.giveBackAll(manager, locked, reason);
      }
    });
  }

  /** The pieces went to somebody else before the order was paid: its books go on, its products do not. */
  private cancelProducts(orderId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const lineIds = locked.lines
        .filter(({ type, state }) => type === 'product' && state === 'reserved')
        .map(({ id }) => id);
      if (lineIds.length === 0) return;
      const data = { cause: 'stock' } as const;
      const command = { command: 'cancel' as const, lineIds, actor: systemActor, data };
      await this.commands.apply(manager, locked, command);
    });
  }
}
