/** For tests: a router without a browser, and one for rendering to a string. Not part of the shared facade. */
export {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
