import { Injectable } from '@nestjs/common';
import {
  type adminImportEndpoints,
  type ChangedClass,
  type ChangedSchool,
  DIFFERENCE_PAGE,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, In } from 'typeorm';
import { countRows, fewFound } from '../database/search-words';
import { ImportsService } from '../import-desk/imports.service';
import { ImportSchoolEntity } from '../import/import-school.entity';
import { changedPlaces, countSchools, sumOfPlaces } from './changed-places';
import {
  byChanges,
  type ChangedSchoolPlace,
  listedSchools,
  toChangedSchool,
} from './changed-schools';
import { type ChangeRow, readChangeRows, toListDifference } from './change-rows';

type SchoolsQuery = QueryOf<typeof adminImportEndpoints.changedSchools>;

/** What an import changed: the whole country by region and province, schools, the classes of one. */
@Injectable()
export class DifferencesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
  ) {}

  async places(id: number, region: string | undefined) {
    const run = await this.imports.read(id);
    const places = await changedPlaces(this.dataSource.manager, id, region);
    return { run, total: sumOfPlaces(places), places };
  }

  async schools(id: number, { page, ...filter }: SchoolsQuery) {
    const { manager } = this.dataSource;
    const { comparison } = await this.imports.read(id);
    const { search = '', ...place } = filter;
    const query = listedSchools(manager, id, filter);
    const begin = (page - 1) * DIFFERENCE_PAGE;
    const found = search === '' ? null : await fewFound<ChangedSchoolPlace>(query);
    if (found !== null) {
      const shown = found.toSorted(byChanges).slice(begin, begin + DIFFERENCE_PAGE);
      return { schools: await this.some(id, shown), total: found.length };
    }
    const isCounted = search === '' && comparison === 'done';
    const [shown, total] = await Promise.all([
      query.clone().offset(begin).limit(DIFFERENCE_PAGE).getRawMany<ChangedSchoolPlace>(),
      isCounted ? countSchools(manager, id, place) : countRows(query),
    ]);
    return { schools: await this.some(id, shown), total };
  }

  /** In their order. */
  private async some(
    runId: number,
    listed: readonly ChangedSchoolPlace[],
  ): Promise<ChangedSchool[]> {
    const rows = await this.dataSource.manager.findBy(ImportSchoolEntity, {
      runId,
      schoolCodice: In(listed.map(({ codice }) => codice)),
    });
    const keyOf = (codice: string, year: number) => `${codice} ${year}`;
    const byKey = new Map(rows.map((row) => [keyOf(row.schoolCodice, row.schoolYear), row]));
    return listed.flatMap(({ codice, schoolYear }) => {
      const row = byKey.get(keyOf(codice, schoolYear));
      return row === undefined ? [] : [toChangedSchool(row)];
    });
  }

  async lists(id: number, codice: string) {
    const { manager } = this.dataSource;
    const run = await this.imports.read(id);
    const schools = await manager.find(ImportSchoolEntity, {
      where: { runId: id, schoolCodice: codice },
      order: { schoolYear: 'DESC' },
    });
    if (schools.length === 0) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const rows = await readChangeRows(manager, { runId: id, codes: [codice] });
    return { run, schools: schools.map(toChangedSchool), classes: byClass(rows) };
  }
}

function byClass(rows: readonly ChangeRow[]): ChangedClass[] {
  const classes = new Map<string, ChangedClass>();
  for (const row of rows) {
    const { schoolYear, annoCorso: classe, sezione, combinazione } = row;
    const key = JSON.stringify([schoolYear, classe, sezione, combinazione]);
    const one = classes.get(key) ?? { schoolYear, classe, sezione, combinazione, differences: [] };
    classes.set(key, one);
    one.differences.push(toListDifference(row));
  }
  return [...classes.values()];
}
