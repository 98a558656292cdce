import type { DataSource } from 'typeorm';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';

/** A class with a list, in the ministry's words. */
export interface ClassWithList {
  codice: string;
  annoCorso: number;
  sezione: string;
}

/** A school with the school year of its newest list. */
export interface ListOfSchool {
  codice: string;
  schoolYear: number;
}

/**
 * The classes of some schools' lists; served by ix_class_group_school_codice. The sum keeps MySQL from intersecting that
 * with the index of the source, which holds every class of a region.
 */
export function readClasses(
  dataSource: DataSource,
  lists: readonly ListOfSchool[],
): Promise<ClassWithList[]> {
  if (lists.length === 0) return Promise.resolve([]);
  const pairs = lists.map((_, at) => `(:codice${at}, :year${at})`).join(', ');
  const values = Object.assign(
    {},
    ...lists.map(({ codice, schoolYear }, at) => ({
      [`codice${at}`]: codice,
      [`year${at}`]: schoolYear,
    })),
  ) as Record<string, string | number>;
  return dataSource.manager
    .createQueryBuilder()
    .distinct(true)
    .select('class.schoolCodice', 'codice')
    .addSelect('class.annoCorso', 'annoCorso')
    .addSelect('class.sezione', 'sezione')
    .from(SchoolListEntity, 'list')
    .innerJoin(
      ClassGroupEntity,
      'class',
      'class.schoolCodice = list.schoolCodice AND class.schoolYear = list.schoolYear AND class.sourceId + 0 = list.sourceId',
    )
    .where(`(list.schoolCodice, list.schoolYear) IN (${pairs})`, values)
    .getRawMany<ClassWithList>();
}
