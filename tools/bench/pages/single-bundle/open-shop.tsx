import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import '../../../../apps/shell/src/icon.svg';
import { demoCompany } from '@zaino/contracts/shared';
import { beginCompany } from '@zaino/web/company';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { createRoot } from 'react-dom/client';
import { prefetchLinks } from '../../../../apps/shell/src/prefetch/prefetch-links';
import { createPrefetch } from '../../../../apps/shell/src/prefetch/prefetch-page';
import { shellRoutes } from '../../../../apps/shell/src/routes';
import { followSession } from '../../../../apps/shell/src/session/follow-session';

const noRemotes = { shell: { version: '', base: '/', integrity: {} }, remotes: [] };

/** The shop as one client-rendered application: the shell's sources around these pages, no federation. */
export function openShop(routes: RouteObject[]): void {
  beginCompany(demoCompany);
  const all = { remote: 'all', routes };
  const router = createBrowserRouter(shellRoutes(noRemotes, { first: all }));
  beginSession(undefined);
  followSession(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(<RouterProvider router={router} />);
  prefetchLinks(createPrefetch(router, () => Promise.resolve()));
}
