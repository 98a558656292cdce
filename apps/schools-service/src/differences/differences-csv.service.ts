import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { adminImportEndpoints, DifferenceKind } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import type { QueryOf } from '@zaino/service/route';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';
import { DataSource } from 'typeorm';
import { ImportsService } from '../import-desk/imports.service';
import type { ImportSchoolEntity } from '../import/import-school.entity';
import { changedSchools, wholeSchools } from './changed-schools';
import { type ChangeRow, readChangeRows } from './change-rows';

type Query = QueryOf<typeof adminImportEndpoints.differencesCsv>;

const SCHOOLS_AT_ONCE = 200;
const BYTE_ORDER_MARK = '\ufeff';

const heads = [
  'Anno scolastico',
  'Regione',
  'Provincia',
  'Comune',
  'Codice scuola',
  'Scuola',
  'Classe',
  'Sezione',
  'Corso',
  'Cosa è cambiato',
  'Materia',
  'ISBN prima',
  'Titolo prima',
  'ISBN ora',
  'Titolo ora',
  'Euro prima',
  'Euro ora',
  'Tetto',
];

const kindWords: Record<DifferenceKind, string> = {
  added: 'Libro aggiunto',
  dropped: 'Libro tolto',
  volume: 'Volume o edizione cambiati',
  price: 'Prezzo cambiato',
  'over-cap': 'Oltre il tetto',
};

const stateWords: Record<Exclude<ImportSchoolEntity['state'], 'changed'>, string> = {
  new: 'Scuola prima senza liste',
  gone: 'Scuola che non ha più liste',
};

/** All that an import changed as a file, a line for each change; schools in the order of their codes. */
@Injectable()
export class DifferencesCsvService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
  ) {}

  /** Refuses an import that there is not before anything is sent. */
  async stream(id: number, query: Query): Promise<Readable> {
    await this.imports.read(id);
    return Readable.from(this.parts(id, query), { objectMode: false });
  }

  private async *parts(id: number, query: Query): AsyncGenerator<string> {
    const { manager } = this.dataSource;
    yield spreadsheetFile([heads]);
    for (let last = ''; ;) {
      const schools = await changedSchools(manager, id, query)
        .andWhere('school.schoolCodice > :last', { last })
        .orderBy('school.schoolCodice', 'ASC')
        .addOrderBy('school.schoolYear', 'ASC')
        .limit(SCHOOLS_AT_ONCE)
        .getMany();
      const whole = wholeSchools(schools, SCHOOLS_AT_ONCE);
      const latest = whole.at(-1);
      if (latest === undefined) return;
      last = latest.schoolCodice;
      const codes = [...new Set(whole.map(({ schoolCodice }) => schoolCodice))];
      const rows = await readChangeRows(manager, { runId: id, codes, kind: query.kind });
      const bySchool = new Map(whole.map((school) => [school.schoolCodice, school]));
      const lines = rows.map((row) => lineOf(row, bySchool.get(row.schoolCodice)));
      // Of a school whose lists came or went no class is told.
      if (query.kind === undefined) lines.push(...whole.flatMap(schoolLines));
      // The mark stands at the beginning of the file alone.
      if (lines.length > 0) yield spreadsheetFile(lines).slice(BYTE_ORDER_MARK.length);
    }
  }
}

/** Of a school whose lists came, or went, as a whole. */
function schoolLines(school: ImportSchoolEntity): string[][] {
  if (school.state === 'changed') return [];
  const line = [...schoolCells(school, school), '', '', '', stateWords[school.state]];
  return [[...line, ...Array<string>(heads.length - line.length).fill('')]];
}

function schoolCells(
  { schoolYear, schoolCodice }: Pick<ChangeRow, 'schoolYear' | 'schoolCodice'>,
  school: ImportSchoolEntity | undefined,
): string[] {
  return [
    `${schoolYear}/${String((schoolYear + 1) % 100).padStart(2, '0')}`,
    school?.regione ?? '',
    school?.provincia ?? '',
    school?.comune ?? '',
    schoolCodice,
    school?.nome ?? '',
  ];
}

function lineOf(row: ChangeRow, school: ImportSchoolEntity | undefined): string[] {
  const { annoCorso, sezione, combinazione, kind } = row;
  return [
    ...schoolCells(row, school),
    String(annoCorso),
    sezione,
    combinazione,
    kindWords[kind],
    row.subject ?? '',
    row.beforeIsbn ?? '',
    titleOf(row.beforeTitle, row.beforeVolume),
    row.afterIsbn ?? '',
    titleOf(row.afterTitle, row.afterVolume),
    euroCell(row.beforeCents),
    euroCell(row.afterCents),
    euroCell(row.capCents),
  ];
}

const titleOf = (title: string | null, volume: string | null) =>
  volume === null ? (title ?? '') : `${title ?? ''} ${volume}`;

const euroCell = (cents: number | null) => (cents === null ? '' : spreadsheetEuro(toEuro(cents)));
