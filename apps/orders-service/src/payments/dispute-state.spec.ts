import type { DisputeState } from '@zaino/contracts/orders';
import { disputeStateOf, saysMore } from './dispute-state';

describe('where a dispute stands', () => {
  it.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'closed'],
    ['needs_response', 'needs-response'],
    ['under_review', 'under-review'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['prevented', 'closed'],
  ] as const)('is, where the provider says %s, %s', (status, state) => {
    expect(disputeStateOf({ status })).toBe(state);
  });
});

describe('a message about a dispute', () => {
  const at = (state: DisputeState, hour: number) => ({
    state,
    toldAt: new Date(Date.UTC(2026, 8, 14, hour)),
  });

  it.each([
    ['the first one', null, at('needs-response', 8), true],
    ['a later one', at('inquiry', 8), at('needs-response', 9), true],
    ['one of the same second', at('needs-response', 8), at('under-review', 8), true],
    ['an older one', at('under-review', 9), at('needs-response', 8), false],
    ['the end, whenever it was told', at('under-review', 9), at('lost', 8), true],
    ['what comes behind the end', at('won', 8), at('under-review', 9), false],
    ['another end', at('won', 8), at('lost', 9), false],
  ])('says more: %s', (_, known, told, expected) => {
    expect(saysMore(known, told)).toBe(expected);
  });
});
