import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { adminQualityEndpoints, BookIssue } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import type { QueryOf } from '@zaino/service/route';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';
import { DataSource, In } from 'typeorm';
import { type DoubtfulBookRow, doubtfulBooks, schoolsOverCap } from './doubtful-rows';
import { QualityClassEntity } from './quality-class.entity';
import type { QualitySchoolEntity } from './quality-school.entity';
import { QualityService } from './quality.service';

const ROWS_AT_ONCE = 1_000;
const SCHOOLS_AT_ONCE = 500;
const BYTE_ORDER_MARK = '\ufeff';

const bookHeads = [
  'Problema',
  'ISBN',
  'Titolo',
  'Editore',
  'Prezzo',
  'Mediana',
  'Classi',
  'Scuole',
];
const classHeads = [
  'Regione',
  'Provincia',
  'Comune',
  'Codice scuola',
  'Scuola',
  'Classe',
  'Sezione',
  'Corso',
  'Totale',
  'Tetto',
  'Oltre',
];

const issueWords: Record<BookIssue, string> = {
  'check-digit': 'Cifra di controllo sbagliata',
  'not-isbn': 'Codice che non è un ISBN',
  unknown: 'Senza prezzo noto',
  placeholder: 'Edizione a scelta',
  'price-spread': 'Prezzo diverso tra le scuole',
  'price-subject': 'Prezzo insolito per la materia',
};

/** Lists of what is doubtful, as files. */
@Injectable()
export class QualityCsvService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quality: QualityService,
  ) {}

  books(query: QueryOf<typeof adminQualityEndpoints.booksCsv>): Readable {
    return Readable.from(this.bookLines(query), { objectMode: false });
  }

  classes(query: QueryOf<typeof adminQualityEndpoints.schoolsCsv>): Readable {
    return Readable.from(this.classLines(query), { objectMode: false });
  }

  private async *bookLines(
    query: QueryOf<typeof adminQualityEndpoints.booksCsv>,
  ): AsyncGenerator<string> {
    yield spreadsheetFile([bookHeads]);
    const { build } = await this.quality.state();
    for (let from = 0; ; from += ROWS_AT_ONCE) {
      const rows = await doubtfulBooks(this.dataSource.manager, build, query)
        .offset(from)
        .limit(ROWS_AT_ONCE)
        .getRawMany<DoubtfulBookRow>();
      if (rows.length === 0) return;
      yield further(rows.map((row) => bookLine(query.issue, row)));
    }
  }

  private async *classLines(
    query: QueryOf<typeof adminQualityEndpoints.schoolsCsv>,
  ): AsyncGenerator<string> {
    yield spreadsheetFile([classHeads]);
    const { manager } = this.dataSource;
    const { build } = await this.quality.state();
    for (let last = ''; ;) {
      const schools = await schoolsOverCap(manager, build, query)
        .andWhere('school.schoolCodice > :last', { last })
        .orderBy('school.schoolCodice', 'ASC')
        .limit(SCHOOLS_AT_ONCE)
        .getMany();
      const latest = schools.at(-1);
      if (latest === undefined) return;
      last = latest.schoolCodice;
      const byCode = new Map(schools.map((school) => [school.schoolCodice, school]));
      const classes = await manager.find(QualityClassEntity, {
        where: { build, schoolCodice: In([...byCode.keys()]) },
        order: { schoolCodice: 'ASC', annoCorso: 'ASC', sezione: 'ASC', combinazione: 'ASC' },
      });
      if (classes.length > 0) {
        yield further(classes.map((one) => classLine(one, byCode.get(one.schoolCodice))));
      }
    }
  }
}

/** The mark stands at the beginning of the file alone. */
const further = (lines: string[][]) => spreadsheetFile(lines).slice(BYTE_ORDER_MARK.length);

function bookLine(issue: BookIssue, row: DoubtfulBookRow): string[] {
  const { isbn, title, publisher, priceCents, medianCents, classes, schools } = row;
  const prices = [euroCell(priceCents), euroCell(medianCents)];
  return [issueWords[issue], isbn, title, publisher, ...prices, String(classes), String(schools)];
}

function classLine(one: QualityClassEntity, school: QualitySchoolEntity | undefined): string[] {
  const { schoolCodice, annoCorso, sezione, combinazione, totalCents, capCents } = one;
  return [
    school?.regione ?? '',
    school?.provincia ?? '',
    school?.comune ?? '',
    schoolCodice,
    school?.nome ?? '',
    String(annoCorso),
    sezione,
    combinazione,
    euroCell(totalCents),
    euroCell(capCents),
    euroCell(totalCents - capCents),
  ];
}

const euroCell = (cents: number | null) => (cents === null ? '' : spreadsheetEuro(toEuro(cents)));
