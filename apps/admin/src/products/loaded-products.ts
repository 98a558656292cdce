import {
  adminCatalogueApi,
  type ProductRow,
  type QuickFields,
  TABLE_LIMIT,
} from '@zaino/contracts/catalogue';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { type Failure, type Outcome, settle } from '@zaino/web/outcome';
import { Observable } from './observable';
import { changedRow, inIdOrder } from './product-rows';
import { searchTextOf } from './product-search';
import type { TablePage } from './products.api';

export interface ListState {
  /** All that came so far, with what is being saved already in place. */
  rows: readonly ProductRow[];
  /** How many there are; null before the first answer. */
  total: number | null;
  isLoading: boolean;
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

/** All products as light rows, page by page, with their changes. */
export class LoadedProducts extends Observable<ListState> {
  /** As the server last had them. */
  private readonly stored = new Map<string, ProductRow>();
  /** Changes that are on their way. */
  private readonly pending = new Map<string, QuickFields>();
  /** Deleted here: a page that was on its way brings none of them back. */
  private readonly deleted = new Set<string>();
  private walk: Walk = { cursor: undefined, seen: new Set() };
  /** Ends the walk that is going on. */
  private walking = new AbortController();

  constructor(first: Outcome<TablePage>) {
    const { failure } = first;
    super({ rows: [], total: null, isLoading: false, failure });
    if (first.value) {
      this.take(first.value);
      this.set({ rows: this.visible(), isLoading: this.walk.cursor !== undefined });
    }
  }

  /** The row as the server last had it. */
  storedRow(id: string): ProductRow | undefined {
    return this.stored.get(id);
  }

  /** Goes on where the walk stands, to its end; never rejects. */
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
      if (this.walk.cursor === undefined) this.dropUnseen();
      this.set({ rows: this.visible(), isLoading: this.walk.cursor !== undefined });
    } while (this.walk.cursor !== undefined);
  }

  /** Once more from the begin, behind the rows that are shown. */
  reload(): Promise<void> {
    this.walk = { cursor: undefined, seen: new Set() };
    return this.load();
  }

  stop(): void {
    this.walking.abort();
  }

  /** Rows as a change has left them. */
  merge(rows: readonly ProductRow[]): void {
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
  expect(id: string, fields: QuickFields): void {
    this.pending.set(id, { ...this.pending.get(id), ...fields });
    this.show();
  }

  /** The change was saved, or it was not: the row is what the server has. */
  settle(id: string, fields: QuickFields): void {
    const rest = Object.entries(this.pending.get(id) ?? {}).filter(
      ([name, value]) => fields[name as keyof QuickFields] !== value,
    );
    if (rest.length > 0) this.pending.set(id, Object.fromEntries(rest));
    else this.pending.delete(id);
    this.show();
  }

  private async nextPage(signal: AbortSignal): Promise<Outcome<TablePage> | null> {
    const request = new Request(location.href, { signal });
    const { cursor } = this.walk;
    const query = { limit: TABLE_LIMIT, ...(cursor !== undefined && { cursor }) };
    try {
      return await settle(fetchJson(adminCatalogueApi.table, { request, query }));
    } catch (error) {
      // The page was left, or begins again.
      if (signal.aborted && !(error instanceof ApiError)) return null;
      throw error;
    }
  }

  private take({ products, total, next }: TablePage): void {
    for (const row of products) {
      if (this.deleted.has(row.id)) continue;
      this.store(row);
    }
    this.walk.cursor = next ?? undefined;
    this.set({ total });
  }

  private store(row: ProductRow): void {
    this.walk.seen.add(row.id);
    const known = this.stored.get(row.id);
    // A page that was read before a save may arrive after it.
    if (known && (known.versione > row.versione || isSame(known, row))) return;
    searchTextOf(row);
    this.stored.set(row.id, row);
  }

  private dropUnseen(): void {
    for (const id of this.stored.keys()) {
      if (!this.walk.seen.has(id)) this.stored.delete(id);
    }
  }

  private show(): void {
    const { isLoading, total } = this.get();
    const rows = this.visible();
    this.set({ rows, total: isLoading ? total : rows.length });
  }

  private visible(): ProductRow[] {
    return inIdOrder(this.stored.values()).map((row) => {
      const fields = this.pending.get(row.id);
      return fields ? changedRow(row, fields) : row;
    });
  }
}

/** Stock may move without a save of the product. */
const isSame = (one: ProductRow, other: ProductRow) =>
  one.versione === other.versione && one.pezzi_disponibili === other.pezzi_disponibili;
