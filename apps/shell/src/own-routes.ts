import { accountRoutes } from './account-routes';
import { publicRoutes } from './public-routes';

/** The shell's own pages but for its home. */
export const ownRoutes = [...accountRoutes, ...publicRoutes];
