import type { EntityManager } from 'typeorm';

/** A school and where it is, as families read it. */
export interface SchoolName {
  nome: string;
  comune: string;
  provincia: string;
  regione: string;
}

/** By code, as the newest registry names them; by the primary key for each school year. */
export async function readSchoolNames(
  manager: EntityManager,
  codes: readonly string[],
): Promise<Map<string, SchoolName>> {
  const names = new Map<string, SchoolName>();
  if (codes.length === 0) return names;
  const years = await manager.query<{ schoolYear: number }[]>(
    `SELECT DISTINCT school_year AS schoolYear FROM source_file
      WHERE state = 'active' AND kind = 'registry' ORDER BY school_year`,
  );
  for (const { schoolYear } of years) {
    const rows = await manager.query<(SchoolName & { codice: string })[]>(
      `SELECT school.codice, school.nome_mostrato AS nome, school.comune_mostrato AS comune,
              school.provincia_mostrata AS provincia, school.regione_mostrata AS regione
         FROM school JOIN source_file source ON source.id = school.source_id
        WHERE school.school_year = ? AND school.codice IN (?) AND source.state = 'active'
          AND school.outdated_by IS NULL`,
      [schoolYear, codes],
    );
    for (const { codice, nome, comune, provincia, regione } of rows) {
      names.set(codice, { nome, comune, provincia, regione });
    }
  }
  return names;
}
