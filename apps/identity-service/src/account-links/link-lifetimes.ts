import { INVITATION_DAYS } from '@zaino/contracts/identity';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import type { LinkPurpose } from './account-link.entity';

/** How long a link works after its mail was written. */
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  verify: 48 * HOUR_MS,
  'change-email': 48 * HOUR_MS,
  reset: HOUR_MS,
  colleague: INVITATION_DAYS * DAY_MS,
  'admin-access': 15 * MINUTE_MS,
};
