import { EVERY_SECTION } from '@zaino/rules/class-list';
import { schoolPath } from '@zaino/rules/page-path';

/** A section as carts name it: blank while nobody knows it. */
export function sectionOfLine(sezione: string): string {
  return sezione === EVERY_SECTION ? '' : sezione;
}

/** Which list of a school is looked at, as it stands in the address; blank where nothing is chosen. */
export interface ListChoice {
  classe: string;
  /** A section, or `EVERY_SECTION`. */
  sezione: string;
  /** Timetable or course, where the section has several. */
  combinazione: string;
  /** First calendar year of the school year; blank for the newest. */
  anno: string;
}

/** Parameters of the address. */
export const choiceParams = ['classe', 'sezione', 'combinazione', 'anno'] as const;

export function readListChoice(params: URLSearchParams): ListChoice {
  const [classe = '', sezione = '', combinazione = '', anno = ''] = choiceParams.map(
    (field) => params.get(field)?.trim() ?? '',
  );
  return { classe, sezione, combinazione, anno };
}

/** The query part of a list's address, as in `?classe=1&sezione=A`; blanks are left out. */
export function listQuery(choice: Partial<ListChoice>): string {
  const present = choiceParams
    .map((field) => [field, choice[field] ?? ''])
    .filter(([, value]) => value !== '');
  return `?${new URLSearchParams(present).toString()}`;
}

/** The address of a school, or of a list of it. */
export function listPath(code: string, choice: Partial<ListChoice> = {}): string {
  return schoolPath(code, choice);
}
