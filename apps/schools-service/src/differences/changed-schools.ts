import type { ChangedSchool, DifferenceKind } from '@zaino/contracts/schools';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ImportSchoolEntity } from '../import/import-school.entity';

/** Which of the schools that an import changed. */
export interface SchoolFilter {
  region?: string | undefined;
  province?: string | undefined;
  kind?: DifferenceKind | undefined;
  search?: string | undefined;
}

const columnOfKind: Record<DifferenceKind, string> = {
  added: 'added',
  dropped: 'dropped',
  volume: 'volumes',
  price: 'prices',
  'over-cap': 'overCap',
};

/** Served by ix_import_school_place and ix_import_school_changes. */
export function changedSchools(
  manager: EntityManager,
  runId: number,
  { region, province, kind, search = '' }: SchoolFilter,
): SelectQueryBuilder<ImportSchoolEntity> {
  const query = manager
    .createQueryBuilder(ImportSchoolEntity, 'school')
    .where('school.runId = :runId', { runId });
  if (region !== undefined) query.andWhere('school.regione = :region', { region });
  if (province !== undefined) query.andWhere('school.provincia = :province', { province });
  if (kind !== undefined) query.andWhere(`school.${columnOfKind[kind]} > 0`);
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .forEach((word, index) => {
      const text = "CONCAT_WS(' ', school.nome, school.comune, school.schoolCodice)";
      query.andWhere(`LOCATE(:word${index}, ${text}) > 0`, { [`word${index}`]: word });
    });
  return query;
}

/** Of a part of so many rows, which may be cut: all but those of the last code, which may go on. */
export function wholeSchools(schools: ImportSchoolEntity[], limit: number): ImportSchoolEntity[] {
  if (schools.length < limit) return schools;
  const code = schools.at(-1)?.schoolCodice;
  return schools.filter(({ schoolCodice }) => schoolCodice !== code);
}

export function toChangedSchool(school: ImportSchoolEntity): ChangedSchool {
  const { schoolCodice, schoolYear, nome, comune, provincia, regione, state } = school;
  const { classes, added, dropped, volumes, prices, overCap, overCapBefore } = school;
  return {
    codice: schoolCodice,
    schoolYear,
    nome,
    comune,
    provincia,
    regione,
    state,
    classes,
    added,
    dropped,
    volumes,
    prices,
    overCap,
    overCapBefore,
  };
}
