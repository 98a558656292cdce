import { Injectable } from '@nestjs/common';
import {
  type adminImportEndpoints,
  type ChangedClass,
  DIFFERENCE_PAGE,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { ImportsService } from '../import-desk/imports.service';
import { ImportSchoolEntity } from '../import/import-school.entity';
import { changedPlaces, countSchools, sumOfPlaces } from './changed-places';
import { changedSchools, toChangedSchool } from './changed-schools';
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
    const query = changedSchools(manager, id, filter);
    const isCounted = search === '' && comparison === 'done';
    const total = isCounted ? await countSchools(manager, id, place) : await query.getCount();
    // In the order of the indexes.
    const schools = await query
      .orderBy('school.changes', 'DESC')
      .addOrderBy('school.schoolCodice', 'DESC')
      .addOrderBy('school.schoolYear', 'DESC')
      .offset((page - 1) * DIFFERENCE_PAGE)
      .limit(DIFFERENCE_PAGE)
      .getMany();
    return { schools: schools.map(toChangedSchool), total };
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
