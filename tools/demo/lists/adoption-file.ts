import { join } from 'node:path';
import type { DemoCatalogue } from '../books/catalogue';
import { hash, hashText } from '../chance';
import { CsvFile } from '../output/csv-file';
import type { DemoSchool } from '../schools/school';
import { adoptionLine, classText, quirkyLines } from './adoption-lines';
import { brokenLine } from './broken-lines';
import { SchoolLists } from './class-list';
import type { DemoAdoption } from './class-list';
import { cremonaLists } from './cremona-lists';
import { placeholdersOf } from './placeholders';
import { classesOf } from './school-class';
import type { DemoClass } from './school-class';

const header =
  'CODICESCUOLA,ANNOCORSO,SEZIONEANNO,TIPOGRADOSCUOLA,COMBINAZIONE,DISCIPLINA,CODICEISBN,AUTORI,TITOLO,SOTTOTITOLO,VOLUME,EDITORE,PREZZO,NUOVAADOZ,DAACQUIST,CONSIGLIATO';

/** The adoption file of one region and school year. */
export class AdoptionFile {
  private readonly file: CsvFile;
  private readonly region: string;
  private readonly schoolYear: number;
  private readonly catalogue: DemoCatalogue;
  private hasBrokenLine = false;

  constructor(of: {
    folder: string;
    region: string;
    schoolYear: number;
    catalogue: DemoCatalogue;
  }) {
    const name = of.region === 'FRIULI-VENEZIA G.' ? 'FRIULIVENEZIAGIULIA' : of.region;
    const fileName = `ALT${name.replaceAll(/[^A-Z]/g, '')}0000${of.schoolYear}0709.csv`;
    this.file = new CsvFile(join(of.folder, fileName), header);
    this.region = of.region;
    this.schoolYear = of.schoolYear;
    this.catalogue = of.catalogue;
  }

  /** Gives the number of classes. */
  write(school: DemoSchool): number {
    if (school.grade === null) return 0;
    if (school.showcase === 'cremona') return this.writeShowcase(school);
    const lists = new SchoolLists(this.catalogue, school, this.schoolYear);
    const key = hashText(school.codice);
    let classes = 0;
    for (const schoolClass of classesOf(school)) {
      const classKey = hash(
        key,
        hashText(schoolClass.sezione + schoolClass.combinazione),
        schoolClass.anno,
      );
      const rows = [...lists.listOf(schoolClass), ...placeholdersOf(schoolClass, classKey)];
      this.writeClass(school.codice, schoolClass, { rows, classKey });
      if (classes === 0) this.writeBrokenLine(school, rows);
      classes += 1;
    }
    return classes;
  }

  get lines(): number {
    return this.file.lines;
  }

  close(): void {
    this.file.close();
  }

  private writeClass(
    codice: string,
    schoolClass: DemoClass,
    { rows, classKey }: { rows: DemoAdoption[]; classKey: number },
  ): void {
    const start = classText(codice, schoolClass);
    for (const [index, row] of rows.entries()) {
      for (const line of quirkyLines(start, row, hash(classKey, index))) this.file.line(line);
    }
  }

  private writeShowcase({ codice }: DemoSchool): number {
    const lists = cremonaLists(this.schoolYear);
    for (const { schoolClass, rows } of lists) {
      const start = classText(codice, schoolClass);
      for (const row of rows) this.file.line(adoptionLine(start, row));
    }
    return lists.length;
  }

  /** In the first upper secondary school of the newest file of some regions. */
  private writeBrokenLine({ codice, grade }: DemoSchool, [row]: DemoAdoption[]): void {
    if (this.hasBrokenLine || grade !== 'SS' || this.schoolYear < 2025 || row === undefined) return;
    this.hasBrokenLine = true;
    const line = brokenLine(this.region, codice, row);
    if (line !== undefined) this.file.line(line);
  }
}
