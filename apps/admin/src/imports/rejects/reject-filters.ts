import {
  type RejectCode,
  rejectCodes,
  type RejectState,
  rejectStates,
} from '@zaino/contracts/schools';

/** Which rejected rows are shown; it stands in the page's address. */
export interface RejectFilters {
  /** Of one import; empty for all. */
  run: string;
  code: RejectCode | '';
  state: RejectState;
  page: number;
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): RejectFilters {
  const page = Number(parameters.get('pagina'));
  const [code, state] = [parameters.get('motivo'), parameters.get('stato')];
  const run = parameters.get('importazione') ?? '';
  return {
    run: /^\d{1,9}$/.test(run) ? run : '',
    code: rejectCodes.find((known) => known === code) ?? '',
    state: rejectStates.find((known) => known === state) ?? 'open',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of such a list; the first page of it unless told. */
export function rejectsPath({ run, code, state, page = 1 }: Partial<RejectFilters>): string {
  const parameters = Object.entries({
    importazione: run,
    motivo: code,
    stato: state === 'open' ? '' : state,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return `/admin/books/imports/rejects${query === '' ? '' : `?${query}`}`;
}
