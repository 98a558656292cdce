import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderLog } from '../transitions/order-log';
import { orderStateOf } from '../orders/order-state';
import { saveChanges, snapshotOf } from '../transitions/save-changes';
import { undoneLines } from './end-lines';
import { PaymentEntity } from './payment.entity';
import { RefundEntity } from './refund.entity';
import { count } from './refunds';

type Outcome = Pick<Stripe.Refund, 'id' | 'status' | 'metadata'>;

/** Brings what a refund came to into its order, once, whoever tells of it and however often. */
@Injectable()
export class RefundSettlement {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly log: OrderLog,
  ) {}

  settle(outcome: Outcome): Promise<void> {
    return inTransaction(this.dataSource, (manager) => this.apply(manager, outcome));
  }

  /** The same in the caller's transaction, which has locked no order yet. */
  async apply(manager: EntityManager, { id, status, metadata }: Outcome): Promise<void> {
    const { orderId, refundId } = metadata ?? {};
    // Refunds that somebody made in the provider's dashboard are shown by `cli.js reconcile`.
    if (orderId === undefined || refundId === undefined) return;
    const locked = await lockOrder(manager, orderId);
    const refund = await manager.findOneByOrFail(RefundEntity, { id: refundId, orderId });
    if (refund.state === 'failed') return;
    if (status === 'failed' || status === 'canceled') {
      await this.fail(manager, locked, refund);
    } else if (refund.state === 'pending' && status === 'succeeded') {
      refund.providerId = id;
      await this.confirm(manager, locked, refund);
    } else if (refund.providerId === null) {
      await manager.update(RefundEntity, { id: refundId }, { providerId: id });
    }
  }

  /** The money is with the customer's bank. */
  private async confirm(manager: EntityManager, locked: LockedOrder, refund: RefundEntity) {
    const { id, orderId, providerId, amountCents } = refund;
    const doneAt = new Date(this.clock.now());
    await manager.update(RefundEntity, { id }, { state: 'done', doneAt, providerId });
    const data = { refundId: id, amountCents };
    const lineIds = undoneLines(locked, refund).map((line) => line.id);
    const command = { command: 'confirm-refund' as const, actor: systemActor, data };
    if (lineIds.length > 0) await this.commands.apply(manager, locked, { ...command, lineIds });
    else
      await this.log.write(manager, [{ ...command, orderId, to: null, lineIds: partsOf(refund) }]);
  }

  /** The bank has sent the money back, or never took it: staff decides what to do. */
  private async fail(
    manager: EntityManager,
    locked: LockedOrder,
    refund: RefundEntity,
  ): Promise<void> {
    const { id, orderId, amountCents, reason } = refund;
    this.logger.error(`Refund ${id} has failed`);
    const before = snapshotOf(locked.lines);
    await manager.update(RefundEntity, { id }, { state: 'failed', doneAt: null });
    if (!(await isOfDuplicate(manager, refund))) {
      count(locked, refund, -1);
      reopen(locked, refund, new Date(this.clock.now()));
      locked.order.state = orderStateOf(locked.lines);
    }
    locked.order.version += 1;
    await saveChanges(manager, locked, before);
    const data = { refundId: id, amountCents, reason };
    const entry = { orderId, command: 'fail-refund', to: null, lineIds: partsOf(refund) };
    await this.log.write(manager, [{ ...entry, actor: systemActor, data, isQuiet: true }]);
  }
}

const partsOf = ({ lineCents }: RefundEntity) => Object.keys(lineCents);

/** The second payment of an order that was paid twice: not counted in the order. */
function isOfDuplicate(manager: EntityManager, { paymentId }: RefundEntity): Promise<boolean> {
  return manager.existsBy(PaymentEntity, { id: paymentId ?? '', state: 'duplicate' });
}

/** Lines whose money was thought to be back wait for it again. */
function reopen({ lines }: LockedOrder, { lineCents }: RefundEntity, now: Date): void {
  for (const line of lines) {
    if (line.state !== 'refunded' || lineCents[line.id] === undefined) continue;
    const hadLeft = line.tracking !== null || line.deliveredAt !== null;
    line.state = hadLeft ? 'returned' : 'cancelled';
    line.stateSince = now;
  }
}
