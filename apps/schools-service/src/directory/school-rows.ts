import type { EntityManager } from 'typeorm';
import { SchoolEntity } from '../dataset/school.entity';
import { SourceFileEntity } from '../dataset/source-file.entity';

/** A row of the registry as it comes out of the database: both spellings, flags as 0 and 1. */
export interface SchoolRow {
  schoolYear: number;
  sourceKey: string;
  codice: string;
  istitutoCodice: string | null;
  istitutoNome: string | null;
  istitutoNomeMostrato: string | null;
  nome: string;
  nomeMostrato: string;
  indirizzoMostrato: string | null;
  cap: string | null;
  comuneCodice: string;
  comune: string;
  comuneMostrato: string;
  provincia: string;
  provinciaMostrata: string;
  sigla: string;
  regione: string;
  regioneMostrata: string;
  tipologia: string;
  tipologiaMostrata: string;
  caratteristica: string | null;
  caratteristicaMostrata: string | null;
  regioneAutonoma: number;
}

const columns = [
  'schoolYear',
  'codice',
  'istitutoCodice',
  'istitutoNome',
  'istitutoNomeMostrato',
  'nome',
  'nomeMostrato',
  'indirizzoMostrato',
  'cap',
  'comuneCodice',
  'comune',
  'comuneMostrato',
  'provincia',
  'provinciaMostrata',
  'sigla',
  'regione',
  'regioneMostrata',
  'tipologia',
  'tipologiaMostrata',
  'caratteristica',
  'caratteristicaMostrata',
  'regioneAutonoma',
] as const;

/** Every visible row of the registry, all school years, in the alphabetical order of the names people read. */
export async function readSchoolRows(manager: EntityManager): Promise<SchoolRow[]> {
  const query = manager
    .createQueryBuilder()
    .select('source.sourceKey', 'sourceKey')
    .from(SchoolEntity, 'school')
    .innerJoin(SourceFileEntity, 'source', 'source.id = school.sourceId')
    .where("source.state = 'active' AND school.outdatedBy IS NULL")
    .orderBy('school.nomeMostrato')
    .addOrderBy('school.codice');
  for (const column of columns) query.addSelect(`school.${column}`, column);
  const rows: SchoolRow[] = [];
  // Streamed: sixty thousand rows at once would hold up the calls that are answered meanwhile.
  for await (const row of await query.stream()) rows.push(row as SchoolRow);
  return rows;
}
