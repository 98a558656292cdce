import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createConnection } from 'mysql2/promise';
import { createDataSource } from '../../database/data-source';
import { runImport } from '../run-import';
import type { ImportRequest } from '../run-import';
import type { ImportReport } from '../import-report';

export interface ImportDatabase {
  url: string;
  run: (inputs: string[], options?: Partial<ImportRequest>) => Promise<ImportReport>;
  /** Removes all rows, so that the next test finds the schema as it was made. */
  empty: () => Promise<void>;
  drop: () => Promise<void>;
}

const filledTables = [
  'adoption',
  'book',
  'book_enrichment',
  'book_variant',
  'class_group',
  'discipline',
  'school',
  'school_list',
  'source_file',
  'import_run',
  'import_source',
  'import_school',
  'import_price',
  'import_reject',
];

/** A migrated schema of its own, and the import on it. */
export async function createImportDatabase(): Promise<ImportDatabase> {
  const { url, drop } = await createTestDatabase();
  const dataSource = await migratedDataSource(url, createDataSource);
  await dataSource.destroy();
  const empty = () => emptyTables(url);
  return { url, drop, empty, run: (inputs, options) => runImport(requestOf(url, inputs, options)) };
}

async function emptyTables(url: string): Promise<void> {
  const connection = await createConnection(url);
  for (const table of filledTables) await connection.query(`DELETE FROM ${table}`);
  await connection.end();
}

function requestOf(
  mysqlUrl: string,
  inputs: string[],
  options: Partial<ImportRequest> = {},
): ImportRequest {
  return {
    mysqlUrl,
    inputs,
    givenYear: null,
    isDryRun: false,
    isAgain: false,
    rejectsPath: null,
    keptImports: 0,
    onProgress: () => undefined,
    ...options,
  };
}
