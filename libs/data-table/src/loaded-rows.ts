import { ApiError } from '@zaino/web/api-client';
import { type Failure, type Outcome, settle } from '@zaino/web/outcome';
import { Observable } from './observable';
import type { RowSearch } from './row-search';
import type { TableRow } from './table-definition';

/** Some rows in their order. */
export interface RowPage<Row> {
  rows: Row[];
  /** How many there are in all. */
  total: number;
  /** Where the next page begins; null after the last. */
  next: string | null;
}

/** Where the rows of a table come from, and how two states of one are compared. */
export interface RowSource<Row extends TableRow, Fields extends object> {
  /** The page from a cursor on; the first without. Rejects with `ApiError`. */
  page: (cursor: string | undefined, request: Request) => Promise<RowPage<Row>>;
  /** Counts the saves of a row. */
  versionOf: (row: Row) => number;
  /** Whether two reads show the same, also of what moves without a save. */
  isSame: (one: Row, other: Row) => boolean;
  /** The order of the pages. */
  compare: (one: Row, other: Row) => number;
  /** A row with some of its fields changed, and with all that follows from them. */
  changed: (row: Row, fields: Fields) => Row;
  search: RowSearch<Row>;
  /** Of a table that is filtered by the server: how many rows a page has. The next is read once somebody asks for it. */
  pageRows?: number;
}

export interface ListState<Row> {
  /** All that came so far, with what is being saved already in place. */
  rows: readonly Row[];
  /** How many there are; null before the first answer. */
  total: number | null;
  isLoading: boolean;
  /** Whether there are rows behind those that came. */
  hasMore: boolean;
  /** Why the rest did not come; the rows that came stay. */
  failure: Failure | null;
}

/** What an unfinished walk through the pages knows. */
interface Walk {
  /** Of the next page; undefined for the first. */
  cursor: string | undefined;
  /** What is there for sure: rows that no page brought were deleted by somebody else. */
  seen: Set<string>;
}

const newWalk = (): Walk => ({ cursor: undefined, seen: new Set() });

/**
 * All rows of a table, page by page, or as many as were asked for of a table that the server filters. Changes that are
 * on their way are laid over what the server last had, so that taking a failed one back means forgetting it.
 */
export class LoadedRows<Row extends TableRow, Fields extends object> extends Observable<
  ListState<Row>
