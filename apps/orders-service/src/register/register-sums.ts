import { type OrderLine, vatTypes } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { refundPartCents } from '../documents/refund-part';
import { creditedAmounts, soldAmounts, type TaxedAmount } from '../documents/taxed-amounts';
import { vatSummary } from '../documents/vat-summary';
import type { RegisterLine, RegisterOrder, RegisterRefund } from './register-orders';

type Kind = OrderLine['vat'];

/** Of one kind of taxation, in cents; what was given back is below 0. */
interface KindSums {
  soldCents: number;
  refundedCents: number;
  /** With an invoice, less credit notes. */
  invoicedCents: number;
}

/** What one seller took and gave back, by kind. */
interface SellerSums {
  kinds: Map<Kind, KindSums>;
  /** Orders that were paid, and what of all kinds was paid and given back, with an invoice or without. */
  sales: number;
  paidCents: number;
  backCents: number;
  /** One of its orders, which has its name. */
  sampleId: string;
}

/** By the id of each seller, `''` for the shop itself. */
export type RegisterSums = Map<string, SellerSums>;

interface Counted {
  paid: readonly RegisterOrder[];
  refunds: readonly RegisterRefund[];
  /** Orders of the refunds, by their ids. */
  refunded: ReadonlyMap<string, RegisterOrder>;
}

/** Counts what was paid, and what was given back, as the documents of each order say it. */
export function registerSums({ paid, refunds, refunded }: Counted): RegisterSums {
  const sums: RegisterSums = new Map();
  for (const order of paid) {
    for (const part of partsOf(order)) {
      add(sums, part, { amounts: amountsOf(part), isBack: false });
    }
  }
  for (const refund of refunds) {
    const order = refunded.get(refund.orderId);
    for (const part of order ? partsOf(order) : []) {
      const amounts = creditOf(refund, part);
      if (amounts.length > 0) add(sums, part, { amounts, isBack: true });
    }
  }
  return sums;
}

/** What one seller sells of an order. */
interface Part {
  order: RegisterOrder;
  sellerId: string;
  lines: RegisterLine[];
  /** As of documents (`bySeller`): the shop's own where it sells anything, else the only seller's. */
  hasShipping: boolean;
}

function partsOf(order: RegisterOrder): Part[] {
  const parts = [...groupBy(order.lines, (line) => line.soldBy ?? '')];
  return parts.map(([sellerId, lines]) => {
    return { order, sellerId, lines, hasShipping: sellerId === '' || parts.length === 1 };
  });
}

function amountsOf({ order, lines, hasShipping }: Part): TaxedAmount[] {
  const { paymentMethod, paymentState } = order;
  const shippingCents = hasShipping ? order.shippingCents : 0;
  return soldAmounts({ paymentMethod, paymentState, shippingCents }, lines);
}

function creditOf(refund: RegisterRefund, part: Part): TaxedAmount[] {
  const amountCents = refundPartCents(refund, part);
  const { lines } = part;
  return creditedAmounts({ ...refund, amountCents }, { lines, sold: amountsOf(part) });
}

interface Entry {
  amounts: readonly TaxedAmount[];
  /** Whether it was given back. */
  isBack: boolean;
}

function add(sums: RegisterSums, { order, sellerId }: Part, { amounts, isBack }: Entry): void {
  const seller: SellerSums = sums.get(sellerId) ?? newSums(order);
  sums.set(sellerId, seller);
  if (!isBack && amounts.length > 0) seller.sales += 1;
  const isInvoiced = order.isInvoiceWished || order.invoicedBy.has(sellerId);
  const column = isInvoiced ? 'invoicedCents' : isBack ? 'refundedCents' : 'soldCents';
  for (const { vat, totalCents } of amounts) {
    kindOf(seller, vat)[column] += isBack ? -totalCents : totalCents;
    seller[isBack ? 'backCents' : 'paidCents'] += totalCents;
  }
}

/** What is done to goods counts with all else of its rate, as on documents. */
function kindOf({ kinds }: SellerSums, vat: TaxedAmount['vat']): KindSums {
  const name = vat === 'servizio' ? 'ordinaria' : vat;
  const sums = kinds.get(name) ?? { soldCents: 0, refundedCents: 0, invoicedCents: 0 };
  kinds.set(name, sums);
  return sums;
}

function newSums({ id: sampleId }: RegisterOrder): SellerSums {
  return { kinds: new Map(), sales: 0, paidCents: 0, backCents: 0, sampleId };
}

/** One kind of a day, with its VAT taken out of the day's takings once. */
export interface KindRow extends KindSums {
  kind: Kind;
  takingsCents: number;
  taxableCents: number;
  taxCents: number;
}

/** In the order of the contract; kinds of which nothing was taken nor given back are left out. */
export function kindRows({ kinds }: Pick<SellerSums, 'kinds'>): KindRow[] {
  return vatTypes.flatMap((kind) => {
    const sums = kinds.get(kind);
    if (!sums || (!sums.soldCents && !sums.refundedCents && !sums.invoicedCents)) return [];
    const takingsCents = sums.soldCents + sums.refundedCents;
    const [row] = vatSummary([{ vat: kind, totalCents: takingsCents }]);
    const taxableCents = row?.taxableCents ?? takingsCents;
    return [{ ...sums, kind, takingsCents, taxableCents, taxCents: takingsCents - taxableCents }];
  });
}

/** The rows of several days as one of each kind. */
export function addRows(rows: readonly KindRow[]): KindRow[] {
  return vatTypes.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const sum = (of: (row: KindRow) => number) => own.reduce((all, row) => all + of(row), 0);
    if (own.length === 0) return [];
    return [
      {
        kind,
        soldCents: sum(({ soldCents }) => soldCents),
        refundedCents: sum(({ refundedCents }) => refundedCents),
        invoicedCents: sum(({ invoicedCents }) => invoicedCents),
        takingsCents: sum(({ takingsCents }) => takingsCents),
        taxableCents: sum(({ taxableCents }) => taxableCents),
        taxCents: sum(({ taxCents }) => taxCents),
      },
    ];
  });
}
