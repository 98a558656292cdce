import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';

/** What an import fills. */
const tables = [
  'source_file',
  'school',
  'class_group',
  'adoption',
  'book_variant',
  'discipline',
  'book',
  'school_list',
];

export interface LoadedDump {
  rows: number;
  /** One LOAD DATA after another, as from a dump's script. */
  seconds: number;
}

/** Dumps the imported tables into files and loads them into empty ones with the same indexes. */
export async function loadDump(
  admin: Connection,
  options: { schema: string; folder: string },
): Promise<LoadedDump> {
  const { schema, folder } = options;
  mkdirSync(folder, { recursive: true, mode: 0o777 });
  await admin.query('DROP DATABASE IF EXISTS zaino_dump');
  await admin.query('CREATE DATABASE zaino_dump');
  const rows = [];
  for (const table of tables) {
    const file = join(folder, `${table}.tsv`);
    await admin.query(
      `SELECT * INTO OUTFILE '${file}' CHARACTER SET utf8mb4 FROM ${schema}.${table}`,
    );
    await admin.query(`CREATE TABLE zaino_dump.${table} LIKE ${schema}.${table}`);
    rows.push(await countRows(admin, `${schema}.${table}`));
  }
  const started = performance.now();
  for (const table of tables) {
    const file = join(folder, `${table}.tsv`);
    await admin.query(
      `LOAD DATA INFILE '${file}' INTO TABLE zaino_dump.${table} CHARACTER SET utf8mb4`,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  const adoptions = await countRows(admin, 'zaino_dump.adoption');
  if (adoptions !== rows[tables.indexOf('adoption')])
    throw new Error('the dump was not loaded whole');
  return { rows: rows.reduce((all, count) => all + count, 0), seconds };
}

async function countRows(admin: Connection, table: string): Promise<number> {
  const [rows] = await admin.query<(RowDataPacket & { count: number })[]>(
    `SELECT COUNT(*) AS count FROM ${table}`,
  );
  return rows[0]?.count ?? 0;
}
