import { toCents, toEuro } from './money';

/** Percentages count to the hundredth. */
const WHOLE = 10_000;
const hundredths = (percent: number) => toCents(percent);

/** Cents times a share in hundredths of a percent; half a cent rounds up. */
function share(cents: number, part: number): number {
  return Math.floor((cents * part + WHOLE / 2) / WHOLE);
}

/** Prices for sale in euro. */
export interface ProductPrices {
  prezzoVendita: number;
  /** The same as `prezzoVendita` without a discount. */
  prezzoScontato: number;
}

/**
 * What a product is sold for (specification, point 7): prezzoVendita = prezzoOriginale × (1 + margine / 100) and
 * prezzoScontato = prezzoVendita × (1 − sconto / 100), each rounded to the cent, half a cent up. Euro, percent and
 * percent. Throws a RangeError for what is no number, below 0, or a discount above 100.
 */
export function productPrices(
  prezzoOriginale: number,
  margine: number,
  sconto: number,
): ProductPrices {
  if (prezzoOriginale < 0 || margine < 0 || sconto < 0 || sconto > 100) {
    throw new RangeError(`No price: ${prezzoOriginale} + ${margine} % − ${sconto} %`);
  }
  const selling = share(toCents(prezzoOriginale), WHOLE + hundredths(margine));
  const discounted = share(selling, WHOLE - hundredths(sconto));
  return { prezzoVendita: toEuro(selling), prezzoScontato: toEuro(discounted) };
}

/**
 * A price raised by a percentage, or lowered by a negative one, rounded to the cent, half a cent up. Euro and percent.
 * Throws a RangeError for what is no number, and where the price would fall below 0.
 */
export function priceByPercent(euro: number, percent: number): number {
  if (euro < 0 || percent < -100) throw new RangeError(`No price: ${euro} + ${percent} %`);
  return toEuro(share(toCents(euro), WHOLE + hundredths(percent)));
}

/**
 * The reduction that is announced beside a price: the rounded relative difference between the two in percent
 * (specification, point 9); 0 where the price now is not lower. Half a percent rounds up.
 */
export function discountPercent({ prezzoVendita, prezzoScontato }: ProductPrices): number {
  const [before, now] = [toCents(prezzoVendita), toCents(prezzoScontato)];
  if (before <= 0 || now >= before) return 0;
  return Math.floor((200 * (before - now) + before) / (2 * before));
}

/** Whether less is paid than the price for sale; whether customers are told so, `isAnnounced` says. */
export function isReduced({ prezzoVendita, prezzoScontato }: ProductPrices): boolean {
  return toCents(prezzoScontato) < toCents(prezzoVendita);
}

/** Stock of a product, in pieces. */
export interface ProductStock {
  active: boolean;
  /** Whether it is offered at all. */
  inVendita: boolean;
  pezzi_disponibili: number;
  /** Fewest pieces of one purchase. */
  pezzi_singolo_acquisto: number;
}

/** Whether a product can be bought now: "Disponibile". */
export function isAvailable(stock: ProductStock): boolean {
  const { active, inVendita, pezzi_disponibili, pezzi_singolo_acquisto } = stock;
  return active && inVendita && pezzi_disponibili >= pezzi_singolo_acquisto;
}

/** A rating of 5 to the nearest half star. */
export function halfStars(rating: number): number {
  return Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2;
}
