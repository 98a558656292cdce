import { Injectable } from '@nestjs/common';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { DomainError } from '@zaino/service/domain-error';
import type { JsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { DataSource } from 'typeorm';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import type { SchoolDirectory } from '../directory/school-directory';
import { readAdoptionRows } from '../directory/adoption-rows';
import type { Supply } from '../supply/supply';
import { SupplyHolder } from '../supply/supply-holder';
import { classListJson } from './class-list';
import { LIST_COUNT } from './list-count';
import { capsOfClasses } from './spending-caps';

type Answer = PreparedAnswer<AdoptionsResponse>;

interface Wanted {
  codice: string;
  /** Null where the school has no list of the year that was asked for, or none at all. */
  schoolYear: number | null;
  /** What the books are told of: the answer is kept under its revision, too. */
  supply: Supply;
}

/** The adopted books of all classes of a school. */
@Injectable()
export class AdoptionsService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly dataSource: DataSource,
    private readonly counts: DayCounts,
  ) {}

  /** Without a year, the newest one that holds a list of the school. */
  ofSchool(codice: string, year?: number): Promise<Answer> | Answer {
    const { yearsWithList } = this.holder.current();
    this.counts.add(LIST_COUNT);
    const years = yearsWithList.get(codice) ?? [];
    const schoolYear = years.find((known) => year === undefined || known === year) ?? null;
    const supply = this.supplies.current();
    return this.holder.answer(`adoptions ${codice} ${schoolYear} ${supply.revision}`, () =>
      this.answer({ codice, schoolYear, supply }),
    );
  }

  private async answer(wanted: Wanted): Promise<Answer> {
    const answer = await this.compose(this.holder.current(), wanted);
    if (answer !== undefined) return answer;
    // An import was activated a moment ago: its books are not on the shelf yet.
    await this.holder.refresh();
    const renewed = await this.compose(this.holder.current(), wanted);
    if (renewed === undefined) throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    return renewed;
  }

  /** Undefined where the rows are newer than the directory. */
  private async compose(
    directory: SchoolDirectory,
    { codice, schoolYear, supply }: Wanted,
  ): Promise<Answer | undefined> {
    const rows =
      schoolYear === null ? [] : await readAdoptionRows(this.dataSource, codice, schoolYear);
    const adoptions = classListJson(rows, { shelf: directory.shelf, supply });
    if (adoptions === undefined) return undefined;
    const caps = directory.caps.filter((cap) => cap.schoolYear === schoolYear);
    const rest = JSON.stringify({
      annoScolastico: schoolYear,
      anniScolastici: directory.yearsWithList.get(codice) ?? [],
      annoInCorso: directory.newestYear ?? null,
      tetti: capsOfClasses(rows, caps),
    });
    const json = `{"success":true,"adozioni":[${adoptions.join(',')}],${rest.slice(1)}`;
    const body: JsonBytes<AdoptionsResponse> = Buffer.from(json);
    return PreparedAnswer.pack(body);
  }
}
