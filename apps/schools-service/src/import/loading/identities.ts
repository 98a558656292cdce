import type { Connection, RowDataPacket } from 'mysql2/promise';

/** Gives every text one number for good: known ones keep theirs, new ones get the next. */
export class Identities {
  private readonly ids = new Map<string, number>();
  private readonly added = new Map<string, number>();
  private highest = 0;

  know(text: string, id: number): void {
    this.ids.set(text, id);
    this.highest = Math.max(this.highest, id);
  }

  idOf(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.highest += 1;
    const kept = detached(text);
    this.ids.set(kept, this.highest);
    this.added.set(kept, this.highest);
    return this.highest;
  }

  /** Those that the database does not know yet. */
  get new(): ReadonlyMap<string, number> {
    return this.added;
  }
}

/** A copy that does not keep the chunk of the file alive from which the text was cut. */
export function detached(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Everything that an import numbers by itself. */
export interface IdentityState {
  books: Identities;
  disciplines: Identities;
  /** Highest id of a class so far. */
  lastClassId: number;
  lastSourceId: number;
}

export async function readIdentities(connection: Connection): Promise<IdentityState> {
  const books = new Identities();
  for (const row of await select(connection, 'SELECT id, isbn AS text FROM book')) {
    books.know(row.text, row.id);
  }
  const disciplines = new Identities();
  for (const row of await select(connection, 'SELECT id, nome AS text FROM discipline')) {
    disciplines.know(row.text, row.id);
  }
  return {
    books,
    disciplines,
    lastClassId: await highestId(connection, 'class_group'),
    lastSourceId: await highestId(connection, 'source_file'),
  };
}

async function highestId(connection: Connection, table: string): Promise<number> {
  const [rows] = await connection.query<(RowDataPacket & { id: number | null })[]>(
    `SELECT MAX(id) AS id FROM ${table}`,
  );
  return rows[0]?.id ?? 0;
}

async function select(connection: Connection, sql: string) {
  const [rows] = await connection.query<(RowDataPacket & { id: number; text: string })[]>(sql);
  return rows;
}
