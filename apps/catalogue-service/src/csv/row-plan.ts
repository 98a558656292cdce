import type { CsvProblem } from '@zaino/contracts/catalogue';
import type { ProductEdit } from '../products/product-edit';
import type { ProductValues } from '../products/product-values';
import type { CsvField, CsvProduct } from './csv-fields';

/** A product that a line is about, as it is now. */
export interface KnownProduct extends CsvProduct {
  /** By its number. */
  number: number;
  versione: number;
}

/** What an import would do with a line. */
export type RowPlan = { riga: number } & (
  | { kind: 'wrong'; problems: CsvProblem[] }
  | { kind: 'same' }
  | {
      kind: 'new' | 'changed';
      edit: ProductEdit;
      before: KnownProduct | null;
      /** Fields that the line changes, or that it gives to a new product. */
      fields: CsvField[];
    }
);

/** A plan that writes something. */
export type WritingPlan = Extract<RowPlan, { edit: ProductEdit }>;

export type GivenValues = Partial<ProductValues>;

export const isWriting = (plan: RowPlan): plan is WritingPlan =>
  plan.kind === 'new' || plan.kind === 'changed';

export function wrongRow(riga: number, campo: string, messaggio: string): RowPlan {
  return { riga, kind: 'wrong', problems: [{ riga, campo, messaggio }] };
}
