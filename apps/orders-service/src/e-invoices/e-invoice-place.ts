/** A place as an electronic invoice has it. */
export interface EInvoicePlace {
  address: string;
  postalCode: string;
  city: string;
  /** As it was written: `Cremona`, `CR`. */
  province: string;
}

/** Of an address in one line, as `Via Roma 1, 26100 Cremona (CR)`; null where it is not written so. */
export function placeOfLine(line: string): EInvoicePlace | null {
  const [, address, postalCode, city, province] =
    /^(.+), (\d{5}) (.+) \(([^()]+)\)$/.exec(line.trim()) ?? [];
  if (!address || !postalCode || !city || !province) return null;
  return { address, postalCode, city, province };
}
