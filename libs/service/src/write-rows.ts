import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';

/** Of one statement: in rows, and in characters, so that it stays far below what the database takes at once. */
const MOST_ROWS = 500;
const MOST_CHARACTERS = 1_000_000;

type ColumnMetadata = EntityMetadata['columns'][number];

interface Rows<Entity> {
  target: EntityTarget<Entity>;
  rows: readonly Partial<Entity>[];
}

interface InsertResult {
  insertId: number;
}

/** Inserts rows in few statements; gives what the database answered to each, with how many rows it had. */
export async function insertRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  { target, rows }: Rows<Entity>,
): Promise<{ firstId: number; count: number }[]> {
  const { tableName, columns } = manager.dataSource.getMetadata(target);
  const written = columns.filter((column) => column.isInsert && !column.isGenerated);
  const answers: { firstId: number; count: number }[] = [];
  for (const batch of batches(manager, written, rows)) {
    const statement = `INSERT INTO ${tableName} (${names(written)}) VALUES ?`;
    const { insertId } = await manager.query<InsertResult>(statement, [batch]);
    answers.push({ firstId: insertId, count: batch.length });
  }
  return answers;
}

/** Writes all columns of rows that exist, and that the transaction has locked. */
export async function overwriteRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  { target, rows }: Rows<Entity>,
): Promise<void> {
  const { tableName, columns } = manager.dataSource.getMetadata(target);
  const written = columns.filter((column) => column.isInsert);
  const changes = written
    .filter((column) => !column.isPrimary)
    .map(({ databaseName }) => `${databaseName} = VALUES(${databaseName})`);
  for (const batch of batches(manager, written, rows)) {
    // A join with derived values would do as well, but the types of its columns are guessed.
    await manager.query(
      `INSERT INTO ${tableName} (${names(written)}) VALUES ?
       ON DUPLICATE KEY UPDATE ${changes.join(', ')}`,
      [batch],
    );
  }
}

const names = (columns: ColumnMetadata[]) =>
  columns.map(({ databaseName }) => databaseName).join(', ');

/** The values of the rows, in parts for one statement each. */
function* batches(
  { dataSource: { driver } }: EntityManager,
  columns: ColumnMetadata[],
  rows: readonly ObjectLiteral[],
): Generator<unknown[][]> {
  let batch: unknown[][] = [];
  let characters = 0;
  for (const row of rows) {
    const values = columns.map((column): unknown =>
      driver.preparePersistentValue(column.getEntityValue(row), column),
    );
    batch.push(values);
    for (const value of values) characters += typeof value === 'string' ? value.length : 0;
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
