import {
  announcedReduction,
  isAnnounced,
  type LoggedPrice,
  lowestRecentPrice,
} from './announced-reduction';
import { DAY_MS } from './durations';

type Entry = [day: number, selling: number, discounted: number, isOnSale?: boolean];

const logOf = (entries: Entry[]): LoggedPrice[] =>
  entries.map(([day, sellingCents, discountedCents, isOnSale = true]) => ({
    from: day * DAY_MS,
    sellingCents,
    discountedCents,
    isOnSale,
  }));
const lowest = (cents: number, sinceDay: number | null = null) => ({
  cents,
  since: sinceDay === null ? null : sinceDay * DAY_MS,
});

describe('announcedReduction', () => {
  it.each<[string, Entry[], ReturnType<typeof lowest> | null]>([
    ['no prices', [], null],
    ['no reduction', [[0, 1000, 1000]], null],
    [
      'the price of now is not before',
      [
        [0, 1000, 1000],
        [40, 1000, 800],
      ],
      lowest(1000),
    ],
    ['reduced from the first day', [[0, 1000, 800]], null],
    [
      'a campaign in steps keeps the first',
      [
        [0, 1000, 1000],
        [40, 1000, 900],
        [50, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'steps of more than 30 days',
      [
        [0, 1000, 1000],
        [40, 1000, 900],
        [90, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'a step that changes nothing',
      [
        [0, 1000, 1000],
        [40, 1000, 900],
        [50, 1000, 900],
      ],
      lowest(1000),
    ],
    [
      'raised within the campaign: begins anew',
      [
        [0, 1000, 1000],
        [40, 1000, 700],
        [50, 1000, 900],
      ],
      null,
    ],
    [
      'reduced again after a pause',
      [
        [0, 1000, 1000],
        [40, 1000, 700],
        [50, 1000, 1000],
        [60, 1000, 900],
      ],
      null,
    ],
    [
      'reduced again after 30 days',
      [
        [0, 1000, 1000],
        [40, 1000, 700],
        [50, 1000, 1000],
        [80, 1000, 900],
      ],
      lowest(1000),
    ],
    [
      'a day less than 30',
      [
        [0, 1000, 1000],
        [40, 1000, 700],
        [50, 1000, 1000],
        [79, 1000, 900],
      ],
      null,
    ],
    [
      'raised to be reduced',
      [
        [0, 1000, 1000],
        [40, 1200, 1200],
        [50, 1200, 1000],
      ],
      null,
    ],
    [
      'raised long before',
      [
        [0, 1000, 1000],
        [40, 1200, 1200],
        [70, 1200, 1000],
      ],
      lowest(1200),
    ],
    [
      'struck below what it cost',
      [
        [0, 1500, 1500],
        [40, 1000, 800],
      ],
      lowest(1500),
    ],
    [
      'on sale for ten days',
      [
        [5, 1000, 1000],
        [15, 1000, 800],
      ],
      lowest(1000, 5),
    ],
    [
      'on sale for ten days, then a second step',
      [
        [5, 1000, 1000],
        [15, 1000, 800],
        [60, 1000, 700],
      ],
      lowest(1000, 5),
    ],
    [
      'on sale for 30 days',
      [
        [5, 1000, 1000],
        [35, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'what was in force when the 30 days began',
      [
        [0, 600, 600],
        [20, 1000, 1000],
        [40, 1000, 800],
      ],
      null,
    ],
    [
      'a draft was sold to nobody',
      [
        [0, 1000, 1000, false],
        [40, 1000, 800],
      ],
      null,
    ],
    [
      'hidden while it cost less',
      [
        [0, 1000, 1000],
        [40, 600, 600, false],
        [41, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'hidden within the campaign',
      [
        [0, 1000, 1000],
        [40, 1000, 800],
        [50, 1000, 800, false],
        [51, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'two prices of one moment',
      [
        [0, 1000, 1000],
        [40, 100, 100],
        [40, 1000, 800],
      ],
      lowest(1000),
    ],
    [
      'not announced is a price like any other',
      [
        [0, 1000, 800],
        [40, 800, 700],
      ],
      lowest(800),
    ],
    [
      'not announced, then deeper',
      [
        [0, 1000, 800],
        [40, 1000, 700],
      ],
      null,
    ],
    [
      'a step with a higher struck price',
      [
        [0, 1000, 1000],
        [40, 1000, 900],
        [50, 1200, 850],
      ],
      null,
    ],
  ])('%s', (_, entries, expected) => {
    expect(announcedReduction(logOf(entries))).toEqual(expected);
  });
});

describe('lowestRecentPrice', () => {
  it.each<[string, Entry[], number, ReturnType<typeof lowest> | null]>([
    ['never sold', [], 40, null],
    ['a draft', [[0, 1000, 1000, false]], 40, null],
    ['the price of now', [[0, 1000, 1000]], 40, lowest(1000)],
    [
      'a lower one of last week',
      [
        [0, 1000, 1000],
        [33, 700, 700],
        [35, 1000, 1000],
      ],
      40,
      lowest(700),
    ],
    [
      'a lower one that is older',
      [
        [0, 700, 700],
        [5, 1000, 1000],
      ],
      40,
      lowest(1000),
    ],
    [
      'hidden since yesterday',
      [
        [0, 1000, 1000],
        [39, 700, 700, false],
      ],
      40,
      lowest(1000),
    ],
    ['on sale since last week', [[33, 1000, 1000]], 40, lowest(1000, 33)],
  ])('%s', (...[, entries, day, expected]) => {
    expect(lowestRecentPrice(logOf(entries), day * DAY_MS)).toEqual(expected);
  });
});

describe('isAnnounced', () => {
  it.each([
    [10, 8, 10, true],
    [10, 8, null, false],
    [10, 10, 10, false],
  ])(
    '%d to %d euro beside %p: %s',
    (...[prezzoVendita, prezzoScontato, prezzoMinimo30Giorni, expected]) => {
      const product = { prezzoVendita, prezzoScontato, prezzoMinimo30Giorni };
      expect(isAnnounced(product)).toBe(expected);
    },
  );
});
