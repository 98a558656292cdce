import {
  type Order,
  orderCommandNames,
  type OrderDispute,
  type OrderState,
  stateVoucherNames,
} from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { documentList } from '../documents/document-list';
import { bySeller, type SellerPart } from '../orders/by-seller';
import type { Seller } from '../orders/seller';
import { isAllowed } from '../orders/command-rules';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { owedCents, paidBy } from '../orders/owed';
import { keptShippingCents } from '../orders/refund-plan';
import type { DisputeEntity } from '../payments/dispute.entity';
import type { RefundEntity } from '../payments/refund.entity';
import { returnAddress } from '../withdrawals/return-address';
import { withdrawalEnd } from '../withdrawals/withdrawal-end';
import type { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { withdrawnQuantity } from '../withdrawals/withdrawn-pieces';
import { canPay } from './can-pay';
import { cedolaAnswers } from './cedola-answers';
import { dueOf } from './changed-due';
import { eventAnswers } from './event-answers';
import { lineAnswer } from './line-answer';
import { orderGroups } from './order-groups';
import type { OrderRecords, Viewer } from './order-records';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

interface AnswerContext {
  viewer: Viewer;
  /** The shop itself. */
  shop: Seller;
  now: Date;
  /** Days that a family has to pay the books of a refused cedola. */
  cedolaPayDays: number;
  /** When the bookshop is open where the order is picked up. */
  openingHours: string[];
  /** What it tells its families today; empty for nothing. */
  notice: string;
  /** Its account for payments is restricted. */
  areCardsOff: boolean;
}

/** While there is something to fetch. */
const toFetch: readonly OrderState[] = ['received', 'paid', 'waiting', 'reserved', 'ready'];

export function orderAnswer(rows: OrderRecords, context: AnswerContext): Order {
  const { viewer, now, openingHours } = context;
  const isToFetch = rows.lines.some(({ state: at }) => toFetch.includes(at));
  const notice = isToFetch ? context.notice : '';
  const { order, lines, refunds, withdrawals } = rows;
  const { id, number, state, version, paymentMethod, paymentState, contact } = order;
  const { shippingMethod, deliveries, address, pickupPoint, children } = order;
  const end = withdrawalEnd(lines);
  const sellers = bySeller(order, lines, context.shop).map((part) => sellerAnswer(order, part));
  const commandsOf = (line: OrderLineEntity) =>
    orderCommandNames.filter((command) =>
      isAllowed(command, { order, lines, line, who: viewer, now }),
    );
  return {
    id,
    number,
    state,
    version,
    paymentMethod,
    paymentState,
    contact,
    shippingMethod,
    deliveries,
    address,
    pickupPoint: pickupPoint && { ...pickupPoint, openingHours, ...(notice && { notice }) },
    children,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    payBefore: iso(order.payBefore),
    invoice: order.invoiceRequest && {
      ...order.invoiceRequest,
      number: rows.invoiceNumbers.join(' e ') || null,
    },
    lines: lines.map((line) => lineAnswer(line, { order, end, now, commandsOf })),
    sellers,
    groups: orderGroups(order, lines),
    totals: totalsOf(order, lines),
    voucher: order.voucherCode,
    paid: paidAnswer(rows),
    cedole: cedolaAnswers(rows, context.cedolaPayDays),
    events: eventAnswers(rows, viewer),
    refunds: refunds.map(refundAnswer),
    ...(viewer === 'staff' && { disputes: rows.disputes.map(disputeAnswer) }),
    withdrawals: withdrawals.map((withdrawal) => withdrawalAnswer(withdrawal, lines)),
    withdrawalUntil: iso(end),
    returnAddress: [...new Set(sellers.map((seller) => seller.returnAddress))].join('; '),
    documents: documentList({
      order,
      invoiceNumbers: rows.invoiceNumbers,
      withdrawals: withdrawals.length,
      lines,
    }),
    trackingPath: `/tracking/${order.trackingToken}`,
    acceptedTexts: order.acceptedTexts,
    ...(order.isGuest && { isGuest: true as const }),
    ...(order.moneyAwaitedUntil && { moneyAwaitedUntil: order.moneyAwaitedUntil.toISOString() }),
    ...payingAnswer(order, context),
    ...stateVoucherAnswer(rows),
  };
}

/** What was ordered by card is paid all the same; what was to be paid in the shop is, where it takes no cards. */
function payingAnswer(order: OrderEntity, { now, areCardsOff }: AnswerContext) {
  const isOpen = canPay(order, now);
  if (!isOpen || order.paymentMethod !== 'shop' || !areCardsOff) return { canPay: isOpen };
  return { canPay: false, cardsOff: true };
}

function stateVoucherAnswer({ stateVoucher }: OrderRecords): Pick<Order, 'stateVoucher'> {
  if (stateVoucher === null) return {};
  const { kind, amountCents, ending } = stateVoucher;
  const name = stateVoucherNames[kind];
  return { stateVoucher: { kind, name, amount: toEuro(amountCents), ending } };
}

function sellerAnswer(
  order: OrderEntity,
  { seller, lines }: SellerPart<OrderLineEntity>,
): NonNullable<Order['sellers']>[number] {
  const { id, name, address, vatNumber, email, phone } = seller;
  const lineIds = lines.map((line) => line.id);
  const back = returnAddress(order, seller);
  return { id, name, address, vatNumber, email, phone, lineIds, returnAddress: back };
}

function paidAnswer({ order, lines, events, way }: OrderRecords): Order['paid'] {
  const isAtCounter = events.some(({ command }) => command === 'register-shop-payment');
  const by = paidBy(order, lines, isAtCounter);
  return (
    by && {
      by,
      amount: toEuro(owedCents(order, lines)),
      ...(by === 'card' && way !== undefined && { way }),
    }
  );
}

function totalsOf(order: OrderEntity, lines: readonly OrderLineEntity[]): Order['totals'] {
  return {
    itemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotal: toEuro(order.subtotalCents),
    discount: toEuro(order.discountCents),
    shippingCost: toEuro(order.shippingCents),
    cedola: toEuro(order.cedolaCents),
    extras: toEuro(order.extraCents),
    total: toEuro(order.totalCents),
    refunded: toEuro(order.refundedCents),
    keptShipping: toEuro(keptShippingCents(order, lines)),
    givenUp: toEuro(order.givenUpCents),
    ...dueAnswer(order, lines),
  };
}

/** Of an order by card that is changed and not paid yet. */
function dueAnswer(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
): Pick<Order['totals'], 'due'> {
  const due = dueOf(order, lines);
  return due === null ? {} : { due };
}

function withdrawalAnswer(withdrawal: WithdrawalEntity, lines: readonly OrderLineEntity[]) {
  const { id, at, name, lineIds } = withdrawal;
  const pieces = lines
    .filter((line) => lineIds.includes(line.id))
    .map((line) => ({ lineId: line.id, quantity: withdrawnQuantity(withdrawal, line) }));
  return { id, at: at.toISOString(), name, lineIds, pieces };
}

function refundAnswer({ id, amountCents, state, reason, ...refund }: RefundEntity) {
  return {
    id,
    amount: toEuro(amountCents),
    state,
    reason,
    ...(refund.stateVoucherId !== null && { isToVoucher: true as const }),
    lineIds: Object.keys(refund.lineCents),
    createdAt: refund.createdAt.toISOString(),
    doneAt: iso(refund.doneAt),
  };
}

function disputeAnswer({
  id,
  amountCents,
  reason,
  state,
  ...dispute
}: DisputeEntity): OrderDispute {
  return {
    id,
    amount: toEuro(amountCents),
    reason,
    state,
    dueAt: iso(dispute.dueAt),
    openedAt: dispute.openedAt.toISOString(),
    closedAt: iso(dispute.closedAt),
  };
}
