import { isCalendarDay } from '@zaino/rules/italian-day';

/** What of the audit log is shown; it stands in the page's address. */
export interface AuditFilters {
  /** Name of an admin. */
  who: string;
  /** What was done, or its beginning as in `orders.`. */
  act: string;
  /** Kind of what it was done to, and its id. */
  kind: string;
  id: string;
  /** Days as `2026-09-14`. */
  from: string;
  to: string;
  /** Where a page begins; empty for the latest. */
  before: string;
}

const textOf = (value: string | null, longest: number) => (value ?? '').trim().slice(0, longest);
const dayIn = (value: string | null) => (value !== null && isCalendarDay(value) ? value : '');
const matching = (value: string | null, pattern: RegExp) =>
  value !== null && pattern.test(value) ? value : '';

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): AuditFilters {
  return {
    who: textOf(parameters.get('chi'), 60),
    act: matching(parameters.get('operazione'), /^[a-z.-]{1,60}$/),
    kind: matching(parameters.get('tipo'), /^[a-z-]{1,40}$/),
    id: textOf(parameters.get('codice'), 120),
    from: dayIn(parameters.get('dal')),
    to: dayIn(parameters.get('al')),
    before: matching(parameters.get('prima'), /^\d{1,19}$/),
  };
}

/** The address of a list; its latest entries unless told. */
export function auditPath(filters: Partial<AuditFilters>): string {
  const { who, act, kind, id, from, to, before } = filters;
  const parameters = Object.entries({
    chi: who,
    operazione: act,
    tipo: kind,
    codice: id,
    dal: from,
    al: to,
    prima: before,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '/admin/audit' : `/admin/audit?${query}`;
}
