/** A code as the table keeps it, in capitals; null for one with letters that its column cannot be compared with. */
export function keptCode(text: string): string | null {
  const code = text.toUpperCase();
  return /^[\x20-\x7e]*$/.test(code) ? code : null;
}
