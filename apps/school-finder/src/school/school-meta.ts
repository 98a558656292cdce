import { formatEuro } from '@zaino/rules/money';
import { schoolImagePath } from '@zaino/rules/page-path';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { bookCount } from '@zaino/rules/list-parts';
import { isTickedAtFirst, type ListBook, totalOf } from './list-rules';
import { className, listTitle } from './list-words';
import { listPath } from './school-address';
import { schoolStructuredData } from './school-structured-data';
import type { ListData, SchoolData, ShownSchool } from './school.api';

type FoundSchool = SchoolData & { school: ShownSchool };

/** What a school's page is called. */
export function schoolTitle(data: unknown): string {
  return isFound(data) ? titleOf(data) : 'Scuola non trovata';
}

/** What it says of itself; without a school there is nothing to be found by. */
export function schoolMeta(data: unknown, origin: string): PageMeta {
  return isFound(data) ? metaOf(data, origin) : { noindex: true };
}

/** A page without data, or whose service could not say, has no school. */
function isFound(data: unknown): data is FoundSchool {
  return Boolean((data as Partial<SchoolData> | null | undefined)?.school);
}

function titleOf({ school, list }: FoundSchool): string {
  return list.chosen.kind === 'list'
    ? `${className(list.choice)} · ${school.nomeScuola}`
    : school.nomeScuola;
}

function metaOf({ school, list }: FoundSchool, origin: string): PageMeta {
  const books = list.chosen.kind === 'list' ? list.chosen.books : [];
  const canonical = canonicalOf(school, list);
  const meta = {
    canonical,
    description: describe(school, list, books),
    ...(isServerBuild && { image: imageOf(school, list) }),
  };
  if (!isWorthFinding(list)) return { ...meta, noindex: true };
  return isServerBuild
    ? { ...meta, jsonLd: schoolStructuredData({ school, list, books, canonical }, origin) }
    : meta;
}

/** Not without any list, nor with a class that does not exist, nor the list of a school year that is over. */
function isWorthFinding({ classes, chosen, failure, annoScolastico, anniScolastici }: ListData) {
  const isBlank = classes.length === 0 || (chosen.kind === 'list' && chosen.books.length === 0);
  return !failure && !isBlank && annoScolastico === anniScolastici[0];
}

/** The one address of what is shown: only what selects it, and in one order. */
function canonicalOf({ codiceScuola }: ShownSchool, { choice, chosen, ...list }: ListData): string {
  const anno = list.annoScolastico === list.anniScolastici[0] ? '' : choice.anno;
  if (chosen.kind === 'none') return listPath(codiceScuola, { anno });
  const { classe, sezione } = choice;
  const isOneOfSeveral = chosen.kind === 'list' && chosen.combinazioni.length > 1;
  const combinazione = isOneOfSeveral ? chosen.combinazione : '';
  return listPath(codiceScuola, { classe, sezione, combinazione, anno });
}

/** The class's, where the list is that of one section of the newest year. */
function imageOf({ codiceScuola }: ShownSchool, { choice, chosen, ...list }: ListData): string {
  const isOfNow = list.annoScolastico === list.anniScolastici[0];
  const hasBooks = chosen.kind === 'list' && chosen.books.length > 0;
  const isOfClass = hasBooks && choice.sezione !== EVERY_SECTION && isOfNow;
  return schoolImagePath(codiceScuola, isOfClass ? choice : {});
}

function describe(school: ShownSchool, { choice }: ListData, books: ListBook[]): string {
  const { nomeScuola, comune } = school;
  if (books.length === 0) {
    return describePage(
      `I libri di testo di ogni classe: ${nomeScuola}, ${comune}.`,
      'Scegli classe e sezione, spunta quelli che mancano e ricevili a casa.',
      'Prezzi ufficiali del ministero.',
    );
  }
  return describePage(
    `${listTitle(choice)}, ${nomeScuola}, ${comune}: ${countWords(books)}.`,
    'Prezzi ufficiali del ministero.',
    'Spedizione gratuita da 90 euro.',
  );
}

/** What is to buy without a price is not counted: the sum would not hold it. */
function countWords(books: ListBook[]): string {
  const toBuy = books.filter(isTickedAtFirst);
  if (toBuy.length === 0) return bookCount(books.length);
  const sum = formatEuro(totalOf(toBuy));
  return `${bookCount(books.length)}, ${toBuy.length} da acquistare per ${sum}`;
}
