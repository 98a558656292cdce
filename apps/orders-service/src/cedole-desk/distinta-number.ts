/** As `3/2026`. */
export function distintaNumber({ number, year }: { number: number; year: number }): string {
  return `${number}/${year}`;
}
