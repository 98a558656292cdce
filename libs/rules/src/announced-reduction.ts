import { DAY_MS } from './durations';
import { type ProductPrices, isReduced } from './product-price';

/** Days that the lowest price beside a reduction looks back (directive 98/6/CE, article 6 bis: "Omnibus"). */
const LOWEST_PRICE_DAYS = 30;
const LOOK_BACK_MS = LOWEST_PRICE_DAYS * DAY_MS;

/** What a product was sold for from a moment on, in cents, until the next one begins. */
export interface LoggedPrice {
  /** Milliseconds since 1970. */
  from: number;
  sellingCents: number;
  /** What was paid; the same as `sellingCents` without a discount. */
  discountedCents: number;
  /** Whether customers saw it: other prices were applied to nobody. */
  isOnSale: boolean;
}

/** The lowest price that was applied in the 30 days before a moment. */
export interface LowestPrice {
  cents: number;
  /** Milliseconds since 1970, where the product came on sale within these days; null where it was there before. */
  since: number | null;
}

interface Interval extends LoggedPrice {
  to: number;
}

/**
 * Beside which lowest price the reduction of now is announced; null where none may be: struck price and percent would
 * not hold against the lowest price of the 30 days before the reduction began (Codice del consumo, art. 17-bis).
 * A campaign in steps, each as low as the last or lower, keeps the one before its first step; a higher price ends it.
 * A reduction that is not announced is a price like any other. `log` has all prices, the oldest first.
 */
export function announcedReduction(log: readonly LoggedPrice[]): LowestPrice | null {
  const intervals = appliedPrices(log);
  let announced: LowestPrice | null = null;
  let last: Interval | undefined;
  for (const [index, interval] of intervals.entries()) {
    const isStep = last !== undefined && interval.discountedCents <= last.discountedCents;
    const lowest: LowestPrice | null =
      announced && isStep ? announced : lowestOf(intervals.slice(0, index), interval.from);
    announced = holds(interval, lowest) ? lowest : null;
    last = interval;
  }
  return announced;
}

/** The lowest price of the 30 days before `now`, the price of now included: what a reduction that begins now goes by. */
export function lowestRecentPrice(log: readonly LoggedPrice[], now: number): LowestPrice | null {
  const applied = appliedPrices(log);
  // The price of now counts only where customers see it.
  return lowestOf(log.at(-1)?.isOnSale === false ? applied.slice(0, -1) : applied, now);
}

/** Prices that were applied to customers, and the one of now in any case. */
function appliedPrices(log: readonly LoggedPrice[]): Interval[] {
  return log
    .map((price, index) => ({ ...price, to: log[index + 1]?.from ?? Infinity }))
    .filter(({ from, to, isOnSale }) => to === Infinity || (isOnSale && to > from));
}

function lowestOf(intervals: readonly Interval[], before: number): LowestPrice | null {
  const begin = before - LOOK_BACK_MS;
  const applied = intervals.filter(({ to }) => to > begin);
  const [first] = applied;
  if (!first) return null;
  return {
    cents: Math.min(...applied.map(({ discountedCents }) => discountedCents)),
    since: first.from > begin ? first.from : null,
  };
}

function holds(
  { sellingCents, discountedCents }: LoggedPrice,
  lowest: LowestPrice | null,
): lowest is LowestPrice {
  return lowest !== null && discountedCents < sellingCents && sellingCents <= lowest.cents;
}

/** What a product announces. */
export interface AnnouncedPrices extends ProductPrices {
  /** Lowest price of the 30 days before the reduction began, in euro; null where none is announced. */
  prezzoMinimo30Giorni: number | null;
}

/** Whether the old price may be struck and a percent be named: nothing else may decide that on any screen. */
export function isAnnounced(product: AnnouncedPrices): boolean {
  return product.prezzoMinimo30Giorni !== null && isReduced(product);
}

/** How a product stands when its prices are about to change, in euro. */
interface PricesBefore extends Omit<AnnouncedPrices, 'prezzoVendita'> {
  /** `lowestRecentPrice`; null where it was not on sale in the last 30 days. */
  prezzoMinimoRecente: number | null;
}

/**
 * Against which price a reduction to `prices` that begins now would be announced: the one that a campaign began with
 * where it goes on, else the lowest of the last 30 days. Null where there is none. Euro.
 */
export function reductionBasis(before: PricesBefore, { prezzoScontato }: ProductPrices) {
  const { prezzoMinimo30Giorni, prezzoMinimoRecente } = before;
  const isStep = prezzoMinimo30Giorni !== null && prezzoScontato <= before.prezzoScontato;
  return isStep ? prezzoMinimo30Giorni : prezzoMinimoRecente;
}

/** Whether prices that are reduced may be announced so, against `basis` of `reductionBasis`. */
export function holdsAgainst({ prezzoVendita }: ProductPrices, basis: number | null): boolean {
  return basis !== null && prezzoVendita <= basis;
}
