import * as router from './router';

describe('router facade', () => {
  it('keeps every name that a released remote may ask for', () => {
    expect(Object.keys(router).sort()).toEqual(
      [
        'Form',
        'Link',
        'NavLink',
        'Outlet',
        'RouterProvider',
        'ScrollRestoration',
        'createBrowserRouter',
        'data',
        'isRouteErrorResponse',
        'matchRoutes',
        'redirect',
        'useBlocker',
        'useFetcher',
        'useLoaderData',
        'useLocation',
        'useMatches',
        'useNavigate',
        'useNavigation',
        'useParams',
        'useRevalidator',
        'useRouteError',
        'useRouteLoaderData',
        'useSearchParams',
        'useSubmit',
      ].sort(),
    );
  });
});
