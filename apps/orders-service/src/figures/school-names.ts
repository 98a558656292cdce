import type { DataSource } from 'typeorm';

interface SampledSchool {
  code: string;
  /** One of its orders, whose lines have its name. */
  sampleId: string;
}

/** Names of schools by their code, as one line of each says. */
export async function schoolNames(
  dataSource: DataSource,
  schools: readonly SampledSchool[],
): Promise<Map<string, string>> {
  if (schools.length === 0) return new Map();
  const named = await dataSource.query<{ code: string; name: string | null }[]>(
    `SELECT school_code AS code, JSON_UNQUOTE(JSON_EXTRACT(details, '$.school.nome')) AS name
     FROM order_line WHERE order_id IN (?) AND school_code IN (?)`,
    [schools.map(({ sampleId }) => sampleId), schools.map(({ code }) => code)],
  );
  return new Map(named.flatMap(({ code, name }) => (name ? [[code, name]] : [])));
}
