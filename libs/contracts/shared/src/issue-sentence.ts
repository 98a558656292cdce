import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const NOT_VALID = 'Questo valore non va bene';
const MISSING = 'Obbligatorio';
const NOT_OFFERED = 'Scegli uno dei valori possibili';

const ofKind: Partial<Record<string, string>> = {
  string: 'Scrivi un testo',
  number: 'Scrivi un numero',
  int: 'Scrivi un numero intero',
  boolean: 'Scegli sì o no',
  array: 'Serve un elenco',
};

const ofFormat: Partial<Record<string, string>> = {
  email: 'Scrivi un indirizzo e-mail valido',
  date: 'Scrivi una data',
  datetime: 'Scrivi data e ora',
  url: 'Scrivi un indirizzo che comincia con https://',
  regex: 'Non è scritto nel modo giusto',
};

/** What is counted in a text or a list, for one and for more. */
const units: Partial<Record<string, readonly [string, string]>> = {
  string: ['carattere', 'caratteri'],
  array: ['voce', 'voci'],
};

/** `1.000 caratteri`; of a number the number alone. */
function amount(limit: number | bigint, origin: string): string {
  const digits = Number(limit).toLocaleString('it', { useGrouping: 'always' });
  const [one, more] = units[origin] ?? [];
  if (one === undefined) return digits;
  return `${digits} ${limit === 1 ? one : more}`;
}

function ofType({ expected, input }: IssueOf<'invalid_type'>): string {
  if (input === undefined || input === null) return MISSING;
  return ofKind[expected] ?? NOT_VALID;
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  if (exact) return `Servono ${amount(minimum, origin)}`;
  if (origin === 'string' && minimum === 1) return MISSING;
  if (units[origin] === undefined && minimum === 0 && inclusive) return 'Non può essere negativo';
  return `${inclusive ? 'Almeno' : 'Più di'} ${amount(minimum, origin)}`;
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  if (exact) return `Servono ${amount(maximum, origin)}`;
  return `${inclusive ? 'Al massimo' : 'Meno di'} ${amount(maximum, origin)}`;
}

/**
 * What is wrong with an input, for a person: the sentence of every refusal for which the schema has none of its own.
 * Given to zod as `error` wherever a schema meets what somebody has written; zod's own words are for programmers.
 */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return ofFormat[issue.format] ?? NOT_VALID;
    case 'invalid_value':
      return NOT_OFFERED;
    case 'unrecognized_keys':
      return 'C’è un campo che non serve';
    default:
      return NOT_VALID;
  }
}
