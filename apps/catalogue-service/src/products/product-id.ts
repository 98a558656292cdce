const PREFIX = 'P-';
const DIGITS = 4;

/** Id of a product in the contract, `P-0412`, from its number in the table. */
export function productIdOf(number: number): string {
  return PREFIX + String(number).padStart(DIGITS, '0');
}

/** The number of an id that the contract's schema has let through. */
export function productNumberOf(id: string): number {
  return Number(id.slice(PREFIX.length));
}
