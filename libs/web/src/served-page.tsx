import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RouteHandle } from './lazy-route';
import { createMemoryRouter } from './memory-router';
import { matchRoutes, type RouteObject, RouterProvider } from './router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './server-router';

const ORIGIN = 'http://127.0.0.1:4200';

/** For tests: a page of a remote as the server sends it. */
export interface ServedPage {
  /** Where it is, after redirects. */
  address: string;
  status: number;
  html: string;
  /** The loaders' data as they travel in the page. */
  data: string;
}

/** For tests: asks for a page as a browser does, following redirects. */
export async function servePage(routes: RouteObject[], address: string): Promise<ServedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(ORIGIN + address));
  if (context instanceof Response) {
    return servePage(routes, context.headers.get('location') ?? '/');
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { statusCode, loaderData, errors } = context;
  const data = JSON.stringify({ loaderData, errors });
  return { address, status: statusCode, html: renderToString(page), data };
}

/** For tests: puts a page into the document as a browser without JavaScript shows it. */
export function showWithoutScript({ html }: ServedPage): void {
  document.body.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
}

/** For tests: brings a page to life as the shell does; gives what React found to differ. */
export async function hydratePage(routes: RouteObject[], page: ServedPage): Promise<unknown[]> {
  const { pathname } = new URL(page.address, ORIGIN);
  const matches = matchRoutes(routes, pathname) ?? [];
  for (const { route } of matches) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
  const differences: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = page.html;
  document.body.replaceChildren(container);
  const router = createMemoryRouter(routes, {
    initialEntries: [page.address],
    hydrationData: JSON.parse(page.data) as object,
  });
  await act(async () => {
    hydrateRoot(container, <RouterProvider router={router} />, {
      onRecoverableError: (error) => differences.push(error),
    });
    await Promise.resolve();
  });
  return differences;
}
