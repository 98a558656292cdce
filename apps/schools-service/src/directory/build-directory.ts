import { BoundedCache } from '@zaino/service/bounded-cache';
import type { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { DataSource, EntityManager } from 'typeorm';
import { Dataset } from '../database/entities/dataset.entity';
import { SchoolList } from '../database/entities/school-list.entity';
import { SchoolSearchBuilder } from '../search/school-search';
import { currentSchools } from './current-schools';
import { inSlices } from './in-slices';
import { Places } from './places';
import type { ListedSchool, SchoolDirectory } from './school-directory';
import { toSchool } from './school-fragment';
import { readSchoolRows, type SchoolRow } from './school-rows';

/** Reads all that the calls need in one consistent view of the database. */
export async function buildDirectory(
  dataSource: DataSource,
  cacheBytes: number,
): Promise<SchoolDirectory> {
  const { version, codesWithList, rows } = await readDirectory(dataSource);
  const { current, former } = currentSchools(rows);
  const places = new Places();
  const names = new SchoolSearchBuilder();
  const schools: ListedSchool[] = [];
  const byCode = new Map<string, Buffer>();
  await inSlices(former, (row) => byCode.set(row.codice, toFragment(row, codesWithList)));
  await inSlices(current, (row, school) => {
    const fragment = toFragment(row, codesWithList);
    const conAdozioni = codesWithList.has(row.codice);
    byCode.set(row.codice, fragment);
    places.addSchool(row, school);
    names.add(row, conAdozioni);
    schools.push({
      codice: row.codice,
      conAdozioni,
      tipologia: row.tipologiaMostrata,
      caratteristica: row.caratteristicaMostrata,
      fragment,
    });
  });
  places.prepareLists();
  const answers = new BoundedCache<PreparedAnswer>(cacheBytes);
  return { version, places, schools, names: names.build(), byCode, answers };
}

function readDirectory(dataSource: DataSource) {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const { version } = await manager.findOneByOrFail(Dataset, { id: 1 });
    return {
      version,
      codesWithList: await readCodesWithList(manager),
      rows: await readSchoolRows(manager),
    };
  });
}

async function readCodesWithList(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager
    .createQueryBuilder()
    .select('list.schoolCodice', 'codice')
    .distinct()
    .from(SchoolList, 'list')
    .getRawMany<{ codice: string }>();
  return new Set(rows.map((row) => row.codice));
}

function toFragment(row: SchoolRow, codesWithList: Set<string>): Buffer {
  return Buffer.from(JSON.stringify(toSchool(row, codesWithList.has(row.codice))));
}
