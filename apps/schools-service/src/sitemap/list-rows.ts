import type { DataSource } from 'typeorm';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';
import { SourceFileEntity } from '../dataset/source-file.entity';

/** The lists of some schools in one school year. */
export interface WantedLists {
  schoolYear: number;
  codes: string[];
}

export interface ListRow {
  codice: string;
  /** When the school's lists became what they are. */
  changedAt: Date | null;
}

export interface SitemapClassRow extends ListRow {
  classId: number;
  annoCorso: number;
  sezione: string;
  combinazione: string;
}

/** Served by the primary keys. */
export function readListRows(dataSource: DataSource, wanted: WantedLists): Promise<ListRow[]> {
  return listsOf(dataSource, wanted).getRawMany<ListRow>();
}

/** Every class of the schools, in the order in which a family reads them; served by ix_class_group_school_codice. */
export function readClassRows(
  dataSource: DataSource,
  wanted: WantedLists,
): Promise<SitemapClassRow[]> {
  return listsOf(dataSource, wanted)
    .addSelect('class.id', 'classId')
    .addSelect('class.annoCorso', 'annoCorso')
    .addSelect('class.sezione', 'sezione')
    .addSelect('class.combinazione', 'combinazione')
    .innerJoin(
      ClassGroupEntity,
      'class',
      'class.schoolCodice = list.schoolCodice AND class.schoolYear = list.schoolYear AND class.sourceId + 0 = list.sourceId',
    )
    .orderBy('list.schoolCodice')
    .addOrderBy('class.annoCorso')
    .addOrderBy('class.sezione')
    .addOrderBy('class.combinazione')
    .getRawMany<SitemapClassRow>();
}

function listsOf(dataSource: DataSource, { schoolYear, codes }: WantedLists) {
  return dataSource.manager
    .createQueryBuilder()
    .select('list.schoolCodice', 'codice')
    .addSelect('COALESCE(list.changedAt, source.activatedAt)', 'changedAt')
    .from(SchoolListEntity, 'list')
    .innerJoin(SourceFileEntity, 'source', 'source.id = list.sourceId')
    .where('list.schoolYear = :schoolYear AND list.schoolCodice IN (:codes)', {
      schoolYear,
      codes,
    });
}
