import {
  ADMIN_PATH,
  type Company,
  cookiePattern,
  isBelowMount,
  readQuery,
  releasesAtFront,
  remoteAt,
  type RoutePattern,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { createAllowance } from '@zaino/service/minute-allowance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { visitorOf } from '../calls/client-address';
import { isCall, sendProblem } from '../gateway-problem';
import type { LaneChooser } from '../lanes/lane-chooser';
import type { PreviewDoor } from '../lanes/preview-door';
import type { ActiveReleases } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import { sendClosedFront } from '../fronts/closed-front';
import type { FrontFinder } from '../fronts/front-finder';
import type { Site, SiteOf } from '../sites';
import { EarlyHints } from './early-hints';
import { type PageDemand, finder, type FindingParts } from './find-page';
import { makePage } from './make-page';
import type { PageAnalytics } from './page-analytics';
import { refusePage } from '../refuse-page';
import { patternMatcher } from './route-pattern';
import { sendPage } from './send-page';

type Releases = ActiveReleases<RenderPool>;

interface Options extends FindingParts {
  /** Says of which versions a page is made. */
  chooser: LaneChooser;
  door: PreviewDoor;
  siteOf: SiteOf;
  /** Whose the sub-domains are. */
  findFront: FrontFinder;
  analytics: PageAnalytics;
  /** Whose shop it is. */
  company: Company;
  isDevelopment: boolean;
  /** Whether the shop can be installed and read without a network. */
  isOffline: boolean;
  registry: Registry;
}

/** Which page, and of what it is made. */
type PagePlace = Pick<
  Parameters<typeof makePage>[0],
  'url' | 'releases' | 'shop' | 'shopFront' | 'preview'
>;

/** What pages of one release set have in common. */
interface Shared {
  /** Stands for the set in the cache's keys. */
  number: number;
  hints: EarlyHints;
  patternAt: (path: string) => RoutePattern | undefined;
}

/** Of failures of pages: whoever asks for many has them all fail for one reason. */
const LINES_A_MINUTE = 300;

const session = cookiePattern(SESSION_COOKIE);

/** Serves every page, rendered by the shell and the remotes of the versions that its browser gets. */
export function servePages(app: FastifyInstance, options: Options): void {
  const { chooser, door, siteOf, findFront, analytics, company, isDevelopment, isOffline } =
    options;
  const lookups = countLookups(options.registry);
  const sharedBy = numbered();
  const find = finder(options);
  const mayLog = linesOfFailures(app);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A proxy's way of asking, for another host.
    if (!request.url.startsWith('/')) return sendProblem(reply, { statusCode: 400 });
    const site = siteOf(request);
    // Put together as text: in an address of its own `//` would begin another host.
    const url = new URL(site.origin + request.url);
    if (isCall(url.pathname)) return sendProblem(reply, 'notFound');
    const elsewhere = otherPlaceOf(url, site);
    if (elsewhere !== undefined) return leaveSite(reply, elsewhere);
    const atDoor = door.answer(reply, url);
    if (atDoor) return atDoor;
    const lane = await chooser.choose(reply, site);
    if (lane === undefined) return sendProblem(reply, 'unavailable');
    if (typeof lane === 'string') return door.tellEnd(reply, url, lane);
    // Its renderer stays until this page is done, however long that has to wait for its turn.
    const letGo = lane.releases.renderer.hold();
    try {
      return await answerFrom(lane, reply, { url, site });
    } finally {
      letGo();
    }
  }

  async function answerFrom(
    lane: Pick<PagePlace, 'releases' | 'preview'>,
    reply: FastifyReply,
    { url, site: { shop, front } }: { url: URL; site: Site },
  ): Promise<FastifyReply> {
    if (!front) return sendMade(reply, { ...lane, url, shop });
    const found = await findFront(front, visitorOf(reply.request));
    switch (found.kind) {
      case 'open': {
        const releases = atFronts(lane.releases);
        return sendMade(reply, { ...lane, url, releases, shopFront: found.shopFront });
      }
      case 'closed':
        return sendClosedFront(reply, found.closed, front.mainSite);
      case 'refused':
        return refusePage(reply, found.retryAfterS);
    }
  }

  async function sendMade(reply: FastifyReply, place: PagePlace): Promise<FastifyReply> {
    const { request } = reply;
    const { url, releases, preview } = place;
    if (preview) void reply.header('x-robots-tag', 'noindex');
    const shared = sharedBy(releases);
    withReadQuery(url, shared);
    const make = () =>
      makePage({
        ...place,
        request,
        company,
        cookie: sessionCookie(request),
        isKept: options.cache !== undefined,
        isDevelopment,
        isOffline,
        analytics,
        mayLog,
      });
    const found = await find(askedPage(request, shared, place), {
      make,
      isGone: () => reply.raw.destroyed,
    });
    if (typeof found === 'number') {
      lookups.inc({ lookup: 'refused' });
      return refusePage(reply, found);
    }
    lookups.inc({ lookup: found.lookup });
    if (found.page instanceof Promise) shared.hints.send(reply, url.pathname);
    return sendPage(reply, await found.page);
  }

  app.get('/*', answer);
}

