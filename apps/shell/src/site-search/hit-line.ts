import type { BookHit, ClassHit, SchoolHit } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import {
  articlePath,
  bookPath,
  productCategoryPath,
  productPath,
  schoolPath,
} from '@zaino/rules/page-path';
import type { FoundGroup } from './found-groups';

/** A result in words: where it leads, what it is called, what tells it from others of its name. */
export interface HitLine {
  path: string;
  title: string;
  details: string;
}

/** The results of a group as lines. */
export function hitLines(group: FoundGroup): HitLine[] {
  switch (group.kind) {
    case 'classi':
      return group.results.map(classLine);
    case 'scuole':
      return group.results.map(schoolLine);
    case 'libri':
      return group.results.map(bookLine);
    case 'categorie':
      return group.results.map((name) => ({
        path: productCategoryPath(name),
        title: name,
        details: 'Tutti i prodotti della categoria',
      }));
    case 'prodotti':
      return group.results.map(({ id, name, category, price, isAvailable }) => ({
        path: productPath(id),
        title: name,
        details: joined([category, isAvailable ? formatEuro(price) : 'Non disponibile']),
      }));
    case 'articoli':
      return group.results.map(({ slug, title, preview }) => ({
        path: articlePath(slug),
        title,
        details: preview,
      }));
  }
}

function classLine({ school, year, section }: ClassHit): HitLine {
  return {
    path: schoolPath(school.code, { classe: year, sezione: section }),
    title: section === '' ? `Classe ${year}ª, tutte le sezioni` : `Classe ${year}ª ${section}`,
    details: joined([school.name, `${school.city} (${school.province})`]),
  };
}

function schoolLine({ code, name, city, province, kind, hasList }: SchoolHit): HitLine {
  return {
    path: schoolPath(code),
    title: name,
    details: joined([`${city} (${province})`, kind, hasList ? '' : 'Nessuna lista']),
  };
}

function bookLine({ isbn, title, subtitle, volume, authors, publisher, price }: BookHit): HitLine {
  const named = joined([title, subtitle ?? '', volume === null ? '' : `vol. ${volume}`], ' – ');
  return {
    path: bookPath(isbn),
    title: named,
    details: joined([authors, publisher, price === null ? '' : formatEuro(price)]),
  };
}

/** Without what is blank. */
function joined(parts: readonly string[], between = ' · '): string {
  return parts.filter((part) => part !== '').join(between);
}
