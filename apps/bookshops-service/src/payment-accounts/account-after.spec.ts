import type { ProviderAccount } from '@zaino/contracts/orders';
import { accountAfter } from './account-after';

const now = new Date('2026-09-14T08:00:00Z');
const before = new Date('2026-09-01T08:00:00Z');
const told = (standing: ProviderAccount['standing'], more: Partial<ProviderAccount> = {}) => ({
  standing,
  missing: [],
  deadline: null,
  isRejected: false,
  ...more,
});

describe('an account, as the provider says that it stands', () => {
  it.each(['incomplete', 'in-review', 'unknown'] as const)(
    'that was never active takes nothing away while it is %s',
    (standing) => {
      const after = accountAfter({ verifiedAt: null, cardsOffSince: null }, told(standing), now);
      expect(after).toMatchObject({ cardsOffSince: null, isNewlyRestricted: false });
      expect(after.account.verifiedAt).toBeNull();
    },
  );

  it('is verified from the moment on at which it is first known to be active', () => {
    const first = accountAfter({ verifiedAt: null, cardsOffSince: null }, told('active'), now);
    expect(first.account.verifiedAt).toBe(now);
    const again = accountAfter({ verifiedAt: before, cardsOffSince: null }, told('active'), now);
    expect(again.account.verifiedAt).toBe(before);
  });

  it.each(['incomplete', 'in-review', 'unknown'] as const)(
    'that was active turns cards off while it is %s, and is told of once',
    (standing) => {
      const off = accountAfter({ verifiedAt: before, cardsOffSince: null }, told(standing), now);
      expect(off).toMatchObject({ cardsOffSince: now, isNewlyRestricted: true });
      const still = accountAfter(
        { verifiedAt: before, cardsOffSince: before },
        told(standing),
        now,
      );
      expect(still).toMatchObject({ cardsOffSince: before, isNewlyRestricted: false });
      const on = accountAfter({ verifiedAt: before, cardsOffSince: before }, told('active'), now);
      expect(on).toMatchObject({ cardsOffSince: null, isNewlyRestricted: false });
    },
  );

  it('keeps what is asked for, also of one that is active', () => {
    const missing = [{ name: 'company.tax_id', isLate: false }];
    const deadline = '2026-10-01T00:00:00.000Z';
    const { account } = accountAfter(
      { verifiedAt: before, cardsOffSince: null },
      told('active', { missing, deadline }),
      now,
    );
    expect(account).toMatchObject({ missing, deadline: new Date(deadline), checkedAt: now });
  });
});
