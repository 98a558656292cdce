import {
  analyticsApi,
  anonymousPage,
  type AnonymousPage,
  type PageView,
  type VisitKind,
} from '@zaino/contracts/analytics';
import type { AnalyticsTarget } from '@zaino/contracts/shared';
import { CONSENT_VERSION } from '@zaino/web/consent-storage';
import { readTarget } from './read-target';

interface ViewToTell extends AnonymousPage {
  visit: VisitKind;
  campaigns: { first: string | null; last: string | null };
}

type TargetOf<Kind extends AnalyticsTarget['kind']> = Extract<AnalyticsTarget, { kind: Kind }>;

/**
 * Tells whoever the operator has chosen of a page, by a beacon: nothing waits for it, and where nobody takes it the page
 * is none the worse. The protocols of the third parties are spoken here, so that no code of theirs is in the page.
 */
export function tellPageView({ visit, campaigns, ...page }: ViewToTell): void {
  const { title, path } = anonymousPage(page);
  const view: PageView = {
    title,
    path,
    visit,
    firstCampaign: campaigns.first,
    lastCampaign: campaigns.last,
    consentVersion: CONSENT_VERSION,
  };
  const target = readTarget();
  switch (target.kind) {
    case 'own':
      tellService(view);
      break;
    case 'matomo':
      tellMatomo(view, target);
      break;
    case 'ga4':
      tellGoogle(view, target);
      break;
    case 'none':
  }
}

function tellService(view: PageView): void {
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  navigator.sendBeacon(analyticsApi.addPageView.path, body);
}

/** Matomo's tracking HTTP API, without an identifier (`cookie=0`); a new visit is begun where ours begins. */
function tellMatomo({ title, path, visit }: PageView, target: TargetOf<'matomo'>): void {
  const said = {
    idsite: String(target.siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    action_name: title,
    url: location.origin + path,
    rand: randomNumber(),
    ...(visit !== 'same' && { new_visit: '1' }),
  };
  navigator.sendBeacon(target.endpoint, new URLSearchParams(said));
}

/** Made anew with each page that is loaded: Google is given no number that stays with a person. */
const googleClient = `${randomNumber()}.${randomNumber()}`;
const googleSession = String(Math.floor(Date.now() / 1_000));

/** The protocol of Google Analytics 4's own script; `npa`: nothing of it may serve personal advertising. */
function tellGoogle({ title, path, visit }: PageView, target: TargetOf<'ga4'>): void {
  const said = {
    v: '2',
    tid: target.measurementId,
    cid: googleClient,
    sid: googleSession,
    _p: randomNumber(),
    en: 'page_view',
    dt: title,
    dl: location.origin + path,
    ul: 'it-it',
    npa: '1',
    ...(visit !== 'same' && { _ss: '1' }),
    ...(visit === 'first' && { _fv: '1' }),
  };
  navigator.sendBeacon(`${target.endpoint}?${new URLSearchParams(said).toString()}`);
}

function randomNumber(): string {
  return String(Math.floor(Math.random() * 2 ** 31));
}
