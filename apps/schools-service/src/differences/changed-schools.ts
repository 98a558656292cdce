import type { ChangedPlace, ChangedSchool, DifferenceKind } from '@zaino/contracts/schools';
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

const sums = [
  'classes',
  'added',
  'dropped',
  'volumes',
  'prices',
  'overCap',
  'overCapBefore',
] as const;

type PlaceRow = Record<
  (typeof sums)[number] | 'changedSchools' | 'newSchools' | 'goneSchools',
  string | null
> & { name: string };

/** The schools of an import by region, or by the provinces of one, in the order of the alphabet. */
export async function changedPlaces(
  manager: EntityManager,
  runId: number,
  region: string | undefined,
): Promise<ChangedPlace[]> {
  const place = region === undefined ? 'school.regione' : 'school.provincia';
  const query = changedSchools(manager, runId, { region })
    .select(place, 'name')
    .addSelect("SUM(school.state = 'changed')", 'changedSchools')
    .addSelect("SUM(school.state = 'new')", 'newSchools')
    .addSelect("SUM(school.state = 'gone')", 'goneSchools');
  for (const sum of sums) query.addSelect(`SUM(school.${sum})`, sum);
  const rows = await query.groupBy(place).orderBy(place).getRawMany<PlaceRow>();
  return rows.map(toPlace);
}

function toPlace(row: PlaceRow): ChangedPlace {
  return {
    name: row.name,
    changedSchools: Number(row.changedSchools),
    newSchools: Number(row.newSchools),
    goneSchools: Number(row.goneSchools),
    classes: Number(row.classes),
    added: Number(row.added),
    dropped: Number(row.dropped),
    volumes: Number(row.volumes),
    prices: Number(row.prices),
    overCap: Number(row.overCap),
    overCapBefore: Number(row.overCapBefore),
  };
}

/** All places together. */
export function sumOfPlaces(places: readonly ChangedPlace[]): ChangedPlace {
  const sum = (part: Exclude<keyof ChangedPlace, 'name'>) =>
    places.reduce((all, place) => all + place[part], 0);
  return {
    name: '',
    changedSchools: sum('changedSchools'),
    newSchools: sum('newSchools'),
    goneSchools: sum('goneSchools'),
    classes: sum('classes'),
    added: sum('added'),
    dropped: sum('dropped'),
    volumes: sum('volumes'),
    prices: sum('prices'),
    overCap: sum('overCap'),
    overCapBefore: sum('overCapBefore'),
  };
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
