import { Inject, Injectable } from '@nestjs/common';
import type { Order } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DataSource, type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { CONFIG } from '@zaino/service/config.module';
import { CedolaEntity } from '../cedole/cedola.entity';
import type { Config } from '../config';
import { type SellerConfig, sellerOf } from '../orders/seller';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { DisputeEntity } from '../payments/dispute.entity';
import { paidWay } from '../payments/paid-way';
import { RefundEntity } from '../payments/refund.entity';
import { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { PickupHours } from '../upstreams/pickup-hours';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { orderAnswer } from './order-answer';
import type { OrderRecords, Viewer } from './order-records';

type Which = FindOptionsWhere<OrderEntity>;

/** Reads orders as the contract has them; every call that answers with an order answers with this. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly pickupHours: PickupHours,
    @Inject(CONFIG) private readonly config: SellerConfig & Pick<Config, 'CEDOLA_PAY_DAYS'>,
  ) {}

  /** An order as it is committed by now. Rejects as `not-found`. */
  async read(orderId: string, viewer: Viewer): Promise<Order> {
    return this.find({ id: orderId }, viewer);
  }

  /** The same for its customer. Another's order is as good as none: rejects as `not-found`. */
  async readOwn(orderId: string, customerId: string): Promise<Order> {
    return this.find({ id: orderId, customerId }, 'customer');
  }

  /** The same for the bookshop that hands it out; one that is not paid and not to be paid there is not its yet. */
  async readOfBookshop(orderId: string, bookshopId: string): Promise<Order> {
    return this.find({ id: orderId, bookshopId, paymentState: Not('none') }, 'bookshop');
  }

  private async find(where: Which, viewer: Viewer): Promise<Order> {
    // One snapshot: an order that moves meanwhile is never shown with the lines of before.
    const rows = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readRows(manager, where, viewer),
    );
    if (rows === null) throw noSuchOrder();
    const shop = sellerOf(this.config);
    const openingHours = await this.pickupHours.of(rows.order.pickupPoint);
    const notice = await this.pickupHours.noticeOf(rows.order.pickupPoint);
    const areCardsOff = await this.pickupHours.areCardsOff(rows.order.pickupPoint);
    const now = new Date(this.clock.now());
    const cedolaPayDays = this.config.CEDOLA_PAY_DAYS;
    const context = { viewer, shop, now, cedolaPayDays, openingHours, notice, areCardsOff };
    return orderAnswer(rows, context);
  }
}

async function readRows(
  manager: EntityManager,
  where: Which,
  viewer: Viewer,
): Promise<OrderRecords | null> {
  const order = await manager.findOneBy(OrderEntity, where);
  if (order === null) return null;
  const ofOrder = { orderId: order.id };
  const lines = await manager.find(OrderLineEntity, {
    where: ofOrder,
    order: { position: 'ASC' },
  });
  return {
    order,
    lines,
    cedole: await cedoleOf(manager, lines),
    events: await manager.find(OrderEventEntity, { where: ofOrder, order: { id: 'ASC' } }),
    refunds: await manager.find(RefundEntity, { where: ofOrder, order: { createdAt: 'ASC' } }),
    disputes: viewer === 'staff' ? await disputesOf(manager, order) : [],
    way: await paidWay(manager, order),
    stateVoucher:
      order.stateVoucherCents > 0 ? await manager.findOneBy(StateVoucherEntity, ofOrder) : null,
    withdrawals: await manager.find(WithdrawalEntity, { where: ofOrder, order: { at: 'ASC' } }),
    invoiceNumbers: await invoiceNumbersOf(manager, order),
  };
}

/** Only what was paid by card can be asked back. */
async function disputesOf(
  manager: EntityManager,
  { id: orderId, paidAt }: OrderEntity,
): Promise<DisputeEntity[]> {
  if (paidAt === null) return [];
  return manager.find(DisputeEntity, { where: { orderId }, order: { openedAt: 'ASC' } });
}

/** Of most orders there is none, and nothing is asked. */
async function cedoleOf(manager: EntityManager, lines: readonly OrderLineEntity[]) {
  const ids = [...new Set(lines.flatMap(({ cedolaId }) => cedolaId ?? []))];
  if (ids.length === 0) return [];
  return manager.find(CedolaEntity, { where: { id: In(ids) }, order: { enteredAt: 'ASC' } });
}

/** Only who asked for an invoice has one. */
async function invoiceNumbersOf(
  manager: EntityManager,
  { id, invoiceRequest }: OrderEntity,
): Promise<string[]> {
  if (invoiceRequest === null) return [];
  const invoices = await manager.find(FiscalDocumentEntity, {
    select: { id: true, sellerId: true, number: true, year: true },
    where: { kind: 'fattura', subjectId: id },
    order: { sellerId: 'ASC' },
  });
  return invoices.map(fiscalNumber);
}
