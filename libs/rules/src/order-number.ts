/** Prefix, and two groups of the signs of an order's number. */
const FORM = /^ZN([0-9A-Z]{4})([0-9A-Z]{4})$/;

/**
 * The number of an order in what was typed or scanned, as `ZN-7K3M-9QXD`; null where there is none. Only letters and
 * figures count: a scanner that types as a keyboard of another country writes the hyphens as something else.
 */
export function orderNumberIn(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, first, second] = FORM.exec(signs) ?? [];
  return first === undefined || second === undefined ? null : `ZN-${first}-${second}`;
}

/** What a QR code of an order holds: its number without hyphens, which every scanner types right. */
export function scannedNumber(number: string): string {
  return number.replaceAll('-', '');
}
