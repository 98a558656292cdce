/** How far a version's number is from the one before. */
export const versionJumps = ['patch', 'minor', 'major'] as const;
export type VersionJump = (typeof versionJumps)[number];

/** Largest share of visitors that a canary may have, in per cent. */
export const LARGEST_CANARY_SHARE = 50;

/** Longest life of a link to a preview, in hours. */
export const LONGEST_PREVIEW_HOURS = 7 * 24;

/** Most milliseconds that a page may take beside what it was compared with: so much per cent more, or milliseconds where that is more. */
export function lcpLimit(
  comparedMs: number,
  { lcpPercent, lcpMs }: { lcpPercent: number; lcpMs: number },
): number {
  return comparedMs + Math.max(Math.floor((comparedMs * lcpPercent) / 100), lcpMs);
}
