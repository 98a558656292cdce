import type { Forecast } from '@zaino/contracts/bookshops';

/** Of two schools, one without a list: a book that is missed, and one of which there are enough. */
export function makeForecast(changes: Partial<Forecast> = {}): Forecast {
  const book = { price: 20.5, classes: 6, newClasses: 2, expected: 12, ordered: 0, shelf: 0 };
  const texts = { title: 'Matematica verde 1', publisher: 'Rio Secco' };
  const others = { title: 'L’isola del tesoro', publisher: 'Sirio' };
  return {
    terms: { pupilsPerClass: 20, buyingShare: 10 },
    since: '2026-06-01',
    schools: [
      { code: 'CRMM8ZZ01L', name: 'Scuola media Irma Valsecchi', year: 2026, classes: 6 },
      { code: 'CRMM8ZZ02M', name: 'Scuola media Prati', year: null, classes: 0 },
    ],
    books: [
      { ...book, ...texts, isbn: '9788800000015', toStock: 12 },
      { ...book, ...others, isbn: '9788800000022', ordered: 15, toStock: 0 },
    ],
    ...changes,
  };
}
