import type { LedgerCedola, LedgerStage } from '@zaino/contracts/orders';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import { comuneWords } from './cedola-words';
import { type LedgerPage, readLedger } from './cedole.api';

/** A cedola as a line of the table. */
export interface CedolaRow extends Pick<LedgerCedola, 'code' | 'stage' | 'amount' | 'school'> {
  id: string;
  /** `Cremona (CR)`. */
  comune: string;
  /** `2 A`. */
  group: string;
  /** Where it stands, for the order of the table. */
  standing: number;
  /** Whether all its books were handed over, so that it can be sent. */
  isReady: boolean;
  cedola: LedgerCedola;
}

/** Nothing of a cedola is typed in its line. */
export type CedolaFields = Partial<CedolaRow>;

const standings: readonly LedgerStage[] = ['to-check', 'collected', 'sent', 'paid', 'refused'];

export const cedolaSearch = new RowSearch<CedolaRow>(({ code, comune, school, group, cedola }) =>
  [code, comune, school, group, cedola.orderNumber, cedola.distinta?.number ?? ''].join(' '),
);

function rowOf(cedola: LedgerCedola): CedolaRow {
  const { id, code, stage, amount, school, classe, sezione, books, delivered } = cedola;
  return {
    id,
    code,
    stage,
    amount,
    school,
    comune: comuneWords(cedola),
    group: `${classe} ${sezione}`.trim(),
    standing: standings.indexOf(stage),
    isReady: stage === 'collected' && books > 0 && delivered === books,
    cedola,
  };
}

export function pageOf({ cedole, next }: LedgerPage): RowPage<CedolaRow> {
  return { rows: cedole.map(rowOf), total: cedole.length, next };
}

/** The latest first, as the server has them. */
export const cedolaSource: RowSource<CedolaRow, CedolaFields> = {
  page: async (cursor, request) => pageOf(await readLedger(cursor, request)),
  versionOf: () => 0,
  isSame: (one, other) => JSON.stringify(one.cedola) === JSON.stringify(other.cedola),
  compare: (one, other) =>
    other.cedola.enteredAt.localeCompare(one.cedola.enteredAt) || other.id.localeCompare(one.id),
  changed: (row) => row,
  search: cedolaSearch,
};
