import { Injectable } from '@nestjs/common';
import {
  type adminQualityEndpoints,
  type BookIssue,
  bookIssues,
  type ClassOverCap,
  type Quality,
  QUALITY_PAGE,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toEuro } from '@zaino/rules/money';
import { DomainError } from '@zaino/service/domain-error';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { countRows, fewFound } from '../database/search-words';
import { DatasetEntity } from '../dataset/dataset.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import {
  type DoubtfulBookRow,
  byClasses,
  doubtfulBooks,
  type DoubtfulSchoolFilter,
  schoolsOverCap,
  toDoubtfulBook,
  toSchoolOverCap,
} from './doubtful-rows';
import { QualityBookEntity } from './quality-book.entity';
import { QualityBuildEntity } from './quality-build.entity';
import { QualityClassEntity } from './quality-class.entity';
import { QualitySchoolEntity } from './quality-school.entity';

type BooksQuery = QueryOf<typeof adminQualityEndpoints.books>;
type SchoolsQuery = QueryOf<typeof adminQualityEndpoints.schools>;

/** What is doubtful in the newest lists, as it was last counted. */
@Injectable()
export class QualityService {
  constructor(private readonly dataSource: DataSource) {}

  /** Which count is whole. */
  state(): Promise<QualityBuildEntity> {
    return this.dataSource.manager.findOneByOrFail(QualityBuildEntity, { id: 1 });
  }

  async counts(): Promise<Quality> {
    const { manager } = this.dataSource;
    const { build, schoolYear, countedAt } = await this.state();
    const { version } = await manager.findOneByOrFail(DatasetEntity, { id: 1 });
    const found = await manager
      .createQueryBuilder(QualityBookEntity, 'doubt')
      .select('doubt.issue', 'issue')
      .addSelect('COUNT(*)', 'books')
      .where('doubt.build = :build', { build })
      .groupBy('doubt.issue')
      .getRawMany<{ issue: BookIssue; books: string }>();
    const books = new Map(found.map((row) => [row.issue, Number(row.books)]));
    const [over] = await manager.query<{ schools: string; classes: string | null }[]>(
      `SELECT COUNT(*) AS schools, SUM(classes_over) AS classes FROM quality_school
        WHERE build = ?`,
      [build],
    );
    const hasCaps =
      schoolYear !== null && (await manager.existsBy(SpendingCapEntity, { schoolYear }));
    return {
      schoolYear,
      countedAt: countedAt?.toISOString() ?? null,
      isCurrent: build === version && countedAt !== null,
      hasCaps,
      issues: bookIssues.map((issue) => ({ issue, books: books.get(issue) ?? 0 })),
      schoolsOver: Number(over?.schools ?? 0),
      classesOver: Number(over?.classes ?? 0),
    };
  }

  async books({ page, ...filter }: BooksQuery) {
    const { build } = await this.state();
    const query = doubtfulBooks(this.dataSource.manager, build, filter);
    const begin = (page - 1) * QUALITY_PAGE;
    const found = filter.search ? await fewFound<DoubtfulBookRow>(query) : null;
    if (found !== null) {
      const shown = found.toSorted(byClasses).slice(begin, begin + QUALITY_PAGE);
      return { books: shown.map(toDoubtfulBook), total: found.length };
    }
    const [rows, total] = await Promise.all([
      query.clone().offset(begin).limit(QUALITY_PAGE).getRawMany<DoubtfulBookRow>(),
      countRows(query),
    ]);
    return { books: rows.map(toDoubtfulBook), total };
  }

  async schools({ page, ...filter }: SchoolsQuery) {
    const { build } = await this.state();
    const [schools, total] = await schoolsOverCap(this.dataSource.manager, build, filter)
      .orderBy('school.classesOver', 'DESC')
      .addOrderBy('school.schoolCodice', 'DESC')
      .offset((page - 1) * QUALITY_PAGE)
      .limit(QUALITY_PAGE)
      .getManyAndCount();
    const places = await this.places(build, filter);
    return { schools: schools.map(toSchoolOverCap), total, places };
  }

  async classes(codice: string) {
    const { manager } = this.dataSource;
    const { build } = await this.state();
    const school = await manager.findOneBy(QualitySchoolEntity, { build, schoolCodice: codice });
    if (school === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const classes = await manager.find(QualityClassEntity, {
      where: { build, schoolCodice: codice },
      order: { annoCorso: 'ASC', sezione: 'ASC', combinazione: 'ASC' },
    });
    return { school: toSchoolOverCap(school), classes: classes.map(toClassOverCap) };
  }

  private async places(build: number, { region }: DoubtfulSchoolFilter) {
    const place = region === undefined ? 'school.regione' : 'school.provincia';
    const rows = await schoolsOverCap(this.dataSource.manager, build, { region })
      .select(place, 'name')
      .addSelect('COUNT(*)', 'schools')
      .addSelect('SUM(school.classesOver)', 'classes')
      .groupBy(place)
      .orderBy(place)
      .getRawMany<{ name: string; schools: string; classes: string }>();
    return rows.map(({ name, schools, classes }) => ({
      name,
      schools: Number(schools),
      classes: Number(classes),
    }));
  }
}

function toClassOverCap(one: QualityClassEntity): ClassOverCap {
  const { annoCorso: classe, sezione, combinazione, totalCents, capCents } = one;
  return { classe, sezione, combinazione, total: toEuro(totalCents), cap: toEuro(capCents) };
}
