import type { AnonymousPage } from '@zaino/contracts/analytics';
import { hasConsent } from '@zaino/web/consent';
import { tellPageView } from './tell-page-view';
import { forgetUnwanted, keepCampaign, keepVisit, knownCampaigns } from './visit-cookies';

/** Keeps the cookies to what was agreed to, and tells of the pages where that was agreed to. */
export function measureVisit(takePages: () => AnonymousPage[]): void {
  forgetUnwanted();
  if (hasConsent('marketing')) keepCampaign();
  // Asked anew: consent may have been taken back while this code was on its way.
  if (!hasConsent('analytics')) return;
  const campaigns = hasConsent('marketing') ? knownCampaigns() : { first: null, last: null };
  for (const page of takePages()) tellPageView({ ...page, visit: keepVisit(), campaigns });
}
