import { accountAnswer, payoutAnswer } from './account-answer';

const account = (changes: object = {}, requirements: object = {}) => ({
  id: 'acct_1',
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  capabilities: { card_payments: 'active', transfers: 'active' },
  requirements: {
    currently_due: [],
    past_due: [],
    current_deadline: null,
    disabled_reason: null,
    errors: [],
    ...requirements,
  },
  ...changes,
});

describe('an account of the provider', () => {
  it.each([
    ['active', {}, {}],
    ['active', {}, { currently_due: ['company.tax_id'] }],
    ['in-review', { charges_enabled: false }, {}],
    ['in-review', { payouts_enabled: false }, {}],
    ['in-review', { capabilities: { transfers: 'pending' } }, {}],
    ['in-review', { capabilities: null }, {}],
    ['incomplete', { details_submitted: false, charges_enabled: false }, {}],
    ['incomplete', { charges_enabled: false }, { currently_due: ['external_account'] }],
    ['incomplete', { charges_enabled: false }, { past_due: ['external_account'] }],
  ])('is %s where it is %j and asks %j', (standing, changes, requirements) => {
    expect(accountAnswer(account(changes, requirements)).standing).toBe(standing);
  });

  it('tells what is missing, each once, and what is late or was refused', () => {
    const answer = accountAnswer(
      account(
        {},
        {
          currently_due: ['external_account', 'company.tax_id', 'company.name'],
          past_due: ['external_account'],
          errors: [{ requirement: 'company.name', code: 'invalid_value_other', reason: 'no' }],
          current_deadline: 1_790_000_000,
        },
      ),
    );
    expect(answer.missing).toEqual([
      { name: 'external_account', isLate: true },
      { name: 'company.name', isLate: true },
      { name: 'company.tax_id', isLate: false },
    ]);
    expect(answer.deadline).toBe('2026-09-21T14:13:20.000Z');
  });

  it.each([
    ['rejected.fraud', true],
    ['listed', true],
    ['requirements.past_due', false],
    ['under_review', false],
    [null, false],
  ])('with the reason %j is rejected: %s', (reason, isRejected) => {
    expect(accountAnswer(account({}, { disabled_reason: reason })).isRejected).toBe(isRejected);
  });

  it.each([
    [null, undefined],
    [null, null],
    [null, {}],
    ['a-bookshop', { tenantId: 'a-bookshop' }],
  ])('was made for %j where its note is %j', (madeFor, metadata) => {
    expect(accountAnswer(account({ metadata })).madeFor).toBe(madeFor);
  });

  it.each([
    [undefined],
    [{}],
    [account({ charges_enabled: 'yes' })],
    [account({}, { currently_due: [1] })],
    [account({}, { current_deadline: 'soon' })],
  ])('is refused where it is %j', (told) => {
    expect(() => accountAnswer(told)).toThrow();
  });
});

describe('a payout', () => {
  const payout = {
    id: 'po_1',
    amount: 12_345,
    currency: 'eur',
    arrival_date: Date.parse('2026-10-01T00:00:00Z') / 1_000,
    status: 'in_transit',
  };

  it('is told in euro, with its day', () => {
    const expected = { id: 'po_1', amount: 123.45, state: 'in-transit', day: '2026-10-01' };
    expect(payoutAnswer(payout)).toEqual(expected);
  });

  it.each([[{ status: 'lost' }], [{ currency: 'usd' }], [{ amount: 1.5 }], [{ id: 7 }]])(
    'is refused with %j',
    (changes) => {
      expect(() => payoutAnswer({ ...payout, ...changes })).toThrow();
    },
  );
});
