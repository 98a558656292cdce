import { addVisits, type HealthSlice, noVisits } from '@zaino/contracts/analytics';
import { CanaryJudgement, type Verdict } from './canary-judgement';

interface JudgedCanary {
  version: string;
  stableVersion: string;
  startedAt: Date;
}

/** Judges a canary by the slices of it and of the stable version, those before its start among them. */
export function judgeCanary(
  { version, stableVersion, startedAt }: JudgedCanary,
  slices: readonly HealthSlice[],
): Verdict | null {
  const began = startedAt.toISOString();
  const ofStable = slices.filter((slice) => slice.version === stableVersion);
  const before = ofStable.filter(({ at }) => at < began);
  const judgement = new CanaryJudgement(before.reduce(addVisits, noVisits));
  const moments = new Set(slices.flatMap(({ at }) => (at < began ? [] : [at])));
  for (const at of [...moments].sort()) {
    const visitsOf = (wanted: string) =>
      slices.find((slice) => slice.at === at && slice.version === wanted) ?? noVisits;
    judgement.add(visitsOf(version), visitsOf(stableVersion));
  }
  return judgement.verdict();
}
