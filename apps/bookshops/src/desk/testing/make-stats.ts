import type { BookshopStats } from '@zaino/contracts/bookshops';

const sums = { orders: 4, lines: 10, pieces: 12, gross: 240, turnover: 220, margin: 28 };
const totals = { ...sums, piecesOrdered: 16, piecesFilled: 12 };

/** What a bookshop sold in September: in two schools, of two publishers. */
export function makeStats(changes: Partial<BookshopStats> = {}): BookshopStats {
  return {
    period: { from: '2026-09-01', to: '2026-09-03' },
    margin: { percent: 20, isOwn: false },
    totals,
    yearBefore: { ...totals, orders: 2, turnover: 200 },
    families: { all: 4, returning: 1 },
    completion: { orders: 3, median: 4, ninetieth: 9 },
    uncollected: { orders: 2, pieces: 3, value: 61.5 },
    days: [
      { ...sums, day: '2026-09-01', turnover: 60 },
      { ...sums, day: '2026-09-03', turnover: 160 },
    ],
    schools: [
      {
        ...sums,
        turnover: 150,
        school: { codice: 'CRIC80100X', nome: 'Istituto Manzoni' },
        classes: [
          { ...sums, turnover: 50, classe: '1', sezione: 'A' },
          { ...sums, turnover: 100, classe: '2', sezione: 'B' },
        ],
      },
      {
        ...sums,
        turnover: 70,
        school: null,
        classes: [{ ...sums, turnover: 70, classe: '', sezione: '' }],
      },
    ],
    publishers: [
      { ...sums, publisher: 'Rio Secco' },
      { ...sums, turnover: 20, publisher: null },
    ],
    ...changes,
  };
}
