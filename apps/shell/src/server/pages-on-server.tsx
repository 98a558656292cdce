import {
  openPartOf,
  type PageRenderer,
  type PageRequest,
  releasesAtFront,
  type ReleaseSet,
  remoteAt,
  type RemoteServerBundle,
  type RenderedPage,
  type RenderFailure,
  type RoutePattern,
} from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import { readSession } from '@zaino/web/session';
import type { ReactNode } from 'react';
import { headMarkup } from '../head/head-markup';
import { foundAt, headOf } from '../head/page-head';
import { homeRoute } from '../home/home-route';
import { notFoundRoute } from '../not-found/not-found-route';
import { ownRoutes } from '../own-routes';
import { type ComposedRemote, REMOTE_ROUTE_PREFIX } from '../remotes/compose-routes';
import { shellRoutes } from '../routes';
import { type PageSite, renderFrame } from './render-frame';
import { homeStructuredData } from '../home/home-structured-data';
import { loadWithin } from './load-within';
import { renderMarkup } from './render-markup';
import { patternsOf } from './route-patterns';

/** Drawing is pure work; it only waits where a component waits for something of its own. */
const DRAW_LIMIT_MS = 1000;

/** Key of the handler for the shell's own pages. */
const SHELL_ALONE = '';

/** The shell's name among the apps. */
const SHELL = 'shell';

/** Rejects never, and asks nobody where the visitor has no session. */
const loadSession = ({ request }: LoaderFunctionArgs) => readSession(request);

/** The pages of one release set as complete HTML. */
export class PagesOnServer implements PageRenderer {
  readonly patterns: RoutePattern[];
  private readonly composed: Map<string, ComposedRemote | undefined>;
  /** One for each remote and site: the shell's routes and those of the remote, as the browser composes them. */
  private readonly handlers = new Map<string, StaticHandler>();

  /** Throws when the router does not take a remote's routes. */
  constructor(
    private readonly releases: ReleaseSet,
    remotes: Record<string, RemoteServerBundle>,
  ) {
    const ofRemotes = Object.entries(remotes).flatMap(([app, { routes }]) =>
      patternsOf(app, routes as RouteObject[]),
    );
    this.patterns = [
      ...patternsOf(SHELL, [homeRoute(homeStructuredData), ...ownRoutes, notFoundRoute]),
      ...ofRemotes,
    ];
    const withRemote = Object.entries(remotes).map(([remote, { routes }]) => {
      return [remote, { remote, routes: routes as RouteObject[] }] as const;
    });
    this.composed = new Map([[SHELL_ALONE, undefined], ...withRemote]);
    for (const remote of this.composed.keys()) this.keptHandler(remote);
  }

  render = async (page: PageRequest, { onDraw }: { onDraw: () => void }): Promise<RenderedPage> => {
    const url = new URL(page.url);
    const { shop, shopFront } = page;
    const site = { ...(shop !== undefined && { shop }), ...(shopFront && { shopFront }) };
    if (page.isFrameOnly) return renderFrame(url, site);
    const handler = this.handlerFor(url.pathname, site);
    // A remote without a server bundle is the browser's alone.
    if (!handler) return { ...(await renderFrame(url, site)), status: 200 };
    const { failures, dataStrategy } = loadWithin(page.timeLimitMs);
    const request = new Request(url, { headers: page.headers });
    const context = await handler.query(request, { dataStrategy });
    if (context instanceof Response) return redirectOf(context);

    const router = createStaticRouter(handler.dataRoutes, context);
    const drawn = await renderMarkup(
      <DrawSignal onDraw={onDraw}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DrawSignal>,
      DRAW_LIMIT_MS,
    );
    const head = headWithin(context, url, shop);
    const ofPage = [...failures, ...drawn.failures];
    const { loaderData, errors } = context;
    return {
      status: statusOf(context, ofPage),
      html: drawn.html,
      head: head.markup,
      data: JSON.stringify({ loaderData, errors }),
      chunks: this.chunksOf(context),
      failures: [...ofPage, ...head.failures],
    };
  };

  /** Undefined for a remote without a server bundle. Bookshops are too many for a handler of each to be kept. */
  private handlerFor(path: string, { shop, shopFront }: PageSite): StaticHandler | undefined {
    const releases = shopFront ? releasesAtFront(this.releases) : this.releases;
    const remote = remoteAt(path, releases)?.name ?? SHELL_ALONE;
    if (!shopFront) return this.keptHandler(remote, shop);
    if (!this.composed.has(remote)) return undefined;
    const first = this.composed.get(remote);
    return createStaticHandler(shellRoutes(releases, { first, loadSession, shopFront }));
  }

  /** `shop` is the same for all pages of an address. */
  private keptHandler(remote: string, shop?: string): StaticHandler | undefined {
    const key = `${remote} ${shop ?? ''}`;
    const known = this.handlers.get(key);
    if (known || !this.composed.has(remote)) return known;
    const first = this.composed.get(remote);
    const options = { first, loadSession, structuredData: homeStructuredData, shop };
    const handler = createStaticHandler(shellRoutes(this.releases, options));
    this.handlers.set(key, handler);
    return handler;
  }

  /** A page of a remote is in the chunk of its open part and one of its own, a page of the shell in one of its own at most. */
  private chunksOf({ matches }: StaticHandlerContext): RenderedPage['chunks'] {
    const own = matches.map(handleOf).flatMap(({ chunk }) => chunk ?? []);
    const remote = this.releases.remotes.find(({ name }) =>
      matches.some(({ route }) => route.id === REMOTE_ROUTE_PREFIX + name),
    );
    const chunks = remote ? [openPartOf(remote), ...own] : own;
    return chunks.map((chunk) => ({ app: remote?.name ?? SHELL, chunk }));
  }
}

/** The first to be drawn of a page. */
function DrawSignal({ onDraw, children }: { onDraw: () => void; children: ReactNode }) {
  onDraw();
  return children;
}

const nothing = { html: '', head: '', data: '', chunks: [], failures: [] };

function redirectOf({ status, headers }: Response): RenderedPage {
  return { ...nothing, status, location: headers.get('location') ?? '/' };
}

const handleOf = ({ route }: StaticHandlerContext['matches'][number]) =>
  (route.handle ?? {}) as Partial<RouteHandle>;

function statusOf(context: StaticHandlerContext, failures: RenderedPage['failures']): number {
  if (failures.some(({ phase }) => phase === 'load')) return 503;
  if (failures.length > 0) return 500;
  const declared = context.matches.map(handleOf).findLast(({ status }) => status !== undefined);
  return context.statusCode === 200 ? (declared?.status ?? 200) : context.statusCode;
}

/** What a route says of its page is the remote's code too: where that fails, the page itself goes on. */
function headWithin(
  context: StaticHandlerContext,
  url: URL,
  shop: string | undefined,
): { markup: string; failures: RenderFailure[] } {
  const failed = (error: unknown): RenderFailure[] => [
    { phase: 'render', route: 'head', reason: String(error) },
  ];
  try {
    const matches = matchesOf(context);
    const found = foundAt(matches, url);
    const head = headOf(matches, found);
    const failures = 'failure' in head ? failed(head.failure) : [];
    return { markup: headMarkup(head, found, shop), failures };
  } catch (error) {
    return { markup: headMarkup(headOf([], url), url, shop), failures: failed(error) };
  }
}

function matchesOf({ matches, loaderData }: StaticHandlerContext) {
  return matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    params,
    loaderData: (loaderData as Record<string, unknown>)[route.id],
  }));
}
