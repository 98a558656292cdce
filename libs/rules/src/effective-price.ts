/** The three prices a book or product may carry, in euro; null and absent both mean "not present". */
export interface Priced {
  prezzoScontato?: number | null;
  prezzoVendita?: number | null;
  prezzo?: number | null;
}

/**
 * What the customer pays for one piece, in euro: the first present of prezzoScontato, prezzoVendita
 * and prezzo, else 0 (specification, point 3). A price of 0 is present.
 */
export function effectivePrice({ prezzoScontato, prezzoVendita, prezzo }: Priced): number {
  return prezzoScontato ?? prezzoVendita ?? prezzo ?? 0;
}
