import type { DataSource } from 'typeorm';
import { AdoptionEntity } from '../dataset/adoption.entity';
import { DisciplineEntity } from '../dataset/discipline.entity';

/** Of each book the subject for which most classes adopt it. */
export async function readMainSubjects(dataSource: DataSource): Promise<Map<number, string>> {
  const rows = await dataSource.manager
    .createQueryBuilder()
    .select('adoption.bookId', 'bookId')
    .addSelect('discipline.nomeMostrato', 'subject')
    .from(AdoptionEntity, 'adoption')
    .innerJoin(DisciplineEntity, 'discipline', 'discipline.id = adoption.disciplineId')
    .groupBy('adoption.bookId')
    .addGroupBy('adoption.disciplineId')
    // The last row of a book wins.
    .orderBy('COUNT(*)')
    .addOrderBy('adoption.disciplineId', 'DESC')
    .getRawMany<{ bookId: number; subject: string }>();
  return new Map(rows.map(({ bookId, subject }) => [bookId, subject]));
}
