import type { BookIssue, DoubtfulBook, SchoolOverCap } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { BookEntity } from '../dataset/book.entity';
import { withWords } from '../database/search-words';
import { QualityBookEntity } from './quality-book.entity';
import { QualitySchoolEntity } from './quality-school.entity';

export interface DoubtfulBookFilter {
  issue: BookIssue;
  search?: string | undefined;
}

export interface DoubtfulBookRow {
  bookId: number;
  isbn: string;
  title: string;
  publisher: string;
  priceCents: number | null;
  medianCents: number | null;
  classes: number;
  schools: number;
}

/** Books of an issue, those that most classes have first; by ix_quality_book_classes. */
export function doubtfulBooks(
  manager: EntityManager,
  build: number,
  { issue, search = '' }: DoubtfulBookFilter,
): SelectQueryBuilder<QualityBookEntity> {
  const query = manager
    .createQueryBuilder(QualityBookEntity, 'doubt')
    .innerJoin(BookEntity, 'book', 'book.id = doubt.bookId')
    .select('doubt.bookId', 'bookId')
    .addSelect('book.isbn', 'isbn')
    .addSelect('book.titoloMostrato', 'title')
    .addSelect('book.editoreMostrato', 'publisher')
    .addSelect('doubt.priceCents', 'priceCents')
    .addSelect('doubt.medianCents', 'medianCents')
    .addSelect('doubt.classes', 'classes')
    .addSelect('doubt.schools', 'schools')
    .where('doubt.build = :build AND doubt.issue = :issue', { build, issue })
    .orderBy('doubt.classes', 'DESC')
    .addOrderBy('doubt.bookId', 'DESC');
  return withWords(query, search, ['book.titoloMostrato', 'book.editoreMostrato', 'book.isbn']);
}

/** The order of `doubtfulBooks`. */
export function byClasses(one: DoubtfulBookRow, other: DoubtfulBookRow): number {
  return other.classes - one.classes || other.bookId - one.bookId;
}

export function toDoubtfulBook(row: DoubtfulBookRow): DoubtfulBook {
  const { isbn, title, publisher, priceCents, medianCents, classes, schools } = row;
  return {
    isbn,
    title,
    publisher,
    price: priceCents === null ? null : toEuro(priceCents),
    median: medianCents === null ? null : toEuro(medianCents),
    classes,
    schools,
  };
}

export interface DoubtfulSchoolFilter {
  region?: string | undefined;
  province?: string | undefined;
  search?: string | undefined;
}

/** Schools with classes over the cap; by ix_quality_school_classes_over, or ix_quality_school_regione. */
export function schoolsOverCap(
  manager: EntityManager,
  build: number,
  { region, province, search = '' }: DoubtfulSchoolFilter,
): SelectQueryBuilder<QualitySchoolEntity> {
  const query = manager
    .createQueryBuilder(QualitySchoolEntity, 'school')
    .where('school.build = :build', { build });
  if (region !== undefined) query.andWhere('school.regione = :region', { region });
  if (province !== undefined) query.andWhere('school.provincia = :province', { province });
  return withWords(query, search, ['school.nome', 'school.comune', 'school.schoolCodice']);
}

export function toSchoolOverCap(school: QualitySchoolEntity): SchoolOverCap {
  const { schoolCodice, nome, comune, provincia, regione } = school;
  const { classesOver, classesWithCap, worstPercent } = school;
  return {
    codice: schoolCodice,
    nome,
    comune,
    provincia,
    regione,
    classesOver,
    classesWithCap,
    worstPercent,
  };
}
