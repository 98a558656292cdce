import type { School } from '@zaino/contracts/schools';
import type { BoundedCache } from '@zaino/service/bounded-cache';
import type { BookShelf } from './book-shelf';
import type { SpendingCapEntity } from '../dataset/spending-cap.entity';
import type { ClassBooks } from './class-books';
import type { BookSearch } from './search/book-search';
import type { SchoolSearch } from './search/school-search';
import type { Fragments } from './fragments';
import type { SchoolPlaces } from './places';

/** What the calls need to know of a school; its number in the directory is its place in the alphabet. */
export interface ListedSchool {
  number: number;
  conAdozioni: boolean;
  tipologia: string;
  caratteristica: string | null;
}

/** How far the shelf has followed the details of books (docs/decisions/book-desk.md). */
interface FollowedDetails {
  /** Of the details that are on the shelf. */
  revision: number;
  /** The revision under which answers are kept: some behind, so that a morning at the desk does not empty the cache. */
  shown: number;
  /** When that was raised last, in milliseconds since 1970. */
  shownAt: number;
}

/**
 * Everything the calls read of one version of the data set; nothing in it changes after it was built, but for what the
 * desk says of books on the shelf.
 */
export interface SchoolDirectory {
  version: number;
  details: FollowedDetails;
  places: SchoolPlaces;
  schools: ListedSchool[];
  /** The shown spelling of a type or characteristic by the ministry's. */
  shownKinds: Map<string, string>;
  names: SchoolSearch;
  /** JSON of the schools by their number, as the calls send it. */
  fragments: Fragments<School>;
  /** Numbers in the fragments of every known school, those of older registries included. */
  byCode: Map<string, number>;
  /** School years that hold a list of a school, newest first. */
  yearsWithList: Map<string, number[]>;
  /** The school year that is going on, as far as the lists tell: the newest of any school. */
  newestYear: number | undefined;
  shelf: BookShelf;
  bookSearch: BookSearch;
  caps: SpendingCapEntity[];
  /** Books of a school's classes in its newest year, by the school's code; they go with the directory. */
  classBooks: BoundedCache<ClassBooks>;
}
