import {
  type ComplianceCheck,
  type ComplianceCheckName,
  type ComplianceEvidence,
  MOST_EVIDENCE,
} from '@zaino/contracts/shared';

interface Found {
  /** How many of its kind were looked at. */
  looked: number;
  findings: readonly ComplianceEvidence[];
}

/** A check of the law with its state: broken where anything is, else to look at where anything is. */
export function complianceCheck(
  check: ComplianceCheckName,
  { looked, findings }: Found,
): ComplianceCheck {
  const broken = findings.filter(({ state }) => state === 'broken');
  const toLookAt = findings.filter(({ state }) => state === 'look');
  const worst = toLookAt.length > 0 ? 'look' : 'fine';
  return {
    check,
    state: broken.length > 0 ? 'broken' : worst,
    looked,
    broken: broken.length,
    toLookAt: toLookAt.length,
    evidence: [...broken, ...toLookAt].slice(0, MOST_EVIDENCE),
  };
}
