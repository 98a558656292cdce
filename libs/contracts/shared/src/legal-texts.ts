/** A text that people accept or are told by, in its versions. */
export interface LegalText {
  /** Of its page; a version's own page lies below it. */
  path: string;
  /** The days in Italy from which each holds, oldest first. One that was published is never changed nor taken away. */
  versions: readonly [string, ...string[]];
}

/**
 * The legal texts of the shop. A new version is named here ahead of its day and written beside the others in
 * apps/shell/src/legal: pages and orders then change over at the same midnight, however they were released.
 */
export const legalTexts = {
  terms: {
    path: '/terms-of-service',
    versions: [
      '2026-11-23',
      '2026-12-01',
      '2026-12-10',
      '2026-12-15',
      '2026-12-20',
      '2026-12-21',
      '2026-12-22',
    ],
  },
  privacy: {
    path: '/privacy-policy',
    versions: ['2026-11-23', '2026-12-10', '2026-12-20', '2026-12-22'],
  },
  cookies: { path: '/cookie-policy', versions: ['2026-11-23'] },
} as const satisfies Record<string, LegalText>;
export type LegalTextName = keyof typeof legalTexts;

/** The version that holds on a day in Italy (`2026-11-23`); the first one before there was any. */
export function versionInForce({ versions }: LegalText, day: string): string {
  return versions.findLast((version) => version <= day) ?? versions[0];
}

/** Page of one version of a text. */
export function versionPath({ path }: LegalText, version: string): string {
  return `${path}/${version}`;
}
