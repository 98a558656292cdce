// The shop as one client-rendered application, for comparison: the sources of shell and remotes, no federation.
import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import { createBrowserRouter, RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { createRoot } from 'react-dom/client';
import { routes as cart } from '../../../../apps/cart/src/routes';
import { routes as schools } from '../../../../apps/school-finder/src/routes';
import { prefetchLinks } from '../../../../apps/shell/src/prefetch/prefetch-links';
import { createPrefetch } from '../../../../apps/shell/src/prefetch/prefetch-page';
import { shellRoutes } from '../../../../apps/shell/src/routes';
import { followSession } from '../../../../apps/shell/src/session/follow-session';

const noRemotes = { shell: { version: '', base: '/', integrity: {} }, remotes: [] };
const all = { remote: 'all', routes: [...schools, ...cart] };
const router = createBrowserRouter(shellRoutes(noRemotes, { first: all }));
beginSession(undefined);
followSession(router);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(<RouterProvider router={router} />);
prefetchLinks(createPrefetch(router, () => Promise.resolve()));
