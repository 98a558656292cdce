import type {
  AppBudget,
  AppFigures,
  AppReleases,
  Canary,
  PublishedVersion,
  VersionRecord,
  VisitFigures,
} from '@zaino/contracts/releases';

const published = (
  version: string,
  number: string,
  more: Partial<PublishedVersion> = {},
): PublishedVersion => ({
  app: 'cart',
  version,
  number,
  publishedAt: '2026-11-20T08:00:00.000Z',
  by: 'squadra carrello',
  heaviestPage: 84_200,
  isCollected: false,
  ...more,
});

export const live = published('aaaa1111', '1.4.2');
export const before = published('bbbb2222', '1.4.1', { heaviestPage: 80_000 });
export const next = published('cccc3333', '1.4.3', { heaviestPage: 91_500 });

/** The cart: 1.4.2 is live, 1.4.1 was before, 1.4.3 is to come. */
export const cart: AppReleases = {
  app: 'cart',
  live,
  liveSince: '2026-11-26T08:00:00.000Z',
  back: before,
  canary: null,
  versions: [next, live, before],
};

const record = (
  { version, number, heaviestPage }: PublishedVersion,
  day: number,
  more: Partial<VersionRecord> = {},
): VersionRecord => ({
  version,
  number,
  publishedAt: `2026-11-${day}T08:00:00.000Z`,
  heaviestPage,
  firstLoad: 24_000,
  figures: null,
  visitsLcp: null,
  ...more,
});

/** Of its three versions the latest was measured: one page is slow, and one breaks a rule. */
export const cartBudget: AppBudget = {
  app: 'cart',
  budget: {
    heaviestPage: 95_000,
    firstLoad: 25_000,
    lcpPercent: 10,
    lcpMs: 100,
    violations: 0,
    needsFigures: false,
  },
  changedAt: '2026-11-20T08:00:00.000Z',
  by: 'Registro',
  versions: [
    record(next, 26, {
      figures: {
        measuredAt: '2026-11-26T07:00:00.000Z',
        tool: 'Chromium',
        comparedWith: 'single-bundle',
        visits: 9,
        pages: [
          { page: '/cart', lcp: 1_400, comparedLcp: 2_900, violations: [] },
          {
            page: '/checkout',
            lcp: 1_700,
            comparedLcp: 3_000,
            violations: [{ rule: 'color-contrast', places: 2 }],
          },
        ],
      },
    }),
    record(live, 24, { visitsLcp: 1_900 }),
    record(before, 20, { firstLoad: null, visitsLcp: 2_100 }),
  ],
  areVisitsKnown: true,
};

export const canary: Canary = {
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a001',
  app: 'cart',
  version: next.version,
  number: next.number,
  share: 5,
  tenant: null,
  isForStaff: false,
  isPaused: false,
  startedAt: '2026-11-27T01:00:00.000Z',
  by: 'direzione',
};

export const visits: VisitFigures = {
  visits: 2_000,
  failures: 4,
  renders: 1_500,
  failedRenders: 3,
  lcp: 1_800,
  inp: 120,
};

const points = (figures: VisitFigures) => [
  { ...figures, at: '2026-11-27T00:00:00.000Z' },
  { ...figures, at: '2026-11-27T01:00:00.000Z' },
];

/** The live version's visits beside those of a canary. */
export const figuresOf = (ofCanary: VisitFigures): AppFigures => ({
  app: 'cart',
  series: [
    { version: live.version, role: 'live', points: points(visits), totals: visits },
    { version: next.version, role: 'canary', points: points(ofCanary), totals: ofCanary },
  ],
});
