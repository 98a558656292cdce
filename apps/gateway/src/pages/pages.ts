import { setTimeout as delay } from 'node:timers/promises';
import {
  ADMIN_PATH,
  type Company,
  isBelowMount,
  readQuery,
  type RoutePattern,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { addressBlock } from '@zaino/service/address-block';
import { createAllowance } from '../allowance';
import { clientAddress } from '../calls/client-address';
import { isCall, sendProblem } from '../gateway-problem';
import type { ActiveReleases, ReleaseStore } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import type { SiteOf } from '../sites';
import { EarlyHints } from './early-hints';
import { makePage } from './make-page';
import type { PageAnalytics } from './page-analytics';
import type { PageAnswer } from './page-answer';
import type { AskedPage, Lookup, PageCache } from './page-cache';
import { refusePage } from './refuse-page';
import type { PagePace } from './page-pace';
import type { RenderBudget } from './render-budget';
import { patternMatcher } from './route-pattern';
import type { VisitorSemaphores } from './visitor-semaphores';
import { sendPage } from './send-page';

type Releases = ActiveReleases<RenderPool>;

interface Options {
  store: ReleaseStore<RenderPool>;
  /** Undefined where every page is to be made anew. */
  cache: PageCache | undefined;
  /** Undefined where nothing is counted. */
  pace: PagePace | undefined;
  budget: RenderBudget;
  semaphores: VisitorSemaphores;
  siteOf: SiteOf;
  analytics: PageAnalytics;
  /** Whose shop it is. */
  company: Company;
  isDevelopment: boolean;
  registry: Registry;
}

/** What pages of one release set have in common. */
interface Shared {
  /** Stands for the set in the cache's keys. */
  number: number;
  hints: EarlyHints;
  patternAt: (path: string) => RoutePattern | undefined;
}

/** Of failures of pages: whoever asks for many has them all fail for one reason. */
const LINES_A_MINUTE = 300;

/** For an address at whose pace the next page would be too late, in seconds. */
const PACE_RETRY_S = 10;

const session = new RegExp(`(?:^|;)\\s*${SESSION_COOKIE}=`);

/** Serves every page, rendered by the shell and the remotes of the active releases. */
export function servePages(app: FastifyInstance, options: Options): void {
  const { store, siteOf, analytics, company, isDevelopment } = options;
  const lookups = countLookups(options.registry);
  const sharedBy = numbered();
  const find = finder(options);
  const mayLog = createAllowance(LINES_A_MINUTE, (left) =>
    app.log.warn({ left }, 'further failures of pages left out'),
  );

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A proxy's way of asking, for another host.
    if (!request.url.startsWith('/')) return sendProblem(reply, { statusCode: 400 });
    const { origin, shop } = siteOf(request);
    // Put together as text: in an address of its own `//` would begin another host.
    const url = new URL(origin + request.url);
    if (isCall(url.pathname)) return sendProblem(reply, 'notFound');
    if (shop !== undefined && !isBelowMount(url.pathname, ADMIN_PATH)) {
      return leaveAdminSite(reply, url, shop);
    }
    const releases = store.active();
    if (!releases) return sendProblem(reply, 'unavailable');
    const { number, hints, patternAt } = sharedBy(releases);
    const pattern = patternAt(url.pathname);
    if (pattern?.searchParams) url.search = readQuery(url.search, pattern.searchParams);
    const cookie = sessionCookie(request);
    const visitor = addressBlock(clientAddress(request));
    const make: MakePage = () =>
      makePage({
        request,
        releases,
        company,
        url,
        shop,
        cookie,
        isKept: options.cache !== undefined,
        isDevelopment,
        analytics,
        mayLog,
      });
    const isEntrance = pattern?.isEntrance ?? false;
    const key = cookie === undefined ? `${number} ${url.href}` : undefined;
    const found = await find({ key, visitor, isEntrance }, make);
    if (typeof found === 'number') {
      lookups.inc({ lookup: 'refused' });
      return refusePage(reply, found);
    }
    lookups.inc({ lookup: found.lookup });
    if (found.page instanceof Promise) hints.send(reply, url.pathname);
    return sendPage(reply, await found.page);
  }

  app.get('/*', answer);
}

interface Found {
  lookup: Lookup | 'none';
  page: PageAnswer | Promise<PageAnswer>;
}

type Finding = Pick<Options, 'cache' | 'budget' | 'semaphores' | 'pace'>;

type MakePage = () => Promise<PageAnswer>;

/** Without a key where it is somebody's own, which nobody else asks for. */
type Asked = Omit<AskedPage, 'key'> & { key: string | undefined };

/**
 * Finds a page or has it made. Gives the seconds to wait where the address has had too many: who only waits for a page
 * that somebody else has made is not refused.
 */
function finder({ cache, budget, semaphores, pace }: Finding) {
  return async ({ key, ...asked }: Asked, make: MakePage): Promise<Found | number> => {
    const { visitor } = asked;
    const waitMs = pace ? pace.waitOf(visitor) : 0;
    if (waitMs === undefined) return PACE_RETRY_S;
    if (waitMs > 0) await delay(waitMs);
    const makeInTurn = (onBegin?: () => void) =>
      semaphores.run(visitor, () => {
        onBegin?.();
        return make();
      });
    if (cache && key !== undefined && !cache.lacks(key)) {
      return cache.find({ ...asked, key }, async (onBegin) => {
        // The old page stays until its time has passed.
        if ((await budget.spend(visitor)) > 0) throw new Error('no rendering is left');
        return makeInTurn(onBegin);
      });
    }
    const retryAfterS = await budget.spend(visitor);
    if (retryAfterS > 0) return retryAfterS;
    return cache && key !== undefined
      ? cache.find({ ...asked, key }, makeInTurn)
      : { lookup: 'none', page: makeInTurn() };
  };
}

/** The admin area's own origin has its pages only: its begin leads to them, all else to the shop. */
function leaveAdminSite(reply: FastifyReply, url: URL, shop: string): FastifyReply {
  const target = url.pathname === '/' ? ADMIN_PATH : shop + url.pathname + url.search;
  return reply.header('cache-control', 'no-store').redirect(target);
}

/** The cookies of somebody with a session; all others get the page that everybody gets. */
function sessionCookie({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie !== undefined && session.test(cookie) ? cookie : undefined;
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
  const patternAt = patternMatcher(releases.renderer.patterns);
  return { number, patternAt, hints: new EarlyHints(releases, patternAt) };
}

function countLookups(registry: Registry): Counter<'lookup'> {
  return new Counter({
    name: 'gateway_page_lookups_total',
    help: 'Pages asked for, by how they were found: fresh, stale, miss, none where nothing is kept, or refused',
    labelNames: ['lookup'],
    registers: [registry],
  });
}