/** A page with another word of a bookshop's is another page: what is kept of one is never shown for another. */
function askedPage(
  request: FastifyRequest,
  { number, patternAt }: Shared,
  { url, shopFront, preview }: PagePlace,
): PageDemand {
  const isEntrance = patternAt(url.pathname)?.isEntrance ?? false;
  const isOwn = preview !== undefined || sessionCookie(request) !== undefined;
  const ofFront = shopFront ? `${shopFront.id} ${shopFront.version} ` : '';
  const key = isOwn ? undefined : `${number} ${ofFront}${url.href}`;
  return { key, visitor: visitorOf(request), isEntrance };
}

const linesOfFailures = ({ log }: FastifyInstance) =>
  createAllowance(LINES_A_MINUTE, (left) =>
    log.warn({ left }, 'further failures of pages left out'),
  );

/** Leaves of the query what the page reads. */
function withReadQuery(url: URL, { patternAt }: Shared): void {
  const { searchParams } = patternAt(url.pathname) ?? {};
  if (searchParams) url.search = readQuery(url.search, searchParams);
}

/**
 * The admin area's own origin has its pages only: its begin leads to them, all else to the shop. At a bookshop's there
 * are none: what keeps an admin signed in is never in the reach of its pages.
 */
function otherPlaceOf({ pathname, search }: URL, { shop, front }: Site): string | undefined {
  const isOfAdmins = isBelowMount(pathname, ADMIN_PATH);
  if (front && isOfAdmins) return front.mainSite + pathname + search;
  if (shop === undefined || isOfAdmins) return undefined;
  return pathname === '/' ? ADMIN_PATH : shop + pathname + search;
}

const leaveSite = (reply: FastifyReply, place: string) =>
  reply.header('cache-control', 'no-store').redirect(place);

/** The cookies of somebody with a session; all others get the page that everybody gets. */
function sessionCookie({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie !== undefined && session.test(cookie) ? cookie : undefined;
}

const frontsOf = new WeakMap<Releases, Releases>();

/** The releases as pages at bookshops' addresses know them: the same object for the same releases. */
function atFronts(releases: Releases): Releases {
  const known = frontsOf.get(releases) ?? { ...releases, set: releasesAtFront(releases.set) };
  frontsOf.set(releases, known);
  return known;
}

function numbered(): (releases: Releases) => Shared {
  const known = new WeakMap<Releases, Shared>();
  let last = 0;
  return (releases) => {
    const shared = known.get(releases) ?? sharedOf(releases, ++last);
    known.set(releases, shared);
    return shared;
  };
}

function sharedOf(releases: Releases, number: number): Shared {
  const patternAt = patternMatcher(patternsOf(releases));
  return { number, patternAt, hints: new EarlyHints(releases, patternAt) };
}

/** What stands at bookshops' addresses alone takes the place there of what has the same address on the main site. */
function patternsOf({ renderer: { patterns }, set }: Releases): RoutePattern[] {
  const ofFronts = patterns.filter(({ isOfFront }) => isOfFront);
  const others = patterns.filter(({ isOfFront }) => !isOfFront);
  const isAtFront = ofFronts.some(({ path }) => remoteAt(path, set) !== undefined);
  return isAtFront ? [...ofFronts, ...others] : others;
}

function countLookups(registry: Registry): Counter<'lookup'> {
  return new Counter({
    name: 'gateway_page_lookups_total',
    help: 'Pages asked for, by how they were found: fresh, stale, miss, none where nothing is kept, or refused',
    labelNames: ['lookup'],
    registers: [registry],
  });
}
