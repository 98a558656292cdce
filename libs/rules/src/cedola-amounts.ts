/** What a Comune owes for books by cedole, in cents; percentages in hundredths. */
export interface CedolaAmounts {
  /** By the cover prices. */
  grossCents: number;
  publicDiscountHundredths: number;
  publicDiscountCents: number;
  agreedDiscountHundredths: number;
  agreedDiscountCents: number;
  netCents: number;
}

interface Terms {
  /** Of public buyers, by law. */
  publicDiscountHundredths: number;
  /** Beside it, as bookshop and Comune have agreed. */
  agreedDiscountHundredths: number;
}

/**
 * The invoice of some cedole: cover prices less the public discount and the agreed one, both of the cover prices. The
 * discounts together are rounded once for the whole invoice, half a cent up; so is the public one, and the agreed one is
 * what is left, so that both add up to the cent.
 */
export function cedolaAmounts(grossCents: number, terms: Terms): CedolaAmounts {
  const { publicDiscountHundredths, agreedDiscountHundredths } = terms;
  const together = percentOf(grossCents, publicDiscountHundredths + agreedDiscountHundredths);
  const publicDiscountCents = percentOf(grossCents, publicDiscountHundredths);
  return {
    grossCents,
    publicDiscountHundredths,
    publicDiscountCents,
    agreedDiscountHundredths,
    agreedDiscountCents: together - publicDiscountCents,
    netCents: grossCents - together,
  };
}

/** Whole numbers alone: nothing is lost before the one rounding. */
const percentOf = (cents: number, hundredths: number) =>
  Math.floor((cents * hundredths + 5_000) / 10_000);
