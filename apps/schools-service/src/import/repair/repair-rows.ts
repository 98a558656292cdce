import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ImportError } from '../import-error';
import { AdoptionLoader } from '../loading/adoption-loader';
import type { FileLoader, LoadContext } from '../loading/file-loader';
import { openLocked } from '../loading/import-lock';
import { readIdentities } from '../loading/identity-state';
import type { IdentityState } from '../loading/identity-state';
import { nowhere } from '../loading/row-sink';
import { SchoolLoader } from '../loading/school-loader';
import { TableWriter } from '../loading/table-writer';
import { columnsOf } from '../table-columns';
import { mergeRepaired } from './merge-repaired';
import { fileFormatOf, recordOf, type RowFormat } from './repaired-row';

/** A row that was corrected, and the file that it belongs to. */
export interface RepairedRow {
  /** Of the reject. */
  id: number;
  sourceId: number;
  format: RowFormat;
  text: string;
}

export interface RepairOutcome {
  imported: number;
  duplicate: number;
}

/**
 * Imports corrected rows into the files that they come from, which stay what they are otherwise; at once, and in one
 * transaction with `note`. Throws an ImportError (`busy`) while an import runs or where one has just replaced a file, and an
 * UnusableRow where a row is none.
 */
export async function repairRows(
  mysqlUrl: string,
  rows: readonly RepairedRow[],
  note: (run: Connection) => Promise<void>,
): Promise<RepairOutcome> {
  const run = await openLocked(mysqlUrl, 'run');
  try {
    await requireActive(run, rows);
    for (const table of repaired) {
      await run.query(`CREATE TEMPORARY TABLE repaired_${table} LIKE ${table}`);
    }
    const identities = await readIdentities(run);
    await stage({ run, identities, rows });
    await run.beginTransaction();
    try {
      const added = await mergeRepaired(run, identities.disciplines.new);
      await note(run);
      await run.commit();
      return { imported: added, duplicate: rows.length - added };
    } catch (error) {
      await run.rollback();
      throw error;
    }
  } finally {
    await run.end();
  }
}

/** Rows of a file that is not in use would be lost with it. */
async function requireActive(run: Connection, rows: readonly RepairedRow[]): Promise<void> {
  const ids = [...new Set(rows.map(({ sourceId }) => sourceId))];
  const [active] = await run.query<RowDataPacket[]>(
    "SELECT id FROM source_file WHERE id IN (?) AND state = 'active'",
    [ids],
  );
  if (active.length === ids.length) return;
  throw new ImportError('A file has been replaced meanwhile.', { code: 'busy' });
}

const repaired = ['school', 'class_group', 'adoption', 'book_variant'] as const;

interface Repair {
  run: Connection;
  identities: IdentityState;
  rows: readonly RepairedRow[];
}

/** Reads the rows as an import does, into temporary tables of the connection. */
async function stage({ run, identities, rows }: Repair): Promise<void> {
  const writers = repaired.map(
    (table) => new TableWriter(run, { table: `repaired_${table}`, columns: columnsOf[table] }),
  );
  const [school, class_group, adoption, book_variant] = writers;
  if (!school || !class_group || !adoption || !book_variant) return;
  const sinks = { school, class_group, adoption, book_variant, enrichment: nowhere };
  for (const sourceId of new Set(rows.map((row) => row.sourceId))) {
    const ofSource = rows.filter((row) => row.sourceId === sourceId);
    const [first] = ofSource;
    if (first === undefined) continue;
    const { schoolYear } = first.format;
    const loader = loaderOf(first.format, { sourceId, schoolYear, identities, sinks });
    for (const { format, text } of ofSource) loader.load(recordOf(format, text));
    loader.finish();
  }
  // One after the other: they share the connection, and are few enough rows to wait in memory.
  for (const writer of writers) await writer.finish();
}

function loaderOf(format: RowFormat, context: LoadContext): FileLoader {
  if (format.kind === 'registry') return new SchoolLoader(fileFormatOf(format), context);
  return new AdoptionLoader(fileFormatOf(format), context);
}
