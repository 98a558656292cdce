/** When the accessibility statement was written last, as a day in Italy, and how long it may stand (d.lgs. 82/2022, Allegato IV). */
export const accessibilityStatement = {
  path: '/accessibility',
  writtenOn: '2026-11-23',
  standsForDays: 365,
} as const;
