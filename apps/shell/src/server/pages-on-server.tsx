import {
  type PageRenderer,
  type PageRequest,
  type ReleaseSet,
  remoteAt,
  type RemoteServerBundle,
  type RenderedPage,
  type RoutePattern,
} from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import type { ReactNode } from 'react';
import { headMarkup } from '../head/head-markup';
import { headOf } from '../head/page-head';
import { REMOTE_ROUTE_PREFIX } from '../remotes/compose-routes';
import { shellRoutes } from '../routes';
import { renderFrame } from './render-frame';
import { loadWithin } from './load-within';
import { renderMarkup } from './render-markup';

/** Drawing is pure work; it only waits where a component waits for something of its own. */
const DRAW_LIMIT_MS = 1000;

/** The pages of one release set as complete HTML. */
export class PagesOnServer implements PageRenderer {
  readonly patterns: RoutePattern[];
  private readonly handlers = new Map<string, StaticHandler>();

  constructor(
    private readonly releases: ReleaseSet,
    private readonly remotes: Record<string, RemoteServerBundle>,
  ) {
    this.patterns = Object.entries(remotes).flatMap(([app, { routes }]) =>
      patternsOf(app, routes as RouteObject[]),
    );
  }

  render = async (page: PageRequest, { onDraw }: { onDraw: () => void }): Promise<RenderedPage> => {
    const url = new URL(page.url);
    if (page.isFrameOnly) return renderFrame(url);
    const remote = remoteAt(url.pathname, this.releases)?.name ?? '';
    if (remote !== '' && !this.remotes[remote]) return { ...(await renderFrame(url)), status: 200 };
    const handler = this.handlerOf(remote);
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
    const all = [...failures, ...drawn.failures];
    const { loaderData, errors } = context;
    return {
      status: statusOf(context, all),
      html: drawn.html,
      head: headMarkup(headOf(matchesOf(context), url), url),
      data: JSON.stringify({ loaderData, errors }),
      chunks: chunksOf(context),
      failures: all,
    };
  };

  /** One handler for each remote: the shell's routes and those of the remote, as the browser composes them. */
  private handlerOf(name: string): StaticHandler {
    const known = this.handlers.get(name);
    if (known) return known;
    const routes = this.remotes[name]?.routes as RouteObject[] | undefined;
    const handler = createStaticHandler(
      shellRoutes(this.releases, routes && { remote: name, routes }),
    );
    this.handlers.set(name, handler);
    return handler;
  }
}

/** The first to be drawn of a page. */
function DrawSignal({ onDraw, children }: { onDraw: () => void; children: ReactNode }) {
  onDraw();
  return children;
}

function patternsOf(app: string, routes: RouteObject[]): RoutePattern[] {
  return routes.flatMap(({ path, handle }) => {
    const { chunk } = (handle ?? {}) as Partial<RouteHandle>;
    return path !== undefined && chunk !== undefined ? [{ app, path, chunk }] : [];
  });
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

function matchesOf({ matches, loaderData }: StaticHandlerContext) {
  return matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    params,
    loaderData: (loaderData as Record<string, unknown>)[route.id],
  }));
}

function chunksOf({ matches }: StaticHandlerContext): RenderedPage['chunks'] {
  const app = matches
    .find(({ route }) => route.id.startsWith(REMOTE_ROUTE_PREFIX))
    ?.route.id.slice(REMOTE_ROUTE_PREFIX.length);
  if (app === undefined) return [];
  const chunks = matches.map(handleOf).flatMap(({ chunk }) => chunk ?? []);
  return ['routes', ...chunks].map((chunk) => ({ app, chunk }));
}
