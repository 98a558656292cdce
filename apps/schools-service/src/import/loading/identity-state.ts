import type { Connection, RowDataPacket } from 'mysql2/promise';
import { Identities } from './identities';
import { VariantIndex } from './variant-index';

/** Everything that an import numbers by itself. */
export interface IdentityState {
  books: Identities;
  /** Spellings of books that the run has met. */
  variants: VariantIndex;
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
    variants: new VariantIndex(books),
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
