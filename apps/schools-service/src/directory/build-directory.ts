import type { School } from '@zaino/contracts/schools';
import { BoundedCache } from '@zaino/service/bounded-cache';
import { inSlices } from '@zaino/service/in-slices';
import type { DataSource, EntityManager } from 'typeorm';
import { readBookShelf } from './book-shelf';
import { DetailsRevisionEntity } from '../dataset/book-details.entity';
import { DatasetEntity } from '../dataset/dataset.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import type { ClassBooks } from './class-books';
import { BookSearchBuilder } from './search/book-search';
import { SchoolSearchBuilder } from './search/school-search';
import { countListsOfInstitutes } from './count-lists';
import { currentSchools } from './current-schools';
import { FragmentsBuilder } from './fragments';
import { SchoolPlaces } from './places';
import type { ListedSchool, SchoolDirectory } from './school-directory';
import { toSchool } from './to-school';
import { readSchoolRows } from './school-rows';

/** Memory for the books of classes, beside that for answers: a part of it. */
const CLASS_BOOKS_PART = 8;
const MEGABYTE = 1024 * 1024;

/** Reads all that the calls need in one consistent view of the database. */
export async function buildDirectory(
  dataSource: DataSource,
  cacheMb: number,
): Promise<SchoolDirectory> {
  const { rows, ...tables } = await readDirectory(dataSource);
  const { current, former } = currentSchools(rows);
  const places = new SchoolPlaces();
  const names = new SchoolSearchBuilder();
  const schools: ListedSchool[] = [];
  const shownKinds = new Map<string, string>();
  const fragments = new FragmentsBuilder<School>();
  const byCode = new Map<string, number>();
  const listsOf = countListsOfInstitutes(current, tables.yearsWithList);
  await inSlices([...current, ...former], (row, number) => {
    const conAdozioni = tables.yearsWithList.has(row.codice);
    const scuoleConLista = listsOf.get(row.codice) ?? 0;
    fragments.add(JSON.stringify(toSchool(row, { conAdozioni, scuoleConLista })));
    byCode.set(row.codice, number);
    if (number >= current.length) return;
    places.addSchool(row, number);
    names.add(row, conAdozioni);
    shownKinds.set(row.tipologia, row.tipologiaMostrata);
    shownKinds.set(row.caratteristica ?? '', row.caratteristicaMostrata ?? '');
    schools.push({
      number,
      conAdozioni,
      tipologia: row.tipologiaMostrata,
      caratteristica: row.caratteristicaMostrata,
    });
  });
  places.prepareLists();
  const years = [...tables.yearsWithList.values()].flatMap(([newest]) => newest ?? []);
  return {
    ...tables,
    places,
    schools,
    shownKinds,
    fragments: fragments.build(),
    byCode,
    names: await names.build(),
    newestYear: years.reduce<number | undefined>((a, b) => Math.max(a ?? b, b), undefined),
    classBooks: new BoundedCache<ClassBooks>((cacheMb * MEGABYTE) / CLASS_BOOKS_PART),
  };
}

function readDirectory(dataSource: DataSource) {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const { version } = await manager.findOneByOrFail(DatasetEntity, { id: 1 });
    const { revision } = await manager.findOneByOrFail(DetailsRevisionEntity, { id: 1 });
    return {
      version,
      details: { revision, shown: revision, shownAt: 0 },
      yearsWithList: await readYearsWithList(manager),
      caps: await manager.find(SpendingCapEntity),
      ...(await readBooks(manager)),
      rows: await readSchoolRows(manager),
    };
  });
}

async function readBooks(manager: EntityManager) {
  const search = new BookSearchBuilder();
  const shelf = await readBookShelf(manager, (book) => {
    // A code that only stands for a book leads to none.
    if (book.kind === 'isbn' || book.kind === 'ean') search.add(book);
  });
  return { shelf, bookSearch: search.build() };
}

async function readYearsWithList(manager: EntityManager): Promise<Map<string, number[]>> {
  const lists = await manager
    .createQueryBuilder()
    .select('list.schoolCodice', 'codice')
    .addSelect('list.schoolYear', 'schoolYear')
    .from(SchoolListEntity, 'list')
    .orderBy('list.schoolYear', 'DESC')
    .getRawMany<{ codice: string; schoolYear: number }>();
  const years = new Map<string, number[]>();
  for (const { codice, schoolYear } of lists) {
    years.set(codice, [...(years.get(codice) ?? []), schoolYear]);
  }
  return years;
}
