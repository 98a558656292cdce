/**
 * Euro as people write them: `19,90`, `19.9`, `1.019,90 €`. Null for what is no such amount, and for what could be
 * thousands as well as thousandths of a euro (`1.234`).
 */
export function readEuro(text: string): number | null {
  const plain = text.replace(/[\s€]/g, '');
  const ungrouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain) ? plain.replaceAll('.', '') : plain;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : null;
}
