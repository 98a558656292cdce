/**
 * The router's public surface for shell and remotes. The shell provides this one file at run time
 * (webpack shares it as a singleton), so a name may be added but never taken away or changed:
 * `router.spec.ts` pins the list.
 */
export {
  createBrowserRouter,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  Params,
  PatchRoutesOnNavigationFunctionArgs,
  RouteObject,
  UIMatch,
} from 'react-router-dom';
