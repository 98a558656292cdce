/** What a cell says, or why it says nothing. */
export type CellValue<Value> = { value: Value } | { problem: string };

const yes = new Set(['sì', 'si', 's', 'sí', 'yes', 'true', 'vero', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

export function readFlag(cell: string): CellValue<boolean> {
  const word = cell.trim().toLowerCase().normalize('NFC');
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return { problem: 'Serve «sì» o «no»' };
}

export function readInteger(cell: string): CellValue<number> {
  const digits = cell.trim();
  if (/^\d{1,15}$/.test(digits)) return { value: Number(digits) };
  return { problem: 'Serve un numero intero, scritto solo con cifre' };
}

const notANumber = { problem: 'Serve un numero, come 12,50' };

/**
 * A number with a decimal comma or point, as spreadsheets write it: `12,50`, `1.234,50`, `€ 3`, `25 %`. What could
 * be thousands as well as thousandths is refused.
 */
export function readDecimal(cell: string): CellValue<number> {
  const text = cell.replace(/[\s€%]/g, '');
  if (/^\d{1,3}[.,]\d{3}$/.test(text) && !/^0+[.,]/.test(text)) {
    const [whole = '', rest = ''] = text.split(/[.,]/);
    const other = `${whole},${rest.slice(0, 2)}`;
    return { problem: `Non è chiaro quanto valga: scrivi ${whole}${rest} oppure ${other}` };
  }
  const plain = withoutThousands(text).replace(',', '.');
  return /^\d{1,12}(\.\d{1,12})?$/.test(plain) ? { value: Number(plain) } : notANumber;
}

/** Of two separators the last is the decimal one, and the other stands between groups of three digits. */
function withoutThousands(text: string): string {
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '');
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return text;
}

/** `12,5`, or with as many decimals as told `12,50`; no thousands are marked. */
export function writeDecimal(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  return text.replace('.', ',');
}
