import type { ChangedSchool, DifferenceKind } from '@zaino/contracts/schools';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { withWords } from '../database/search-words';
import { ImportSchoolEntity } from '../import/import-school.entity';

/** Which of the schools that an import changed. */
export interface ChangedSchoolFilter {
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
  { region, province, kind, search = '' }: ChangedSchoolFilter,
): SelectQueryBuilder<ImportSchoolEntity> {
  const query = manager
    .createQueryBuilder(ImportSchoolEntity, 'school')
    .where('school.runId = :runId', { runId });
  if (region !== undefined) query.andWhere('school.regione = :region', { region });
  if (province !== undefined) query.andWhere('school.provincia = :province', { province });
  if (kind !== undefined) query.andWhere(`school.${columnOfKind[kind]} > 0`);
  return withWords(query, search, ['school.nome', 'school.comune', 'school.schoolCodice']);
}

/** A place in the list. */
export interface ChangedSchoolPlace {
  codice: string;
  schoolYear: number;
  changes: number;
}

/**
 * Which schools the list shows, those with most changes first: found within the index, so that no row is read of those
 * before a page far behind.
 */
export function listedSchools(
  manager: EntityManager,
  runId: number,
  filter: ChangedSchoolFilter,
): SelectQueryBuilder<ImportSchoolEntity> {
  return changedSchools(manager, runId, filter)
    .select('school.schoolCodice', 'codice')
    .addSelect('school.schoolYear', 'schoolYear')
    .addSelect('school.changes', 'changes')
    .orderBy('school.changes', 'DESC')
    .addOrderBy('school.schoolCodice', 'DESC')
    .addOrderBy('school.schoolYear', 'DESC');
}

/** The order of `listedSchools`. */
export function byChanges(one: ChangedSchoolPlace, other: ChangedSchoolPlace): number {
  if (one.changes !== other.changes) return other.changes - one.changes;
  if (one.codice !== other.codice) return one.codice < other.codice ? 1 : -1;
  return other.schoolYear - one.schoolYear;
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
