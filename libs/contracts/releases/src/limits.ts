/** How far a version's number is from the one before. */
export const versionJumps = ['patch', 'minor', 'major'] as const;
export type VersionJump = (typeof versionJumps)[number];

/** Largest share of visitors that a canary may have, in per cent. */
export const LARGEST_CANARY_SHARE = 50;

/** Longest life of a link to a preview, in hours. */
export const LONGEST_PREVIEW_HOURS = 7 * 24;

/** How long a browser takes an app from its own machine, in hours: a working day. */
export const LOCAL_REMOTE_HOURS = 8;

/** An origin on the machine of whoever looks, with its port. No other host's code ever comes into a page. */
export const LOCAL_ORIGIN =
  /^http:\/\/(?:localhost|127\.0\.0\.1):(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/;

/** Most milliseconds that a page may take beside what it was compared with: so much per cent more, or milliseconds where that is more. */
export function lcpLimit(
  comparedMs: number,
  { lcpPercent, lcpMs }: { lcpPercent: number; lcpMs: number },
): number {
  return comparedMs + Math.max(Math.floor((comparedMs * lcpPercent) / 100), lcpMs);
}
