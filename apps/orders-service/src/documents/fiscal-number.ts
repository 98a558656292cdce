/** As it stands on an invoice: `12/2026`. */
export function fiscalNumber({ number, year }: { number: number; year: number }): string {
  return `${number}/${year}`;
}
