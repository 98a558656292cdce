import { Injectable } from '@nestjs/common';
import { BOOK_SCHOOL_PAGE_SIZE, type BookSchool, type School } from '@zaino/contracts/schools';
import { DataSource } from 'typeorm';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookPageService } from './book-page.service';
import { BookUses } from './book-uses';

interface ClassRow {
  code: string;
  year: number;
  section: string;
  /** 0 or 1, which may come as text. */
  isNew: number | string;
}

interface Asked {
  number: number;
  build: number;
  schoolYear: number;
}

/** Which schools have a book on their list of the newest year, and which of their classes. */
@Injectable()
export class BookSchoolsService {
  constructor(
    private readonly books: BookPageService,
    private readonly uses: BookUses,
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  /** In the order of the schools' codes: those of a province stand together. */
  async page(isbn: string, page: number): Promise<{ scuole: BookSchool[]; totale: number }> {
    const { number } = this.books.known(isbn);
    const { build, schoolYear, counts } = await this.uses.current();
    const totale = counts.get(number)?.schools ?? 0;
    if (schoolYear === null || totale === 0) return { scuole: [], totale };
    const asked = { number, build, schoolYear };
    const codes = await this.codes(asked, page);
    const classes = codes.length === 0 ? [] : await this.classes(asked, codes);
    const directory = this.holder.current();
    return { scuole: codes.map((code) => toSchool(directory, code, classes)), totale };
  }

  /** By the primary key of book_school. */
  private async codes({ number, build }: Asked, page: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ code: string }[]>(
      `SELECT school_codice AS code FROM book_school WHERE build = ? AND book_id = ?
       ORDER BY school_codice LIMIT ? OFFSET ?`,
      [build, number, BOOK_SCHOOL_PAGE_SIZE, (page - 1) * BOOK_SCHOOL_PAGE_SIZE],
    );
    return rows.map(({ code }) => code);
  }

  /** By ix_class_group_school_codice and the primary key of adoption. The sum: see `readAdoptionRows`. */
  private classes({ number, schoolYear }: Asked, codes: readonly string[]): Promise<ClassRow[]> {
    return this.dataSource.query<ClassRow[]>(
      `SELECT class.school_codice AS code, class.anno_corso AS year, class.sezione AS section,
         MAX(adoption.nuova) AS isNew
       FROM school_list list
         JOIN class_group class ON class.school_codice = list.school_codice
           AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
         JOIN adoption ON adoption.class_id = class.id AND adoption.book_id = ?
       WHERE list.school_year = ? AND list.school_codice IN (?)
       GROUP BY code, year, section ORDER BY code, year, section`,
      [number, schoolYear, codes],
    );
  }
}

function toSchool(
  { byCode, fragments }: SchoolDirectory,
  code: string,
  classes: readonly ClassRow[],
): BookSchool {
  const number = byCode.get(code);
  const school =
    number === undefined ? undefined : (JSON.parse(fragments.at(number).toString()) as School);
  return {
    codice: code,
    // The lists name schools that the registry does not.
    nome: school?.nomeScuola ?? '',
    comune: school?.comune ?? '',
    provincia: school?.siglaProvincia ?? '',
    classi: classes
      .filter((one) => one.code === code)
      .map(({ year, section, isNew }) => ({
        nome: `${year} ${section}`.trim(),
        nuova: Number(isNew) === 1,
      })),
  };
}
