import { capsOfClasses } from '../adoptions/spending-caps';
import type { SpendingCapEntity } from '../dataset/spending-cap.entity';
import type { TalliedBook } from './book-tally';
import type { QualityClassList } from './class-lists';

/** A class over the ministry's cap; in cents. */
export interface ClassOver {
  annoCorso: number;
  sezione: string;
  combinazione: string;
  totalCents: number;
  capCents: number;
}

/** A price that is an error of somebody's makes more of it, and the table takes no such number. */
const MOST_PERCENT = 9_999;

export interface SchoolCaps {
  over: ClassOver[];
  /** Classes for which a cap is known. */
  withCap: number;
  /** By how much the dearest class is over it. */
  worstPercent: number;
}

/** The classes of a school that are over the ministry's cap, as the list of a class computes it for families. */
export function capsOfSchool(
  classes: readonly QualityClassList[],
  books: ReadonlyMap<number, TalliedBook>,
  caps: SpendingCapEntity[],
): SchoolCaps {
  const found: SchoolCaps = { over: [], withCap: 0, worstPercent: 0 };
  for (const list of classes) {
    const { annoCorso, sezione, tipoGrado, combinazione } = list;
    const one = { classId: 1, annoCorso, sezione, tipoGrado, combinazione };
    const [cap] = capsOfClasses([one], caps);
    if (cap === undefined) continue;
    found.withCap += 1;
    const capCents = Math.round(cap.tetto * 100);
    const totalCents = totalOf(list, books);
    if (totalCents <= capCents) continue;
    found.over.push({ annoCorso, sezione, combinazione, totalCents, capCents });
    const percent = Math.round(((totalCents - capCents) / capCents) * 100);
    found.worstPercent = Math.min(Math.max(found.worstPercent, percent), MOST_PERCENT);
  }
  return found;
}

function totalOf(list: QualityClassList, books: ReadonlyMap<number, TalliedBook>): number {
  let cents = 0;
  for (const [id, { isToBuy }] of list.books) {
    const book = books.get(id);
    // What cannot be sold has no price for a family.
    if (isToBuy && (book?.kind === 'isbn' || book?.kind === 'ean')) cents += book.priceCents ?? 0;
  }
  return cents;
}
