import type { VersionJump } from '@zaino/contracts/releases';

interface VersionNumber {
  major: number;
  minor: number;
  patch: number;
}

/** The number after the highest; an app's first version is 1.0.0 whatever was asked for. */
export function nextNumber(highest: VersionNumber, jump: VersionJump): VersionNumber {
  const { major, minor, patch } = highest;
  if (major === 0 || jump === 'major') return { major: major + 1, minor: 0, patch: 0 };
  if (jump === 'minor') return { major, minor: minor + 1, patch: 0 };
  return { major, minor, patch: patch + 1 };
}
