import {
  type Distributor,
  type DistributorInput,
  distributorInputSchema,
  type FeedColumn,
  feedColumns,
  type FeedState,
} from '@zaino/contracts/schools';
import { formText } from '@zaino/web/form-text';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { stateWords } from './supply-words';

export const columnLabels: Record<FeedColumn, string> = {
  isbn: 'ISBN o EAN',
  availability: 'Disponibilità',
  price: 'Prezzo',
  expected: 'Data prevista',
  state: 'Stato',
  replacedBy: 'Sostituito da',
};

const states = Object.entries(stateWords) as [FeedState, string][];
const stateOf = new Map(states.map(([state, words]) => [words.toLowerCase(), state]));

/** As the form shows codes: `04 = In ristampa`, one a line. */
export function codesText({ codes }: Pick<Distributor, 'codes'>): string {
  return codes.map(({ code, state }) => `${code} = ${stateWords[state]}`).join('\n');
}

const UNKNOWN_STATE = `Scrivi una riga per codice, come «04 = In ristampa». Gli stati sono: ${states.map(([, words]) => words).join(', ')}`;

/** What a form asks for, or what is wrong with it. */
export function readDistributor(
  form: FormData,
): { distributor: DistributorInput } | { errors: FieldErrors } {
  const text = (field: string) => formText(form, field);
  const codes = readCodes(text('codes'));
  const distributor: DistributorInput = {
    name: text('name'),
    folder: text('folder').toLowerCase(),
    daysFrom: numberOf(text('daysFrom')),
    daysTo: numberOf(text('daysTo')),
    cutOff: text('cutOff') === '' ? null : numberOf(text('cutOff')),
    feedKind: text('feedKind') === 'partial' ? 'partial' : 'full',
    isUsed: form.get('isUsed') !== null,
    columns: Object.fromEntries(
      feedColumns.flatMap((column) => {
        const name = text(`columns.${column}`);
        return name === '' ? [] : [[column, name]];
      }),
    ),
    codes: codes ?? [],
  };
  const errors = {
    ...validateForm(distributorInputSchema, distributor),
    ...(codes === null && { codes: UNKNOWN_STATE }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { distributor };
}

/** Blank is no number, and not nought. */
const numberOf = (text: string) => (text === '' ? Number.NaN : Number(text.replace(',', '.')));

/** Null where a line is none. */
function readCodes(text: string): DistributorInput['codes'] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const codes = lines.flatMap((line) => {
    const at = line.lastIndexOf('=');
    const code = line.slice(0, at).trim();
    const state = stateOf.get(
      line
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    );
    return at > 0 && code !== '' && state !== undefined ? [{ code, state }] : [];
  });
  return codes.length === lines.length ? codes : null;
}
