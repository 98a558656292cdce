import { type ComplianceEvidence, MOST_EVIDENCE } from '@zaino/contracts/shared';
import { complianceCheck } from './compliance-check';

const found = (state: 'look' | 'broken', id = ''): ComplianceEvidence => ({
  state,
  kind: 'order',
  id,
  label: 'ZN-7K3M-9QXD',
  words: 'In ritardo',
});

describe('a check', () => {
  it.each([
    [[], 'fine'],
    [[found('look')], 'look'],
    [[found('look'), found('broken')], 'broken'],
  ] as const)('of %j is %s', (findings, state) => {
    expect(complianceCheck('invoices', { looked: 3, findings })).toMatchObject({
      state,
      looked: 3,
    });
  });

  it('counts all that it has found, and names what is broken first', () => {
    const many = Array.from({ length: 2 * MOST_EVIDENCE }, (_, n) => found('look', `${n}`));
    const { evidence, broken, toLookAt } = complianceCheck('invoices', {
      looked: 100,
      findings: [...many, found('broken', 'last')],
    });
    expect([broken, toLookAt, evidence.length]).toEqual([1, 2 * MOST_EVIDENCE, MOST_EVIDENCE]);
    expect(evidence[0]?.id).toBe('last');
  });
});
