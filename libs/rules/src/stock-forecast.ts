/** What a bookshop believes of its schools. */
export interface ForecastTerms {
  /** Pupils of a class, on the average. */
  pupilsPerClass: number;
  /** Of a hundred of them, how many buy their books here. */
  buyingShare: number;
}

/** A book as its schools need it and the bookshop has it. */
export interface NeededBook {
  /** Classes that have to buy it. */
  classes: number;
  /** Copies that families have ordered here already. */
  ordered: number;
  /** Copies on the shelf that nobody waits for. */
  shelf: number;
}

/** Copies that families of these classes will want here, as far as the terms are right. */
export function expectedCopies(classes: number, terms: ForecastTerms): number {
  return Math.round((classes * terms.pupilsPerClass * terms.buyingShare) / 100);
}

/** Copies to have on the shelf beside what is ordered and there; 0 where that is enough. */
export function copiesToStock(book: NeededBook, terms: ForecastTerms): number {
  return Math.max(0, expectedCopies(book.classes, terms) - book.ordered - book.shelf);
}

/** The day (`2026-06-01`) from which orders are of the season that `today` belongs to: lists come out in June. */
export function seasonStart(today: string): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '06-01' ? year : year - 1}-06-01`;
}
