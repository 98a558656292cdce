import type { SalesKind } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { linesOnBill } from '../orders/owed';
import { addUp } from './add-up';
import type { CountedLine, CountedOrder } from './counted-order';
import { lineMoney, type LineMoney } from './line-money';

/** Of some orders; money in cents. */
export interface SalesPart {
  orders: number;
  pieces: number;
  cents: number;
}

/** What was sold on a day or on several, in numbers that are added up. */
export interface DaySales {
  /** All orders, also those that were never paid and are none of the others. */
  placed: number;
  all: SalesPart & {
    grossCents: number;
    extraCents: number;
    shippingCents: number;
    keptCents: number;
    cedolaCents: number;
    refundedCents: number;
    /** Different lines of the orders as they were placed. */
    lines: number;
  };
  /** What each order was worth as it was placed. */
  baskets: number[];
  kinds: Partial<Record<SalesKind, { pieces: number; cents: number }>>;
  methods: Record<string, SalesPart>;
  payments: Record<string, SalesPart>;
  /** By the id of a bookshop; the shop itself is `''`. With one of the orders, which has its name. */
  sellers: Record<string, SalesPart & { sampleId: string }>;
  vouchers: Record<string, SalesPart & { discountCents: number }>;
}

export function noSales(): DaySales {
  const part = { orders: 0, pieces: 0, cents: 0, grossCents: 0, extraCents: 0, shippingCents: 0 };
  const all = { ...part, keptCents: 0, cedolaCents: 0, refundedCents: 0, lines: 0 };
  const byName = { kinds: {}, methods: {}, payments: {}, sellers: {}, vouchers: {} };
  return { placed: 0, all, baskets: [], ...byName };
}

/** Counts orders, each as it is now. */
export function countSales(orders: readonly CountedOrder[]): DaySales {
  const sales = noSales();
  sales.placed = orders.length;
  for (const order of orders) {
    if (order.paymentState !== 'none') addUp(sales, salesOf(order));
  }
  return sales;
}

interface BilledLine {
  line: CountedLine;
  money: LineMoney;
}

type OrderSales = Omit<DaySales, 'placed'>;

function salesOf(order: CountedOrder): OrderSales {
  const { lines, paymentMethod, shippingMethod, refundedCents } = order;
  const billed = linesOnBill(order, lines).map((line) => ({ line, money: lineMoney(line) }));
  const shippingCents = keptShipping(order, billed.length > 0);
  const part = partOf(billed);
  return {
    all: {
      ...part,
      grossCents: sum(billed, ({ money }) => money.grossCents),
      extraCents: sum(billed, ({ money }) => money.extraCents),
      shippingCents,
      keptCents: sum(billed, ({ money }) => money.keptCents),
      cedolaCents: sum(billed, ({ line, money }) => (money.isSold ? line.cedolaCents : 0)),
      refundedCents,
      lines: new Set(lines.map(({ key }) => key)).size,
    },
    baskets: [order.totalCents + order.cedolaCents],
    kinds: kindsOf(billed, shippingCents),
    methods: { [shippingMethod]: part },
    payments: { [paymentMethod]: part },
    sellers: sellersOf(order, billed),
    vouchers: vouchersOf(order, billed),
  };
}

/** What was not given back of it; refunds that were less than their lines have kept some (docs/decisions/kept-shipping.md). */
function keptShipping(
  { paymentMethod, shippingCents, refundedCents, lines }: CountedOrder,
  hasBilled: boolean,
): number {
  const back = refundedCents - sum(lines, (line) => line.refundedCents);
  return (paymentMethod === 'card' || hasBilled ? shippingCents : 0) - back;
}

function partOf(billed: readonly BilledLine[]): SalesPart {
  return {
    orders: 1,
    pieces: sum(billed, ({ line, money }) => (money.isSold ? line.quantity : 0)),
    cents: sum(billed, ({ money }) => money.goodsCents),
  };
}

function kindsOf(billed: readonly BilledLine[], shippingCents: number): DaySales['kinds'] {
  const kinds: DaySales['kinds'] = {};
  const add = (kind: SalesKind, pieces: number, cents: number) => {
    if (pieces !== 0 || cents !== 0) addUp(kinds, { [kind]: { pieces, cents } });
  };
  for (const { line, money } of billed) {
    if (money.isSold) add(line.vat, line.quantity, money.goodsCents);
    if (money.extraCents !== 0) add('servizio', line.quantity, money.extraCents);
    if (money.keptCents !== 0) add('trattenuto', line.quantity, money.keptCents);
  }
  add('spedizione', 0, shippingCents);
  return kinds;
}

function sellersOf({ id, lines }: CountedOrder, billed: readonly BilledLine[]) {
  const bySeller = groupBy(lines, ({ soldBy }) => soldBy ?? '');
  const sellers: DaySales['sellers'] = {};
  for (const seller of bySeller.keys()) {
    const own = billed.filter(({ line }) => (line.soldBy ?? '') === seller);
    sellers[seller] = { ...partOf(own), sampleId: id };
  }
  return sellers;
}

function vouchersOf(
  { voucherCode }: CountedOrder,
  billed: readonly BilledLine[],
): DaySales['vouchers'] {
  if (voucherCode === null) return {};
  const ofSold = ({ line, money }: BilledLine) => (money.isSold ? line.discountCents : 0);
  return { [voucherCode]: { ...partOf(billed), discountCents: sum(billed, ofSold) } };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0);
}
