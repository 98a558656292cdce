import { Dice, fraction, hashText } from '../chance';
import { inventAuthors } from '../people';
import type { SchoolSubject } from '../subjects/subject';
import { makeBook } from './book';
import type { DemoBook } from './book';
import { checkDigit } from './isbn';
import { IsbnRegister } from './isbn-register';
import { publisherOf } from './publishers';
import { subtitleOf } from './subtitles';
import { titleOf, withTrailingArticle } from './title-words';

/** Share of the series that the best-known one has among the schools. */
const TOP_SHARE = 0.3;

/** The invented books: series that compete for the schools, subject by subject. */
export class DemoCatalogue {
  /** By subject, then series, then volume. */
  private readonly books = new Map<number, DemoBook[][]>();
  private readonly register = new IsbnRegister();
  private readonly seriesCount: number;
  private readonly steepness: number;

  constructor(subjects: Iterable<SchoolSubject>, seriesCount: number) {
    this.seriesCount = seriesCount;
    this.steepness = Math.log(seriesCount) / -Math.log(TOP_SHARE);
    for (const subject of subjects) {
      if (!this.books.has(subject.id)) this.books.set(subject.id, this.inventSeries(subject));
    }
  }

  /** The few first series are in most schools: `at`, from 0 to 1, is a school's draw. */
  seriesAt(at: number): number {
    return Math.floor(this.seriesCount * at ** this.steepness);
  }

  find(subject: SchoolSubject, series: number, volume: number): DemoBook {
    const book = this.books.get(subject.id)?.[series]?.[volume];
    if (book === undefined)
      throw new Error(`No book of series ${series} for ${subject.disciplina}.`);
    return book;
  }

  *all(): Generator<DemoBook> {
    for (const series of this.books.values()) {
      for (const volumes of series) yield* volumes;
    }
  }

  private inventSeries(subject: SchoolSubject): DemoBook[][] {
    const offset = hashText(`${subject.disciplina} ${subject.family}`) % 11;
    return Array.from({ length: this.seriesCount }, (_, series) => {
      const dice = new Dice(subject.id, series, 11);
      const parts = {
        title: titleOf(subject.family, series + offset),
        autori: inventAuthors(dice),
        editore: publisherOf(subject.family, dice.next()),
      };
      return subject.volumes.map((_volume, volume) => this.inventBook(subject, parts, volume));
    });
  }

  private inventBook(subject: SchoolSubject, series: SeriesParts, volume: number): DemoBook {
    const { family, volumes } = subject;
    const dice = new Dice(subject.id, hashText(series.title), hashText(series.editore), volume);
    const { isbn, isUnpriced } = this.codeOf(series.editore, dice);
    return makeBook({
      isbn,
      autori: series.autori,
      editore: series.editore,
      family,
      titolo: volumeTitle(series.title, volumes.length === 1 ? null : volume + 1),
      sottotitolo: subtitleOf(family, dice),
      volume: volumes.length === 1 ? 'U' : String(volume + 1),
      cents: isUnpriced ? 0 : seriesPrice(subject, series, volume),
    });
  }

  /** A few have an EAN that is no ISBN, a few have no price. */
  private codeOf(publisher: string, dice: Dice): { isbn: string; isUnpriced: boolean } {
    const isbn = this.register.give(publisher);
    const isUnpriced = dice.chance(0.003);
    return { isbn: dice.chance(0.004) ? foreignEan(isbn) : isbn, isUnpriced };
  }
}

interface SeriesParts {
  title: string;
  autori: string;
  editore: string;
}

/** Half of the titles carry their article behind, some a blank, single volumes sometimes say so. */
function volumeTitle(title: string, number: number | null): string {
  const at = fraction(hashText(title), 3);
  const name = at < 0.55 ? withTrailingArticle(title) : title;
  const blank = at > 0.985 ? ' ' : '';
  if (number !== null) return `${name} ${number}${blank}`;
  return `${name}${at > 0.3 && at < 0.5 ? ' - VOLUME UNICO' : ''}${blank}`;
}

/** Series differ by some ten per cent, and prices end in 0 or 5 cents. */
function seriesPrice(subject: SchoolSubject, { title }: SeriesParts, volume: number): number {
  const cents = subject.volumes[volume]?.cents ?? 0;
  if (subject.hasFixedPrice) return cents;
  const factor = 0.9 + 0.22 * fraction(hashText(title), subject.id);
  return Math.round((cents * factor) / 5) * 5;
}

/** A valid EAN of the Italian block 803 with the digits of the ISBN. */
function foreignEan(isbn: string): string {
  const digits = `803${isbn.slice(3, 12)}`;
  return `${digits}${checkDigit(digits)}`;
}
