import { listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';

/** What happened, and what moved the balance. */
export const eventRoutes: Route[] = [
  listRoute({
    kind: 'events',
    path: '/v1/events',
    filters: ['type'],
    where: (params) => {
      const types = params.strings('types');
      return ({ type }) => types.length === 0 || types.includes(type);
    },
  }),
  retrieveRoute('events', '/v1/events/:id'),
  listRoute({
    kind: 'balanceTransactions',
    path: '/v1/balance_transactions',
    filters: ['type', 'source', 'currency'],
  }),
  retrieveRoute('balanceTransactions', '/v1/balance_transactions/:id'),
];
