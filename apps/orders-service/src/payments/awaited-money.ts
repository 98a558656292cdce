import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config';
import { systemActor } from '../orders/actor';
import type { LockedOrder } from '../orders/locked-order';
import { EffectHandlers } from '../transitions/effect-handlers';
import { OrderLog } from '../transitions/order-log';
import { saveChanges, snapshotOf } from '../transitions/save-changes';
import { AWAIT_PAYMENT, FAIL_PAYMENT } from './awaited-payment';
import type { PaymentEntity } from './payment.entity';
import { surplusReason } from './surplus-reason';

type Told = { payment: PaymentEntity; payments: readonly PaymentEntity[] };

/** Money that comes days after its page was left, or does not: its order waits for it (docs/decisions/ways-to-pay.md). */
@Injectable()
export class AwaitedMoney {
  constructor(
    private readonly clock: Clock,
    private readonly log: OrderLog,
    private readonly effects: EffectHandlers,
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'AWAITED_MONEY_DAYS' | 'PAY_AGAIN_DAYS'>,
  ) {}

  /** It is on its way: the order and its pieces are kept for as long as that may take, and nobody pays it again. */
  async begin(manager: EntityManager, locked: LockedOrder, told: Told): Promise<void> {
    const takesIt = surplusReason(locked, told.payment, told.payments) === null;
    if (!isOpen(locked) || !takesIt || locked.order.moneyAwaitedUntil !== null) return;
    const until = this.inDays(this.config.AWAITED_MONEY_DAYS);
    locked.order.moneyAwaitedUntil = until;
    await this.keep(manager, locked, { command: AWAIT_PAYMENT, until, payment: told.payment });
  }

  /** It will not come: the family has some days to pay in another way, unless other money is on its way. */
  async fail(
    manager: EntityManager,
    locked: LockedOrder,
    { payment, payments }: Told,
  ): Promise<void> {
    const isAwaited = payments.some(({ id, state }) => id !== payment.id && state === 'pending');
    if (!isOpen(locked) || isAwaited) return;
    locked.order.moneyAwaitedUntil = null;
    const until = this.inDays(this.config.PAY_AGAIN_DAYS);
    await this.keep(manager, locked, { command: FAIL_PAYMENT, until, payment });
  }

  /** It came and went back, since the order has changed: the family has the same days to pay what it costs by now. */
  async end(
    manager: EntityManager,
    { order }: LockedOrder,
    payments: readonly PaymentEntity[],
  ): Promise<void> {
    const isAwaited = payments.some(({ state }) => state === 'pending');
    if (order.moneyAwaitedUntil === null || isAwaited) return;
    order.moneyAwaitedUntil = null;
    if (order.payBefore !== null) order.payBefore = this.inDays(this.config.PAY_AGAIN_DAYS);
    await saveChanges(manager, { order, lines: [] }, []);
  }

  private async keep(
    manager: EntityManager,
    locked: LockedOrder,
    { command, until, payment }: { command: string; until: Date; payment: PaymentEntity },
  ): Promise<void> {
    const { order, lines } = locked;
    order.payBefore = until;
    const wereKept = order.arePiecesKept;
    order.arePiecesKept = true;
    order.version += 1;
    await saveChanges(manager, locked, snapshotOf(lines));
    const effect = { kind: 'pieces-kept', orderId: order.id, lines } as const;
    const { messages } = await this.effects.run(manager, wereKept ? [] : [effect]);
    const data = { amountCents: payment.amountCents, payBefore: until.toISOString() };
    const lineIds = lines.map(({ id }) => id);
    const entry = { orderId: order.id, command, to: null, actor: systemActor, lineIds, data };
    await this.log.write(manager, [entry], messages);
  }

  private inDays(days: number): Date {
    return new Date(this.clock.now() + days * DAY_MS);
  }
}

/** By card, and neither paid nor cancelled. */
function isOpen({ order: { paymentMethod, paymentState, state } }: LockedOrder): boolean {
  return paymentMethod === 'card' && paymentState === 'none' && state === 'received';
}
