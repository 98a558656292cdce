import type { CsvProblem } from '@zaino/contracts/catalogue';
import { productIdOf } from '../products/product-id';
import { type CsvField, showValue } from './csv-fields';
import { isWriting, type RowPlan, type WritingPlan } from './row-plan';

/** Lines that are shown as examples, and problems that are named. */
const MOST_EXAMPLES = 20;
const MOST_PROBLEMS = 500;
/** Of a value that is shown, in characters. */
const LONGEST_SHOWN = 200;

/** What a preview tells of the lines of a file. */
export function describePlans(plans: readonly RowPlan[]) {
  const count = (kind: RowPlan['kind']) => plans.filter((plan) => plan.kind === kind).length;
  const wrong = plans.flatMap((plan): CsvProblem[][] =>
    plan.kind === 'wrong' ? [plan.problems] : [],
  );
  return {
    righe: plans.length,
    nuovi: count('new'),
    modificati: count('changed'),
    invariati: count('same'),
    esempi: plans.filter(isWriting).slice(0, MOST_EXAMPLES).map(toExample),
    errori: wrong.flat().slice(0, MOST_PROBLEMS),
    righeConErrori: wrong.length,
  };
}

function toExample({ riga, edit, before, fields }: WritingPlan) {
  const shown = (field: CsvField, value: unknown) => shorten(showValue(field, value));
  return {
    riga,
    id: before && productIdOf(before.number),
    nome: edit.values.nome ?? before?.nome ?? '',
    modifiche: fields.map((campo) => ({
      campo,
      prima: before && shown(campo, before[campo]),
      dopo: shown(campo, edit.values[campo]),
    })),
  };
}

function shorten(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}
