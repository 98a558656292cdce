import {
  HIGHEST_MARGIN,
  HIGHEST_PRICE,
  MOST_PIECES,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { formatAmount } from '@zaino/rules/money';
import { numberIn } from './form/product-values';

/** Fields that are changed in their row. */
export const quickFields = {
  prezzoOriginale: 'Prezzo originale',
  pezzi_disponibili: 'Pezzi disponibili',
} as const satisfies Partial<Record<keyof ProductRow, string>>;
export type QuickField = keyof typeof quickFields;

interface Limits {
  min: number;
  max: number;
  decimals: 0 | 2;
}

/** As the contract has them. */
export const limits = {
  prezzoOriginale: { min: 0, max: HIGHEST_PRICE, decimals: 2 },
  pezzi_disponibili: { min: 0, max: MOST_PIECES, decimals: 0 },
  margine: { min: 0, max: HIGHEST_MARGIN, decimals: 2 },
  sconto: { min: 0, max: 100, decimals: 2 },
  percento: { min: -99, max: 1_000, decimals: 2 },
} as const satisfies Record<string, Limits>;

/** How a value stands in its field. */
export const writtenAs = (row: ProductRow, field: QuickField): string =>
  field === 'prezzoOriginale'
    ? row.prezzoOriginale.toFixed(2).replace('.', ',')
    : String(row.pezzi_disponibili);

const shown = (value: number) =>
  Number.isInteger(value) ? value.toLocaleString('it-IT') : formatAmount(value);

/** The number in what was typed, or a sentence that says what is wrong with it. */
export function readNumber(text: string, { min, max, decimals }: Limits): number | string {
  // The minus sign of the typographers, too.
  const value = numberIn(text.replace('−', '-'));
  if (Number.isNaN(value)) return 'Scrivi un numero.';
  if (value < min) return min === 0 ? 'Non può essere negativo.' : `Almeno ${shown(min)}.`;
  if (value > max) return `Al massimo ${shown(max)}.`;
  if (decimals === 0 && !Number.isInteger(value)) return 'Serve un numero intero.';
  return /[.,]\d{3,}$/.test(text.trim()) ? 'Al massimo due decimali.' : value;
}
