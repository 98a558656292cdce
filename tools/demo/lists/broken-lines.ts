import { adoptionLine } from './adoption-lines';
import type { DemoAdoption } from './class-list';

/** Rows that cannot be used, one in each of these regions: what the reject file is for. */
const byRegion: Partial<Record<string, (codice: string, row: DemoAdoption) => string>> = {
  MOLISE: (codice, row) => adoptionLine(`${codice},9,A,NT,LICEO SCIENTIFICO`, row),
  BASILICATA: (codice, row) => adoptionLine(`${codice.slice(0, 7)},1,A,NO,LICEO SCIENTIFICO`, row),
  UMBRIA: (codice, row) => adoptionLine(`${codice},1,A,NO`, row),
  CALABRIA: (codice, row) => {
    const book = { ...row.book, text: row.book.text.replace(/^\d+/, '97888') };
    return adoptionLine(`${codice},1,A,NO,LICEO SCIENTIFICO`, row, book.text);
  },
};

/** How many of them there are. */
export const brokenAdoptionLines = Object.keys(byRegion).length;

export function brokenLine(region: string, codice: string, row: DemoAdoption): string | undefined {
  return byRegion[region]?.(codice, row);
}
