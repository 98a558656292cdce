import {
  type AdminClassSupplies,
  type ChosenProduct,
  type ClassSuppliesInput,
  classSuppliesInputSchema,
  type WantedSupply,
} from '@zaino/contracts/catalogue';
import type { SchoolGrade } from '@zaino/rules/school-grade';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** A thing that is needed, as it is being written. */
export interface LineDraft {
  /** Tells it from the others of the form. */
  key: number;
  nome: string;
  quantita: string;
  nota: string;
  /** The proposed one first. */
  prodotti: readonly ChosenProduct[];
}

/** A list as it is being written. */
export interface SuppliesDraft {
  grado: SchoolGrade;
  anno: number;
  voci: readonly LineDraft[];
}

/** What a dialog begins with. */
export function draftOf(supplies: AdminClassSupplies | null): SuppliesDraft {
  if (supplies === null) return { grado: 'primaria', anno: 1, voci: [emptyLine([])] };
  const { grado, anno, voci } = supplies;
  return {
    grado,
    anno,
    voci: lineDraftsOf(voci),
  };
}

/** The lines of a list as they were saved. */
export const lineDraftsOf = (lines: AdminClassSupplies['voci']): LineDraft[] =>
  lines.map((line, key) => ({ ...line, key, quantita: String(line.quantita) }));

/** One line more. */
export function emptyLine(others: readonly LineDraft[]): LineDraft {
  const key = Math.max(-1, ...others.map((line) => line.key)) + 1;
  return { key, nome: '', quantita: '1', nota: '', prodotti: [] };
}

/** What a call takes of a list that staff sees. */
export const inputOf = ({ grado, anno, voci }: AdminClassSupplies): ClassSuppliesInput => ({
  grado,
  anno,
  voci: voci.map((line) => ({ ...line, prodotti: line.prodotti.map(({ id }) => id) })),
});

/** What a form asks for, or what is wrong with it. */
export function readDraft({
  grado,
  anno,
  voci,
}: SuppliesDraft): { input: ClassSuppliesInput } | { errors: FieldErrors } {
  const input: ClassSuppliesInput = {
    grado,
    anno,
    voci: readLines(voci),
  };
  const errors = validateForm(classSuppliesInputSchema, input);
  return Object.keys(errors).length > 0 ? { errors } : { input };
}

/** What a call takes of lines. */
export const readLines = (lines: readonly LineDraft[]): WantedSupply[] =>
  lines.map(({ nome, quantita, nota, prodotti }) => ({
    nome: nome.trim(),
    quantita: /^\d+$/.test(quantita.trim()) ? Number(quantita) : 0,
    nota: nota.trim(),
    prodotti: prodotti.map(({ id }) => id),
  }));
