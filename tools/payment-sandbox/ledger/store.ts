import type { LedgerEntry, LedgerKind, Kinds, Row } from './kinds';
import { LedgerFile } from './ledger-file';

/** All objects in memory, and on the disk where a file is given. */
export class Store {
  private readonly file: LedgerFile | undefined;
  private readonly tables = new Map<LedgerKind, Map<string, Row>>();

  private constructor(file?: LedgerFile) {
    this.file = file;
  }

  static async open(path?: string): Promise<Store> {
    if (path === undefined) return new Store();
    const { file, changes } = await LedgerFile.open(path);
    const store = new Store(file);
    for (const entries of changes) store.apply(entries);
    return store;
  }

  get<K extends LedgerKind>(kind: K, id: string): Row<K> | undefined {
    return this.table(kind).get(id);
  }

  /** In the order in which they were made. */
  all<K extends LedgerKind>(kind: K): Row<K>[] {
    return [...this.table(kind).values()];
  }

  objects<K extends LedgerKind>(kind: K): Kinds[K][] {
    return this.all(kind).map(({ object }) => object);
  }

  /** At once in memory; resolves when it is durable. */
  commit(entries: LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return this.flushed();
    this.apply(entries);
    return this.file?.append(entries) ?? Promise.resolve();
  }

  /** Nothing may be told of a change before it is durable. */
  flushed(): Promise<void> {
    return this.file?.flushed() ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.file?.close();
  }

  private apply(entries: LedgerEntry[]): void {
    for (const [kind, owner, object] of entries) {
      (this.table(kind) as Map<string, Row>).set(object.id, { owner, object });
    }
  }

  private table<K extends LedgerKind>(kind: K): Map<string, Row<K>> {
    let table = this.tables.get(kind);
    if (table === undefined) {
      table = new Map();
      this.tables.set(kind, table);
    }
    return table as unknown as Map<string, Row<K>>;
  }
}
