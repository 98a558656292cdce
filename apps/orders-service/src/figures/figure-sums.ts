import type { FigureSums } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';

/** Lines `l` that were sold and stay sold. */
export const SOLD = `l.state NOT IN ('cancelled', 'returned', 'refunded')`;

const ofSold = (value: string) => `COALESCE(SUM(CASE WHEN ${SOLD} THEN ${value} END), 0)`;

/** Of a line `l` before anything was taken off: a bookshop pays books by their cover price. */
const GROSS = 'COALESCE(l.cover_cents * l.quantity, l.total_cents)';

/** Of lines `l`. Sums are decimals: what was taken off may be taken off them. */
export const sumColumns = `
  ${ofSold('1')} AS soldLines,
  ${ofSold('l.quantity')} AS pieces,
  ${ofSold(GROSS)} AS grossCents,
  ${ofSold(GROSS)} - ${ofSold('l.total_cents')} + ${ofSold('l.discount_cents')}
    + ${ofSold('l.refunded_cents')} AS lessCents`;

/** As the database gives them: sums come as texts. */
export interface SumsRow {
  orders: string | number;
  soldLines: string;
  pieces: string;
  grossCents: string;
  lessCents: string;
}

/** In cents. */
export interface Sums {
  orders: number;
  lines: number;
  pieces: number;
  grossCents: number;
  lessCents: number;
}

export function sumsOf(row: SumsRow): Sums {
  return {
    orders: Number(row.orders),
    lines: Number(row.soldLines),
    pieces: Number(row.pieces),
    grossCents: Number(row.grossCents),
    lessCents: Number(row.lessCents),
  };
}

export function addSums(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    lines: one.lines + other.lines,
    pieces: one.pieces + other.pieces,
    grossCents: one.grossCents + other.grossCents,
    lessCents: one.lessCents + other.lessCents,
  };
}

export function sumsAnswer({ orders, lines, pieces, grossCents, lessCents }: Sums): FigureSums {
  return {
    orders,
    lines,
    pieces,
    gross: toEuro(grossCents),
    turnover: toEuro(grossCents - lessCents),
  };
}
