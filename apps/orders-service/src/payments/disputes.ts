import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { orderStateOf } from '../orders/order-state';
import { planForLost } from '../orders/refund-plan';
import type { LogEntry } from '../transitions/log-entry';
import { OrderLog } from '../transitions/order-log';
import { saveChanges, snapshotOf } from '../transitions/save-changes';
import { CLOSE_DISPUTE, OPEN_DISPUTE } from './dispute-commands';
import { disputeStateOf, openDisputeStates, saysMore } from './dispute-state';
import { DisputeEntity } from './dispute.entity';
import { endLines, undoneLines } from './end-lines';
import { PaymentEntity } from './payment.entity';
import { idOf } from './provider';
import { RefundEntity } from './refund.entity';
import { backOnVoucherCents } from './refund-ways';
import { count } from './refunds';

/** What a customer reads of money that the bank has given them back. */
const GIVEN_BY_BANK = 'Restituito dalla tua banca dopo una contestazione';

/** Brings what banks ask back into the orders, once, whoever tells of it and however often. */
@Injectable()
export class Disputes {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly clock: Clock,
    private readonly log: OrderLog,
  ) {}

  /** In the caller's transaction, which has locked no order yet. */
  async apply(manager: EntityManager, dispute: Stripe.Dispute, toldAt: Date): Promise<void> {
    const payment = await paymentOf(manager, dispute);
    if (payment === null) {
      this.logger.error(`Dispute ${dispute.id} belongs to no payment of ours`);
      return;
    }
    const locked = await lockOrder(manager, payment.orderId);
    const known = await manager.findOneBy(DisputeEntity, { id: dispute.id });
    const told = rowOf(dispute, payment, toldAt);
    if (!saysMore(known, told)) return;
    const now = new Date(this.clock.now());
    const isOver = !openDisputeStates.includes(told.state);
    const row = { ...told, closedAt: isOver ? now : null };
    await manager.upsert(DisputeEntity, row, ['id']);
    const isTaken = told.state === 'lost' && payment.state === 'paid';
    const entries = isTaken ? await this.lose(manager, locked, { payment, dispute: row, now }) : [];
    const steps = isStep(known, told) ? [stepOf(locked, row)] : [];
    if (steps.length + entries.length > 0) await this.log.write(manager, [...steps, ...entries]);
  }

  /** The money is with the customer: it counts as given back, so that nothing is given back for it again. */
  private async lose(
    manager: EntityManager,
    locked: LockedOrder,
    { payment, dispute, now }: Lost,
  ): Promise<LogEntry[]> {
    const { order, lines } = locked;
    const asMoneyCents = order.refundedCents - (await backOnVoucherCents(manager, order));
    const amountCents = Math.min(dispute.amountCents, payment.amountCents - asMoneyCents);
    if (amountCents <= 0) return [];
    const plan = planForLost(lines, amountCents);
    const before = snapshotOf(lines);
    const refund = manager.create(RefundEntity, {
      id: randomUUID(),
      orderId: order.id,
      paymentId: payment.id,
      stateVoucherId: null,
      ...plan,
      extraCents: plan.extraCents ?? null,
      // The provider takes it from the shop, whoever has sold the books (docs/decisions/chargebacks.md).
      reversalCents: 0,
      feeCents: 0,
      state: 'done',
      reason: GIVEN_BY_BANK,
      providerId: dispute.id,
      createdAt: now,
      doneAt: now,
    });
    await manager.insert(RefundEntity, refund);
    count(locked, plan, 1);
    const entries = undoneLines(locked, refund).length > 0 ? endLines(locked, refund) : [];
    order.state = orderStateOf(lines);
    order.version += 1;
    await saveChanges(manager, locked, before);
    return entries;
  }
}

async function paymentOf(
  manager: EntityManager,
  { payment_intent: intent }: Stripe.Dispute,
): Promise<PaymentEntity | null> {
  const intentId = idOf(intent);
  return intentId === null ? null : manager.findOneBy(PaymentEntity, { intentId });
}

interface Lost {
  payment: PaymentEntity;
  dispute: Pick<DisputeEntity, 'id' | 'amountCents'>;
  now: Date;
}

type Row = Omit<DisputeEntity, 'closedAt'>;

function rowOf(dispute: Stripe.Dispute, payment: PaymentEntity, toldAt: Date): Row {
  const { id, amount: amountCents, reason, created, evidence_details: evidence } = dispute;
  const { due_by: dueBy } = evidence;
  const state = disputeStateOf(dispute);
  return {
    id,
    orderId: payment.orderId,
    paymentId: payment.id,
    amountCents,
    reason: reason.slice(0, MOST_REASON),
    state,
    isRefundable: dispute.is_charge_refundable,
    // Once it was answered, nobody waits for anything.
    dueAt: hasDeadline.has(state) && dueBy !== null ? momentOf(dueBy) : null,
    openedAt: momentOf(created),
    toldAt,
  };
}

const MOST_REASON = 60;
const hasDeadline = new Set<DisputeEntity['state']>(['inquiry', 'needs-response']);
const momentOf = (seconds: number) => new Date(seconds * 1_000);

/** What there is to be told in the log: that it began, that an inquiry has come to money, and how it ended. */
function isStep(known: DisputeEntity | null, { state }: Row): boolean {
  if (known === null || !openDisputeStates.includes(state)) return true;
  return known.state === 'inquiry' && state !== 'inquiry';
}

/** Of staff's log alone: the family has asked its bank, and is told by it. */
function stepOf({ order, lines }: LockedOrder, dispute: DisputeEntity): LogEntry {
  const { amountCents, reason, state: disputeState } = dispute;
  return {
    orderId: order.id,
    command: openDisputeStates.includes(disputeState) ? OPEN_DISPUTE : CLOSE_DISPUTE,
    to: null,
    actor: systemActor,
    lineIds: lines.map(({ id }) => id),
    data: { amountCents, reason, disputeState },
    isQuiet: true,
  };
}
