/** What renders routes on the server. Not part of the shared facade: only the shell's server bundle and tests need it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export type {
  DataStrategyFunctionArgs,
  StaticHandler,
  StaticHandlerContext,
} from 'react-router-dom';
