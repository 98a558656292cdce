import { Injectable, Logger } from '@nestjs/common';
import type {
  BookHit,
  ClassHit,
  SchoolHit,
  School,
  SchoolSearchAnswer,
} from '@zaino/contracts/schools';
import { nothingFound, type SearchGroup, type SiteSearchQuestion } from '@zaino/contracts/shared';
import { DataSource } from 'typeorm';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { typedClassOf, type TypedClass } from '../directory/search/typed-class';
import type { FoundNames } from '../directory/search/name-index';
import { membersOf } from '../directory/shelved-members';
import { BookPopularity } from './book-popularity';
import { classesLike } from './classes-like';
import { type ClassWithList, type ListOfSchool, readClasses } from './classes-of-schools';

/** Of so many schools the classes are looked up: the best matches, and those of the same name in the next towns. */
const MOST_LOOKED_UP = 12;

/** What the one search finds among schools, their classes and books (docs/decisions/site-search.md). */
@Injectable()
export class SiteSearchService {
  private readonly logger = new Logger(SiteSearchService.name);

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly popularity: BookPopularity,
    private readonly dataSource: DataSource,
  ) {}

  async find({ q, limit }: SiteSearchQuestion): Promise<SchoolSearchAnswer> {
    const directory = this.holder.current();
    const typedClass = typedClassOf(q);
    const whole = directory.names.find(q);
    // `2B Valsecchi`: no school has both in its name.
    const ofClass = typedClass === null ? null : directory.names.find(typedClass.school);
    const schools = whole.fit === 'exact' || ofClass === null ? whole : ofClass;
    return {
      classes:
        ofClass && typedClass ? await this.classes(ofClass, typedClass, limit) : nothingFound,
      schools: {
        fit: schools.fit,
        total: schools.numbers.length,
        results: listedFirst(directory, schools.numbers)
          .slice(0, limit)
          .map((number) => schoolHit(directory, number)),
      },
      books: this.books(directory, q, limit),
    };
  }

  private async classes(
    { numbers, fit }: FoundNames,
    typed: TypedClass,
    limit: number,
  ): Promise<SearchGroup<ClassHit>> {
    const directory = this.holder.current();
    const schools = listedFirst(directory, numbers)
      .slice(0, MOST_LOOKED_UP)
      .map((number) => schoolHit(directory, number));
    const lists = schools.flatMap(({ code }): ListOfSchool[] => {
      const [schoolYear] = directory.yearsWithList.get(code) ?? [];
      return schoolYear === undefined ? [] : [{ codice: code, schoolYear }];
    });
    const classes = await this.classesOf(lists);
    const found = schools.flatMap((school) =>
      classesLike(
        classes.filter(({ codice }) => codice === school.code),
        typed,
      ).map((one): ClassHit => ({ school, ...one })),
    );
    // The section that was typed in each school, before whole years.
    const results = [
      ...found.filter(({ section }) => section !== ''),
      ...found.filter(({ section }) => section === ''),
    ];
    return results.length === 0
      ? nothingFound
      : { fit, total: results.length, results: results.slice(0, limit) };
  }

  /** Where the database is away, schools and books are still found: they are in memory. */
  private classesOf(lists: readonly ListOfSchool[]): Promise<ClassWithList[]> {
    return readClasses(this.dataSource, lists).catch((error: unknown) => {
      this.logger.warn(`Classes could not be read: ${String(error)}`);
      return [];
    });
  }

  private books(
    { bookSearch, shelf }: SchoolDirectory,
    text: string,
    limit: number,
  ): SearchGroup<BookHit> {
    const popularity = this.popularity.of(bookSearch);
    const { numbers, total, fit } = bookSearch.find({ text, limit, popularity });
    const results = numbers.flatMap((number): BookHit[] => {
      const book = shelf.books.get(number);
      return book === undefined ? [] : [bookHit(membersOf(book))];
    });
    return { fit, total, results };
  }
}

/** Families can buy nothing from the others. */
function listedFirst({ schools }: SchoolDirectory, numbers: readonly number[]): number[] {
  const hasList = (number: number) => schools[number]?.conAdozioni === true;
  return [...numbers.filter(hasList), ...numbers.filter((number) => !hasList(number))];
}

function schoolHit({ fragments }: SchoolDirectory, number: number): SchoolHit {
  const school = JSON.parse(fragments.at(number).toString()) as School;
  return {
    code: school.codiceScuola,
    name: school.nomeScuola,
    city: school.comune,
    province: school.siglaProvincia,
    kind: school.tipologiaGrado,
    hasList: school.conAdozioni,
  };
}

function bookHit(book: ReturnType<typeof membersOf>): BookHit {
  return {
    isbn: book.isbn,
    title: book.titolo,
    subtitle: book.sottotitolo,
    volume: book.volume,
    authors: book.autore,
    publisher: book.editore,
    price: book.prezzo,
    cover: book.copertina,
  };
}
