import type { RenderedPage } from '@zaino/contracts/shared';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import { headMarkup } from '../head/head-markup';
import { headOf } from '../head/page-head';
import { LoadingLayout } from '../layout/layout';
import { renderMarkup } from './render-markup';

const DRAW_LIMIT_MS = 1000;

/** What stands around every page, without any code of a remote: the browser draws the page by itself. */
export async function renderFrame(url: URL, shop?: string): Promise<RenderedPage> {
  const handler = createStaticHandler([{ path: '*', element: <LoadingLayout shop={shop} /> }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`the frame answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const frame = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { html } = await renderMarkup(frame, DRAW_LIMIT_MS);
  const head = headMarkup(headOf([], url), url, shop);
  return { status: 500, html, head, data: '', chunks: [], failures: [] };
}
