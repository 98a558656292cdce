import { ApiError } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { LoadedRows, type RowPage, type RowSource } from '../loaded-rows';
import { type ChangeAnswer, type ChangeTerms, RowChanges } from '../row-changes';
import { RowSearch } from '../row-search';
import type { TableDefinition } from '../table-definition';

/** A kind of row that no domain has. */
export interface TableReservation {
  id: string;
  version: number;
  family: string;
  school: string;
  isReady: boolean;
  books: number;
}

type Fields = Partial<TableReservation>;

/** Rows `R-1` and on. */
export const makeReservations = (count: number): TableReservation[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R-${index + 1}`,
    version: 1,
    family: `Famiglia ${index + 1}`,
    school: ['Manzoni', 'Àlighieri'][index % 2] ?? '',
    isReady: index % 3 === 0,
    books: (index * 7) % 10,
  }));

const search = new RowSearch<TableReservation>(({ family, school }) => `${family} ${school}`);

export const reservationsTable: TableDefinition<TableReservation> = {
  words: {
    one: 'prenotazione',
    many: 'prenotazioni',
    theOne: 'la prenotazione',
    theMany: 'le prenotazioni',
    ofMany: 'delle prenotazioni',
    none: 'nessuna prenotazione',
    isFeminine: true,
    search: 'Cerca una famiglia',
    unsorted: 'Arrivo',
  },
  nameOf: ({ family }) => family,
  search,
  columns: { family: 'Famiglia', school: 'Scuola', books: 'Libri', isReady: 'Stato' },
  filters: {
    scuola: { label: 'Scuola', all: 'Tutte', valueOf: ({ school }) => school },
    stato: {
      label: 'Stato',
      all: 'Tutti',
      valueOf: ({ isReady }) => (isReady ? 'pronte' : 'attese'),
      options: { pronte: 'Pronta', attese: 'In attesa' },
    },
  },
  layout: { className: 'reservations', cardPx: 120 },
};

export const refusal = (code: string, kind: ApiError['kind']) =>
  new ApiError({ kind, code, status: 400, message: `Rifiutata: ${code}` });

export const serviceDown = () => refusal('unavailable', 'unavailable');

const numberOf = ({ id }: TableReservation) => Number(id.slice(2));

/** Reservations in memory, as a service would keep them: page by page, with versions and changes that are taken back. */
export class FakeReservations {
  readonly rows: Map<string, TableReservation>;
  pageSize = Infinity;
  /** Of the next calls. */
  failure: ApiError | null = null;
  /** How many pages were asked for. */
  pages = 0;
  private readonly before = new Map<string, TableReservation[]>();

  constructor(rows: readonly TableReservation[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  readonly source: RowSource<TableReservation, Fields> = {
    page: (cursor) => this.page(cursor),
    versionOf: ({ version }) => version,
    isSame: (one, other) => one.version === other.version,
    compare: (one, other) => numberOf(one) - numberOf(other),
    changed: (row, fields) => ({ ...row, ...fields }),
    search,
  };

  readonly terms: ChangeTerms<TableReservation> = {
    noun: reservationsTable.words,
    undo: (changeId) => {
      const before = this.before.get(changeId);
      return before ? this.write(before) : Promise.reject(refusal('undo-refused', 'conflict'));
    },
    undoRefused: 'undo-refused',
    newest: (id) => this.answer(() => this.row(id)),
  };

  /** The rows of a page that has read its first. */
  async load() {
    return new LoadedRows(this.source, await settle(this.page()));
  }

  /** The stores of that page. */
  async begin() {
    const list = await this.load();
    return { list, changes: new RowChanges(list, this.terms) };
  }

  row(id: string): TableReservation {
    const row = this.rows.get(id);
    if (!row) throw refusal('not-found', 'not-found');
    return row;
  }

  /** As another person's save. */
  saveElsewhere(id: string, fields: Fields): void {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, ...fields, version: row.version + 1 });
  }

  /** Makes rows what they are told to be; those that somebody has changed since stay as they are. */
  write(rows: readonly TableReservation[]): Promise<ChangeAnswer<TableReservation>> {
    return this.answer(() => {
      const changeId = `change ${this.before.size + 1}`;
      const current = rows.filter(({ id, version }) => this.rows.get(id)?.version === version);
      const written = current.map((row) => ({ ...row, version: row.version + 1 }));
      const old = current.flatMap(({ id, version }) => {
        const row = this.rows.get(id);
        return row ? [{ ...row, version: version + 1 }] : [];
      });
      this.before.set(changeId, old);
      for (const row of written) this.rows.set(row.id, row);
      const leftOut = rows
        .filter((row) => !current.includes(row))
        .map(({ id, family }) => ({ id, nome: family, motivo: 'cambiata nel frattempo' }));
      return { changeId, rows: written, deleted: [], leftOut };
    });
  }

  private page(cursor?: string): Promise<RowPage<TableReservation>> {
    this.pages += 1;
    return this.answer(() => {
      const all = [...this.rows.values()].sort(this.source.compare);
      const from =
        cursor === undefined ? 0 : all.findIndex((row) => numberOf(row) > Number(cursor));
      const rows = all.slice(from, from + this.pageSize);
      const last = rows.at(-1);
      const next = last && last !== all.at(-1) ? String(numberOf(last)) : null;
      return { rows, total: all.length, next };
    });
  }

  private async answer<Value>(give: () => Value | Promise<Value>): Promise<Value> {
    if (this.failure) throw this.failure;
    return await give();
  }
}