> {
  private readonly source: RowSource<Row, Fields>;
  /** As the server last had them. */
  private readonly stored = new Map<string, Row>();
  /** Changes that are on their way. */
  private readonly pending = new Map<string, Fields>();
  /** Deleted here: a page that was on its way brings none of them back. */
  private readonly deleted = new Set<string>();
  private walk: Walk = newWalk();
  /** How many rows the walk goes for. */
  private wanted: number;
  /** Ends the walk that is going on. */
  private walking = new AbortController();

  constructor(source: RowSource<Row, Fields>, first: Outcome<RowPage<Row>>) {
    const { failure } = first;
    super({ rows: [], total: null, isLoading: false, hasMore: false, failure });
    this.source = source;
    this.wanted = source.pageRows ?? Infinity;
    if (first.value) this.takeFirst(first.value);
  }

  /** Begins anew with the first page of other filters. */
  restart(first: Outcome<RowPage<Row>>): void {
    this.walking.abort();
    this.walk = newWalk();
    this.wanted = this.source.pageRows ?? Infinity;
    for (const rows of [this.stored, this.pending, this.deleted]) rows.clear();
    this.set({ rows: [], total: null, isLoading: false, hasMore: false, failure: first.failure });
    if (first.value) this.takeFirst(first.value);
  }

  /** The row as the server last had it. */
  storedRow(id: string): Row | undefined {
    return this.stored.get(id);
  }

  /** A row with some of its fields changed, and with all that follows from them. */
  changed(row: Row, fields: Fields): Row {
    return this.source.changed(row, fields);
  }

  /** Goes on where the walk stands, to its end or as far as is wanted; never rejects. */
  async load(): Promise<void> {
    this.walking.abort();
    const { signal } = (this.walking = new AbortController());
    this.set({ isLoading: true, failure: null });
    do {
      const page = await this.nextPage(signal);
      if (signal.aborted || !page) return;
      if (page.failure) {
        this.set({ isLoading: false, failure: page.failure });
        return;
      }
      this.take(page.value);
      if (!this.goesOn()) this.dropUnseen();
      this.set({ rows: this.visible(), isLoading: this.goesOn() });
    } while (this.goesOn());
  }

  /** Reads the page behind the rows that came. */
  more(): Promise<void> {
    this.wanted = this.walk.seen.size + (this.source.pageRows ?? Infinity);
    return this.load();
  }

  /** Once more from the begin, behind the rows that are shown: as many as these are. */
  reload(): Promise<void> {
    this.wanted = Math.max(this.stored.size, this.source.pageRows ?? Infinity);
    this.walk = newWalk();
    return this.load();
  }

  stop(): void {
    this.walking.abort();
  }

  /** Rows as a change has left them. */
  merge(rows: readonly Row[]): void {
    for (const row of rows) {
      this.deleted.delete(row.id);
      this.store(row);
    }
    this.show();
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.deleted.add(id);
      this.stored.delete(id);
      this.pending.delete(id);
    }
    this.show();
  }

  /** Shows a change before it is saved. */
  expect(id: string, fields: Fields): void {
    this.pending.set(id, { ...this.pending.get(id), ...fields });
    this.show();
  }

  /** The change was saved, or it was not: the row is what the server has. */
  settle(id: string, fields: Fields): void {
    const rest = Object.entries(this.pending.get(id) ?? {}).filter(
      ([name, value]) => fields[name as keyof Fields] !== value,
    );
    if (rest.length > 0) this.pending.set(id, Object.fromEntries(rest) as Fields);
    else this.pending.delete(id);
    this.show();
  }

  private async nextPage(signal: AbortSignal): Promise<Outcome<RowPage<Row>> | null> {
    const request = new Request(location.href, { signal });
    try {
      return await settle(this.source.page(this.walk.cursor, request));
    } catch (error) {
      // The page was left, or begins again.
      if (signal.aborted && !(error instanceof ApiError)) return null;
      throw error;
    }
  }

  private takeFirst(page: RowPage<Row>): void {
    this.take(page);
    this.set({ rows: this.visible(), isLoading: this.goesOn() });
  }

  /** Whether there is a page behind those that came, and somebody wants it. */
  private goesOn(): boolean {
    return this.walk.cursor !== undefined && this.walk.seen.size < this.wanted;
  }

  private take({ rows, total, next }: RowPage<Row>): void {
    for (const row of rows) {
      if (this.deleted.has(row.id)) continue;
      this.store(row);
    }
    this.walk.cursor = next ?? undefined;
    this.set({ total, hasMore: next !== null });
  }

  private store(row: Row): void {
    this.walk.seen.add(row.id);
    const known = this.stored.get(row.id);
    // A page that was read before a save may arrive after it.
    const { versionOf, isSame, search } = this.source;
    if (known && (versionOf(known) > versionOf(row) || isSame(known, row))) return;
    search.textOf(row);
    this.stored.set(row.id, row);
  }

  private dropUnseen(): void {
    for (const id of this.stored.keys()) {
      if (!this.walk.seen.has(id)) this.stored.delete(id);
    }
  }

  private show(): void {
    const { isLoading, hasMore, total } = this.get();
    const rows = this.visible();
    this.set({ rows, total: isLoading || hasMore ? total : rows.length });
  }

  private visible(): Row[] {
    const { compare, changed } = this.source;
    return [...this.stored.values()].sort(compare).map((row) => {
      const fields = this.pending.get(row.id);
      return fields ? changed(row, fields) : row;
    });
  }
}
