import { DAY_MS } from '@zaino/rules/durations';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import type { EntityManager } from 'typeorm';
import {
  doneRefunds,
  paidOrders,
  refundedOrders,
  type RegisterOrder,
} from '../register/register-orders';
import { registerSums } from '../register/register-sums';
import { noSales, type QuarterSums, sumOfQuarters } from './dac7-amounts';
import { feesGivenBack, keptFees } from './dac7-fees';

const noOrders: ReadonlyMap<string, RegisterOrder> = new Map();

/** What a bookshop sold in the quarters of a year. */
export interface SellerYear {
  /** One of its orders, which has its name. */
  sampleId: string;
  /** Four. */
  quarters: QuarterSums[];
}

/**
 * By bookshop, as the register of takings counts it: on the same days in Italy and by the same rules, with an invoice or
 * without. Read day by day, without those on which nothing happened: each of them fits into memory.
 */
export async function countYear(
  manager: EntityManager,
  year: number,
): Promise<Map<string, SellerYear>> {
  const sellers = new Map<string, SellerYear>();
  const first = `${year}-01-01`;
  const days = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS;
  const busy = await busyDays(manager, {
    since: startOfItalianDay(first),
    before: startOfItalianDay(first, days),
  });
  for (let day = 0; day < days; day += 1) {
    const midnight = Date.UTC(year, 0, day + 1);
    // A day in Italy begins an hour or two before the same one in UTC.
    if (![midnight - DAY_MS, midnight].some((at) => busy.has(dayInUtc(at)))) continue;
    const quarter = Math.floor(new Date(midnight).getUTCMonth() / 3);
    const span = {
      since: startOfItalianDay(first, day),
      before: startOfItalianDay(first, day + 1),
    };
    for (const [id, { sampleId, ...sums }] of await countDay(manager, span)) {
      const seller = sellers.get(id) ?? {
        sampleId,
        quarters: [noSales, noSales, noSales, noSales],
      };
      sellers.set(id, seller);
      seller.quarters = seller.quarters.map((before, n) =>
        n === quarter ? sumOfQuarters([before, sums]) : before,
      );
    }
  }
  return sellers;
}

const dayInUtc = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Days in UTC on which an order was paid or a refund's money was back, as `2026-09-14`; by indexes alone. */
async function busyDays(
  manager: EntityManager,
  { since, before }: { since: Date; before: Date },
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ day: string }[]>(
    `SELECT DATE(paid_at) AS day FROM customer_order WHERE paid_at >= ? AND paid_at < ?
     UNION SELECT DATE(done_at) FROM refund WHERE done_at >= ? AND done_at < ?`,
    [since, before, since, before],
  );
  return new Set(rows.map(({ day }) => day));
}

type DaySums = QuarterSums & Pick<SellerYear, 'sampleId'>;

async function countDay(
  manager: EntityManager,
  days: { since: Date; before: Date },
): Promise<Map<string, DaySums>> {
  const span = { ...days, isOfBookshops: true };
  const paid = await paidOrders(manager, span);
  const refunds = await doneRefunds(manager, span);
  const refunded = refunds.length > 0 ? await refundedOrders(manager, span) : noOrders;
  if (paid.length + refunded.size === 0) return new Map();
  const kept = await keptFees(manager, span);
  const back = await feesGivenBack(manager, { span, refunded });
  const sums = [...registerSums({ paid, refunds, refunded })]
    .filter(([id]) => id !== '')
    .map(([id, { sampleId, sales, paidCents, backCents }]): [string, DaySums] => {
      const feeCents = (kept.get(id) ?? 0) - (back.get(id) ?? 0);
      return [id, { sampleId, sales, paidCents, refundedCents: -backCents, feeCents }];
    });
  return new Map(sums);
}
