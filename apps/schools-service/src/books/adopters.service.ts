import { Injectable } from '@nestjs/common';
import {
  ADOPTING_SCHOOLS_PAGE_SIZE,
  type AdoptingSchool,
  type AdoptingSchools,
  type bookEndpoints,
} from '@zaino/contracts/schools';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { placeKey } from '../directory/place-key';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookUses } from '../enrichment/book-uses';
import {
  type AdoptingClassRow,
  type CountedBook,
  readAdopters,
  readAdoptingClasses,
} from './adopter-rows';
import { schoolOf } from './adoption-counts';
import { knownBook } from './book.service';

type Asked = QueryOf<typeof bookEndpoints.adopters>;
type Answer = PreparedAnswer<AdoptingSchools>;

/** Schools that have a book on their list of the newest year. */
@Injectable()
export class AdoptersService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly uses: BookUses,
    private readonly dataSource: DataSource,
  ) {}

  /** Of a place, of all Italy, or one; by name. */
  async find(isbn: string, asked: Asked): Promise<Answer> {
    const directory = this.holder.current();
    const { number } = knownBook(directory.shelf, isbn);
    const { build, schoolYear } = await this.uses.current();
    if (schoolYear === null) return PreparedAnswer.json({ scuole: [], totale: 0, comuni: [] });
    const counted = { book: number, build, schoolYear };
    return this.holder.answer(
      `adopters ${isbn} ${build} ${keyOf(asked)}`,
      async (current) => PreparedAnswer.json(await this.read(current, counted, asked)),
      // What the desk says of books is not in it.
      directory.version,
    );
  }

  private async read(
    directory: SchoolDirectory,
    counted: CountedBook,
    asked: Asked,
  ): Promise<AdoptingSchools> {
    const adopters = await readAdopters(this.dataSource, counted);
    const codes = codesByName(
      directory,
      adopters.map(({ code }) => code),
    );
    const inPlace = codes.filter(isMeant(directory, asked));
    const start = (asked.pagina - 1) * ADOPTING_SCHOOLS_PAGE_SIZE;
    const shown = inPlace.slice(start, start + ADOPTING_SCHOOLS_PAGE_SIZE);
    const classes =
      shown.length === 0 ? [] : await readAdoptingClasses(this.dataSource, counted, shown);
    return {
      scuole: shown.map((code) => toAdoptingSchool(directory, code, classes)),
      totale: inPlace.length,
      comuni: asked.provincia
        ? municipalitiesOf(directory, codes.filter(isMeant(directory, { ...asked, comune: '' })))
        : [],
    };
  }
}

/** What two questions have in common that get the same answer. */
function keyOf({ provincia = '', comune = '', codiceScuola = '', pagina }: Asked): string {
  return [placeKey(provincia), placeKey(comune), codiceScuola, pagina].join('/');
}

/** Those that the registry knows in the order of their names, the others after them. */
function codesByName({ byCode }: SchoolDirectory, codes: readonly string[]): string[] {
  const place = (code: string) => byCode.get(code) ?? Number.MAX_SAFE_INTEGER;
  return [...codes].sort((one, other) => place(one) - place(other));
}

function isMeant(
  { places, byCode }: SchoolDirectory,
  { provincia, comune, codiceScuola }: Pick<Asked, 'provincia' | 'comune' | 'codiceScuola'>,
): (code: string) => boolean {
  if (codiceScuola !== undefined) return (code) => code === codiceScuola;
  const schools = places.schoolsIn({
    ...(provincia && { provincia }),
    ...(comune && { comune }),
  });
  if (schools === undefined) return () => true;
  const numbers = new Set<number | undefined>(schools);
  return (code) => numbers.has(byCode.get(code) ?? -1);
}

const italian = new Intl.Collator('it');

function municipalitiesOf(directory: SchoolDirectory, codes: readonly string[]): string[] {
  const names = codes.flatMap((code) => schoolOf(directory, code)?.comune ?? []);
  return [...new Set(names)].sort(italian.compare);
}

function toAdoptingSchool(
  directory: SchoolDirectory,
  code: string,
  classes: readonly AdoptingClassRow[],
): AdoptingSchool {
  const school = schoolOf(directory, code);
  return {
    codiceScuola: code,
    // The lists name schools that the registry does not.
    nomeScuola: school?.nomeScuola ?? '',
    comune: school?.comune ?? '',
    siglaProvincia: school?.siglaProvincia ?? '',
    classi: classes
      .filter((one) => one.code === code)
      .map(({ year, section, isAdopted }) => ({
        classe: String(year),
        sezione: section,
        adottato: Number(isAdopted) === 1,
      })),
  };
}
