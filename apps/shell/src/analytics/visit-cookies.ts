import { campaignPattern, type VisitKind } from '@zaino/contracts/analytics';
import { type Cookie, cookies } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { hasConsent } from '@zaino/web/consent';

/** Cookies that need consent; no service reads them. */
type OptionalCookie = Exclude<(typeof cookies)[keyof typeof cookies], { purpose: 'necessary' }>;

const isOptional = (cookie: Cookie): cookie is OptionalCookie => cookie.purpose !== 'necessary';
const optionalCookies: OptionalCookie[] = Object.values(cookies).filter(isOptional);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Where the browser keeps no cookies: the visit that this page belongs to is under way. */
let day: string | undefined;

/** Takes away what was set by a consent that holds no longer. */
export function forgetUnwanted(): void {
  if (!hasConsent('analytics')) day = undefined;
  for (const cookie of optionalCookies) {
    const isWanted = hasConsent(cookie.purpose);
    if (!isWanted && read(cookie) !== undefined) write(cookie, '', 0);
  }
}

/** Notes the visit of today; gives which one the page belongs to. Needs consent to analytics. */
export function keepVisit(): VisitKind {
  const today = italianDay(new Date());
  const lastDay = day ?? read(cookies.lastVisit);
  const isFirst = read(cookies.firstVisit) === undefined && day === undefined;
  if (isFirst) write(cookies.firstVisit, today.slice(0, 'YYYY-MM'.length));
  write(cookies.lastVisit, today);
  day = today;
  if (isFirst) return 'first';
  return lastDay !== undefined && DAY.test(lastDay) && lastDay === today ? 'same' : 'returning';
}

/** Notes the campaign whose link led here, if one did. Needs consent to marketing. */
export function keepCampaign(): void {
  const campaign = new URLSearchParams(location.search).get('utm_campaign')?.toLowerCase();
  if (campaign === undefined || !campaignPattern.test(campaign)) return;
  if (read(cookies.firstCampaign) === undefined) write(cookies.firstCampaign, campaign);
  write(cookies.lastCampaign, campaign);
}

/** Anything else in their place was not written by us. */
export function knownCampaigns(): { first: string | null; last: string | null } {
  const campaign = (cookie: OptionalCookie) => {
    const value = read(cookie);
    return value !== undefined && campaignPattern.test(value) ? value : null;
  };
  return { first: campaign(cookies.firstCampaign), last: campaign(cookies.lastCampaign) };
}

function read({ name }: OptionalCookie): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function write({ name, maxAgeS }: OptionalCookie, value: string, ageS: number = maxAgeS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${ageS}${secure}`;
}
