import { type Sales, salesKinds, type SalesTotals } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { addUp } from './add-up';
import { type DaySales, noSales, type SalesPart } from './day-sales';
import { median } from './median';
import type { SalesDayEntity } from './sales-day.entity';

type SalesDay = Pick<SalesDayEntity, 'day' | 'sales'>;
type Parts = Pick<Sales, 'kinds' | 'methods' | 'payments' | 'vouchers'>;

/** What was sold on all of the days. */
export function sumOf(days: readonly SalesDay[]): DaySales {
  const sum = noSales();
  for (const { sales } of days) addUp(sum, sales);
  return sum;
}

export function totalsOf({ placed, all, baskets }: DaySales): SalesTotals {
  const half = median(baskets);
  return {
    ...partAnswer(all),
    placed,
    gross: toEuro(all.grossCents),
    extras: toEuro(all.extraCents),
    shipping: toEuro(all.shippingCents),
    kept: toEuro(all.keptCents),
    total: toEuro(totalCents(all)),
    ofComuni: toEuro(all.cedolaCents),
    refunded: toEuro(all.refundedCents),
    baskets:
      half === null
        ? null
        : {
            mean: toEuro(Math.round(mean(baskets))),
            median: toEuro(Math.round(half)),
            lines: Math.round((all.lines / baskets.length) * 10) / 10,
          },
  };
}

export function dayAnswers(days: readonly SalesDay[]): Sales['days'] {
  return days
    .filter(({ sales }) => sales.all.orders > 0)
    .map(({ day, sales: { all } }) => ({
      ...partAnswer(all),
      day,
      total: toEuro(totalCents(all)),
    }));
}

/** What was sold by each of its parts, the largest first where they have no order of their own. */
export function partAnswers({ kinds, methods, payments, vouchers }: DaySales): Parts {
  return {
    kinds: salesKinds.flatMap((kind) => {
      const { [kind]: part } = kinds;
      return part ? [{ kind, pieces: part.pieces, amount: toEuro(part.cents) }] : [];
    }),
    methods: answersOf(methods, ['standard', 'pickup'] as const).map(({ name, ...part }) => ({
      ...part,
      method: name,
    })),
    payments: answersOf(payments, ['card', 'shop'] as const).map(({ name, ...part }) => ({
      ...part,
      method: name,
    })),
    vouchers: Object.entries(vouchers)
      .map(([code, part]) => ({
        ...partAnswer(part),
        code,
        discount: toEuro(part.discountCents),
      }))
      .toSorted((one, other) => other.orders - one.orders || (one.code < other.code ? -1 : 1)),
  };
}

export function partAnswer({ orders, pieces, cents }: SalesPart) {
  return { orders, pieces, turnover: toEuro(cents) };
}

function answersOf<Name extends string>(parts: Record<string, SalesPart>, names: readonly Name[]) {
  return names.flatMap((name) => {
    const part = parts[name];
    return part ? [{ ...partAnswer(part), name }] : [];
  });
}

function totalCents({ cents, extraCents, shippingCents, keptCents }: DaySales['all']): number {
  return cents + extraCents + shippingCents + keptCents;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
