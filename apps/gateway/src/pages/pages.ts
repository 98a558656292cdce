import {
  ADMIN_PATH,
  type Company,
  cookiePattern,
  isBelowMount,
  readQuery,
  type RoutePattern,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { createAllowance } from '@zaino/service/minute-allowance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { addressBlock } from '@zaino/service/address-block';

import { clientAddress } from '../calls/client-address';
import { isCall, sendProblem } from '../gateway-problem';
import type { ActiveReleases, ReleaseStore } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import type { SiteOf } from '../sites';
import { EarlyHints } from './early-hints';
import { type Asked, finder, type FindingParts } from './find-page';
import { makePage } from './make-page';
import type { PageAnalytics } from './page-analytics';
import { refusePage } from './refuse-page';
import { patternMatcher } from './route-pattern';
import { sendPage } from './send-page';

type Releases = ActiveReleases<RenderPool>;

interface Options extends FindingParts {
  store: ReleaseStore<RenderPool>;
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

const session = cookiePattern(SESSION_COOKIE);

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
    const shared = sharedBy(releases);
    withReadQuery(url, shared);
    const make = () =>
      makePage({
        request,
        releases,
        company,
        url,
        shop,
        cookie: sessionCookie(request),
        isKept: options.cache !== undefined,
        isDevelopment,
        analytics,
        mayLog,
      });
    const found = await find(askedPage(request, shared, url), {
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

/** What a page is found by; without a key where it is somebody's own. */
function askedPage(request: FastifyRequest, { number, patternAt }: Shared, url: URL): Asked {
  const visitor = addressBlock(clientAddress(request));
  const isEntrance = patternAt(url.pathname)?.isEntrance ?? false;
  const isOwn = sessionCookie(request) !== undefined;
  return { key: isOwn ? undefined : `${number} ${url.href}`, visitor, isEntrance };
}

/** Leaves of the query what the page reads. */
function withReadQuery(url: URL, { patternAt }: Shared): void {
  const { searchParams } = patternAt(url.pathname) ?? {};
  if (searchParams) url.search = readQuery(url.search, searchParams);
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
