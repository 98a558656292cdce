// First of all styles: they say in which order the layers of the others count.
import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import './icon.svg';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@zaino/web/router';
import { createRouteDiscovery } from './remotes/compose-routes';
import { readReleaseSet } from './remotes/release-set';
import { createRemoteLoader } from './remotes/remote-loader';
import { shellRoutes } from './routes';

const releases = readReleaseSet();
const router = createBrowserRouter(shellRoutes(releases), {
  patchRoutesOnNavigation: createRouteDiscovery(releases, createRemoteLoader(releases)),
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(<RouterProvider router={router} />);
