import type { DataSource } from 'typeorm';
import { AdoptionEntity } from '../dataset/adoption.entity';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';

/** An adopted book of a class as it comes out of the database: flags as 0 and 1. */
export interface AdoptionRow {
  annoCorso: number;
  sezione: string;
  tipoGrado: string;
  combinazione: string;
  classId: number;
  bookId: number;
  disciplineId: number;
  nuova: number;
  daAcquistare: number;
  consigliato: 'Ap' | 'Mo' | 'Si' | null;
}

/**
 * All class lists of a school in one school year; served by ix_class_group_school_codice. The sum keeps MySQL from
 * intersecting that with the index of the source, which holds every class of a region.
 */
export function readAdoptionRows(
  dataSource: DataSource,
  codice: string,
  schoolYear: number,
): Promise<AdoptionRow[]> {
  return dataSource.manager
    .createQueryBuilder()
    .select('class.annoCorso', 'annoCorso')
    .addSelect('class.sezione', 'sezione')
    .addSelect('class.tipoGrado', 'tipoGrado')
    .addSelect('class.combinazione', 'combinazione')
    .addSelect('class.id', 'classId')
    .addSelect('adoption.bookId', 'bookId')
    .addSelect('adoption.disciplineId', 'disciplineId')
    .addSelect('adoption.nuova', 'nuova')
    .addSelect('adoption.daAcquistare', 'daAcquistare')
    .addSelect('adoption.consigliato', 'consigliato')
    .from(SchoolListEntity, 'list')
    .innerJoin(
      ClassGroupEntity,
      'class',
      'class.schoolCodice = list.schoolCodice AND class.schoolYear = list.schoolYear AND class.sourceId + 0 = list.sourceId',
    )
    .innerJoin(AdoptionEntity, 'adoption', 'adoption.classId = class.id')
    .where('list.schoolCodice = :codice AND list.schoolYear = :schoolYear', { codice, schoolYear })
    .getRawMany<AdoptionRow>();
}
