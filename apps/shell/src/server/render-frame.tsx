import type { PageRequest, RenderedPage } from '@zaino/contracts/shared';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import { headMarkup } from '../head/head-markup';
import { headOf } from '../head/page-head';
import { LoadingLayout } from '../layout/layout';
import { renderMarkup } from './render-markup';

/** Whose address a page stands at, where that is not the shop's own. */
export type PageSite = Pick<PageRequest, 'shop' | 'shopFront'>;

const DRAW_LIMIT_MS = 1000;

/** What stands around every page, without any code of a remote: the browser draws the page by itself. */
export async function renderFrame(url: URL, site: PageSite): Promise<RenderedPage> {
  const handler = createStaticHandler([{ path: '*', element: <LoadingLayout {...site} /> }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`the frame answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const frame = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { html } = await renderMarkup(frame, DRAW_LIMIT_MS);
  const head = headMarkup(headOf([], url), url, site.shop);
  return { status: 500, html, head, data: '', chunks: [], failures: [] };
}
