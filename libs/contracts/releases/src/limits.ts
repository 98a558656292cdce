/** How far a version's number is from the one before. */
export const versionJumps = ['patch', 'minor', 'major'] as const;
export type VersionJump = (typeof versionJumps)[number];

/** Largest share of visitors that a canary may have, in per cent. */
export const LARGEST_CANARY_SHARE = 50;

/** Longest life of a link to a preview, in hours. */
export const LONGEST_PREVIEW_HOURS = 7 * 24;
