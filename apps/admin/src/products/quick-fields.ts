import { type ProductRow, type QuickFields, TWO_DECIMALS } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { validateForm } from '@zaino/web/validate-form';
import type { ZodMiniType } from 'zod/mini';
import { numberIn } from './form/product-values';

/** Fields that are changed in their row. */
export const quickFields = {
  prezzoOriginale: 'Prezzo originale',
  pezzi_disponibili: 'Pezzi disponibili',
} as const satisfies Partial<Record<keyof ProductRow, string>>;
export type QuickField = keyof typeof quickFields;

/** How a value stands in its field. */
export const writtenAs = (row: ProductRow, field: QuickField): string =>
  field === 'prezzoOriginale'
    ? row.prezzoOriginale.toFixed(2).replace('.', ',')
    : String(row.pezzi_disponibili);

/** What was to be saved: `Prezzo originale: 10,00 €`. */
export function ownWords({ prezzoOriginale, pezzi_disponibili }: QuickFields): string[] {
  return [
    ...(prezzoOriginale === undefined
      ? []
      : [`${quickFields.prezzoOriginale}: ${formatEuro(prezzoOriginale)}`]),
    ...(pezzi_disponibili === undefined
      ? []
      : [`${quickFields.pezzi_disponibili}: ${pezzi_disponibili}`]),
  ];
}

/** The number in what was typed, or the contract's sentence for what is wrong with it. */
export function readNumber(text: string, rule: ZodMiniType<number, number>): number | string {
  // The minus sign of the typographers, too.
  const value = numberIn(text.replace('−', '-'));
  const { '': wrong } = validateForm(rule, value);
  // `1.000` may be meant as a thousand.
  return wrong ?? (/[.,]\d{3,}$/.test(text.trim()) ? TWO_DECIMALS : value);
}
