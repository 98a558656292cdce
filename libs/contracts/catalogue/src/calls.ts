import type { Calls } from '@zaino/contracts/shared';

/** The public calls of the catalogue (specification, point 7). */
export const catalogueCalls = {
  products: { method: 'GET', path: '/api/getproducts' },
  categories: { method: 'GET', path: '/api/getcategories' },
  product: { method: 'GET', path: '/api/getproduct/:id' },
} as const satisfies Calls;

/** Calls of its admins. */
export const adminCatalogueCalls = {
  suppliers: { method: 'GET', path: '/api/getfornitori' },
  save: { method: 'POST', path: '/api/saveproduct' },
  table: { method: 'GET', path: '/api/admin/products' },
  counts: { method: 'GET', path: '/api/admin/products/counts' },
  prices: { method: 'GET', path: '/api/admin/products/:id/prices' },
  pricesBefore: { method: 'POST', path: '/api/admin/products/prices' },
  patch: { method: 'PATCH', path: '/api/admin/products/:id' },
  bulk: { method: 'POST', path: '/api/admin/products/bulk' },
  remove: { method: 'DELETE', path: '/api/admin/products/:id' },
  duplicate: { method: 'POST', path: '/api/admin/products/:id/duplicate' },
  undo: { method: 'POST', path: '/api/admin/product-changes/:id/undo' },
  exportCsv: { method: 'GET', path: '/api/admin/products.csv' },
  previewCsv: { method: 'POST', path: '/api/admin/product-imports/preview' },
  importCsv: { method: 'POST', path: '/api/admin/product-imports' },
  uploadImage: { method: 'POST', path: '/api/media' },
  parkedMessages: { method: 'GET', path: '/api/admin/products/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/products/parked-messages/:id' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const catalogueInternalCalls = {
  offers: { method: 'POST', path: '/internal/products/offers' },
  reserve: { method: 'POST', path: '/internal/reservations' },
  confirm: { method: 'POST', path: '/internal/reservations/:id/confirm' },
  release: { method: 'POST', path: '/internal/reservations/:id/release' },
  sitemap: { method: 'GET', path: '/internal/sitemap/products' },
} as const satisfies Calls;
