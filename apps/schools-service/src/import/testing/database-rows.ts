import { createHash } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { Connection, RowDataPacket } from 'mysql2/promise';

/** What readers see, without ids and moments of the run. */
const visible: Record<string, string> = {
  schools: `SELECT s.school_year, codice, istituto_codice, istituto_nome, nome, nome_mostrato, indirizzo_mostrato, cap,
      comune_mostrato, provincia_mostrata, sigla, regione_mostrata, tipologia_mostrata,
      caratteristica_mostrata, regione_autonoma, sede_direttivo, f.file_name
    FROM school s JOIN source_file f ON f.id = s.source_id AND f.state = 'active'
    WHERE s.outdated_by IS NULL ORDER BY s.school_year, codice`,
  lists: `SELECT l.school_year, l.school_codice, c.anno_corso, c.sezione, c.tipo_grado, c.combinazione,
      b.isbn, d.nome AS disciplina, a.nuova, a.da_acquistare, a.consigliato
    FROM school_list l
    JOIN class_group c ON c.school_codice = l.school_codice AND c.school_year = l.school_year
      AND c.source_id = l.source_id
    JOIN adoption a ON a.class_id = c.id JOIN book b ON b.id = a.book_id
    JOIN discipline d ON d.id = a.discipline_id
    ORDER BY 1, 2, 3, 4, 6, 7, 8`,
  books: `SELECT isbn, kind, titolo, titolo_mostrato, sottotitolo, volume, autori_mostrati, editore,
      prezzo_cents FROM book ORDER BY isbn`,
  enrichment: 'SELECT * FROM book_enrichment ORDER BY isbn',
};

/** Everything that is stored, also what no reader sees. */
const stored: Record<string, string> = {
  files: `SELECT school_year, kind, source_key, file_name, state, rows_imported, rows_duplicate, rows_rejected
    FROM source_file ORDER BY file_name, sha256, state`,
  rows: `SELECT (SELECT COUNT(*) FROM school) AS school, (SELECT COUNT(*) FROM class_group) AS class_group,
      (SELECT COUNT(*) FROM adoption) AS adoption, (SELECT COUNT(*) FROM book_variant) AS book_variant,
      (SELECT COUNT(*) FROM discipline) AS discipline, (SELECT COUNT(*) FROM school_list) AS school_list`,
};

type Rows = Record<string, unknown>[];

/** The rows that readers see of one part. */
export async function visibleRows(url: string, part: keyof typeof visible): Promise<Rows> {
  return withConnection(url, (connection) => select(connection, visible[part] ?? ''));
}

/** A digest of all that is seen and stored: two databases in the same state have the same one. */
export async function databaseDigest(url: string): Promise<string> {
  return withConnection(url, async (connection) => {
    const hash = createHash('sha256');
    for (const sql of [...Object.values(visible), ...Object.values(stored)]) {
      hash.update(JSON.stringify(await select(connection, sql)));
    }
    return hash.digest('hex');
  });
}

/** What tells of imports, also of those that changed nothing. */
const diaries = new Set(['import_run', 'import_reject']);

/** Every row of every table as it is, ids and moments too, but for the diary of imports. */
export async function rawTables(url: string): Promise<Record<string, Rows>> {
  return withConnection(url, async (connection) => {
    const tables = await select(connection, 'SHOW TABLES');
    const found: Record<string, Rows> = {};
    for (const name of tables.flatMap((row) => Object.values(row) as string[])) {
      if (!diaries.has(name))
        found[name] = await select(connection, `SELECT * FROM ${name} ORDER BY 1, 2`);
    }
    return found;
  });
}

export async function countRows(url: string, sql: string): Promise<number> {
  const rows = await withConnection(url, (connection) => select(connection, sql));
  return Number(Object.values(rows[0] ?? {})[0]);
}

async function select(connection: Connection, sql: string): Promise<Rows> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return rows;
}

async function withConnection<T>(
  url: string,
  action: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  try {
    return await action(connection);
  } finally {
    await connection.end();
  }
}
