import type { Calls } from '@zaino/contracts/shared';

/** Calls about a bookshop (specification, point 7). */
export const bookshopsCalls = {
  tenant: { method: 'GET', path: '/api/tenants/:id' },
  updateTenant: { method: 'PUT', path: '/api/tenants/:id' },
  setLook: { method: 'PUT', path: '/api/tenants/:id/look' },
  uploadPicture: { method: 'POST', path: '/api/bookshops/media' },
  stats: { method: 'GET', path: '/api/tenants/:id/stats' },
  statsFile: { method: 'GET', path: '/api/tenants/:id/stats.csv' },
  setMargin: { method: 'PUT', path: '/api/tenants/:id/margin' },
  plan: { method: 'GET', path: '/api/tenants/:id/plan' },
  openPortal: { method: 'POST', path: '/api/tenants/:id/plan/portal' },
  createSubscription: { method: 'POST', path: '/api/stripe/create-subscription' },
  connectPayments: { method: 'POST', path: '/api/tenants/:id/stripe/connect' },
  payments: { method: 'GET', path: '/api/tenants/:id/payments' },
  payouts: { method: 'GET', path: '/api/tenants/:id/payouts' },
  cardMoney: { method: 'GET', path: '/api/tenants/:id/card-money' },
  cardMoneyFile: { method: 'GET', path: '/api/tenants/:id/card-money.csv' },
  forecast: { method: 'GET', path: '/api/tenants/:id/forecast' },
  forecastFile: { method: 'GET', path: '/api/tenants/:id/forecast.csv' },
  setForecastTerms: { method: 'PUT', path: '/api/tenants/:id/forecast-terms' },
} as const satisfies Calls;

/** What everybody may ask of bookshops: apart, so that a page that asks one thing carries no owner's calls. */
export const publicBookshopCalls = {
  bookshops: { method: 'GET', path: '/api/bookshops' },
  plans: { method: 'GET', path: '/api/bookshop-plans' },
  pickupPoints: { method: 'GET', path: '/api/pickup-points' },
  pickupPoint: { method: 'GET', path: '/api/pickup-points/:id' },
  domainAvailability: { method: 'GET', path: '/api/bookshop-domains/:domain' },
} as const satisfies Calls;

/** Bookshops as admins decide on them. */
export const adminBookshopCalls = {
  bookshops: { method: 'GET', path: '/api/admin/bookshops' },
  parkedMessages: { method: 'GET', path: '/api/admin/bookshops/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/bookshops/parked-messages/:id' },
  bookshop: { method: 'GET', path: '/api/admin/bookshops/:id' },
  command: { method: 'POST', path: '/api/admin/bookshops/:id/commands' },
} as const satisfies Calls;

/** Whether they are as the law has it. */
export const bookshopsComplianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/bookshops' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const bookshopsInternalCalls = {
  reserve: { method: 'POST', path: '/internal/tenants' },
  confirm: { method: 'POST', path: '/internal/tenants/:id/confirm' },
  proveAddress: { method: 'PUT', path: '/internal/tenants/:id/address-proof' },
  release: { method: 'DELETE', path: '/internal/tenants/:id' },
  read: { method: 'GET', path: '/internal/tenants/:id' },
  sitemap: { method: 'GET', path: '/internal/sitemap/provinces' },
  owner: { method: 'GET', path: '/internal/tenants/:id/owner' },
  sellers: { method: 'GET', path: '/internal/sellers' },
  shopFront: { method: 'GET', path: '/internal/shop-fronts/:domain' },
  followSubscription: { method: 'PUT', path: '/internal/tenants/:id/subscription' },
  followAccount: { method: 'PUT', path: '/internal/payment-accounts/:id' },
} as const satisfies Calls;
