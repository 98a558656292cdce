import type { Calls } from '@zaino/contracts/shared';

/** The public calls of the catalogue (specification, point 7). */
export const catalogueCalls = {
  products: { method: 'GET', path: '/api/getproducts' },
  categories: { method: 'GET', path: '/api/getcategories' },
  product: { method: 'GET', path: '/api/getproduct/:id' },
  siteSearch: { method: 'GET', path: '/api/search/products' },
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

/** Makers of products. */
export const adminMakerCalls = {
  list: { method: 'GET', path: '/api/admin/makers' },
  create: { method: 'POST', path: '/api/admin/makers' },
  save: { method: 'PUT', path: '/api/admin/makers/:id' },
} as const satisfies Calls;

/** The standard materials of classes, and which years have them. */
export const classSuppliesCalls = {
  known: { method: 'GET', path: '/api/class-supplies' },
  list: { method: 'GET', path: '/api/class-supplies/:grado/:anno' },
} as const satisfies Calls;

/** Calls of who keeps them. */
export const adminClassSuppliesCalls = {
  list: { method: 'GET', path: '/api/admin/class-supplies' },
  create: { method: 'POST', path: '/api/admin/class-supplies' },
  save: { method: 'PUT', path: '/api/admin/class-supplies/:id' },
} as const satisfies Calls;

/** Materials that teachers ask for, and the answers of their schools. */
export const teacherListCalls = {
  list: { method: 'GET', path: '/api/teacher-lists' },
  propose: { method: 'POST', path: '/api/teacher-lists' },
  own: { method: 'GET', path: '/api/teacher-lists/own' },
  withdraw: { method: 'DELETE', path: '/api/teacher-lists/own/:id' },
  question: { method: 'POST', path: '/api/teacher-lists/question' },
  answer: { method: 'POST', path: '/api/teacher-lists/answer' },
} as const satisfies Calls;

/** Calls of who moderates them. */
export const adminTeacherListCalls = {
  list: { method: 'GET', path: '/api/admin/teacher-lists' },
  publish: { method: 'POST', path: '/api/admin/teacher-lists/:id/publication' },
  refuse: { method: 'POST', path: '/api/admin/teacher-lists/:id/refusal' },
} as const satisfies Calls;

/** Reviews of products: what everybody reads, and what who has bought one writes. */
export const reviewCalls = {
  list: { method: 'GET', path: '/api/products/:id/reviews' },
  own: { method: 'GET', path: '/api/products/:id/reviews/own' },
  save: { method: 'PUT', path: '/api/products/:id/reviews/own' },
  remove: { method: 'DELETE', path: '/api/products/:id/reviews/own' },
  uploadImage: { method: 'POST', path: '/api/reviews/images' },
  report: { method: 'POST', path: '/api/reviews/:id/reports' },
} as const satisfies Calls;

/** What a customer keeps for later, and the sold-out products that they wait for. */
export const favouriteCalls = {
  list: { method: 'GET', path: '/api/favourites' },
  marks: { method: 'GET', path: '/api/favourites/marks' },
  keep: { method: 'PUT', path: '/api/favourites/:id' },
  drop: { method: 'DELETE', path: '/api/favourites/:id' },
  book: { method: 'GET', path: '/api/favourites/books/:isbn' },
  keepBook: { method: 'PUT', path: '/api/favourites/books/:isbn' },
  dropBook: { method: 'DELETE', path: '/api/favourites/books/:isbn' },
  wait: { method: 'PUT', path: '/api/stock-waits/:id' },
  endWait: { method: 'DELETE', path: '/api/stock-waits/:id' },
} as const satisfies Calls;

/** Calls of who moderates reviews. */
export const adminReviewCalls = {
  queue: { method: 'GET', path: '/api/admin/reviews' },
  moderate: { method: 'POST', path: '/api/admin/reviews/moderate' },
  decisions: { method: 'GET', path: '/api/admin/review-changes' },
  undo: { method: 'POST', path: '/api/admin/review-changes/:id/undo' },
  answer: { method: 'PUT', path: '/api/admin/reviews/:id/answer' },
} as const satisfies Calls;

/** What is counted of its calls. */
export const catalogueStatsCalls = {
  searches: { method: 'GET', path: '/api/admin/stats/product-searches' },
} as const satisfies Calls;

/** Whether it is as the law has it. */
export const catalogueComplianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/products' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const catalogueInternalCalls = {
  offers: { method: 'POST', path: '/internal/products/offers' },
  reserve: { method: 'POST', path: '/internal/reservations' },
  confirm: { method: 'POST', path: '/internal/reservations/:id/confirm' },
  release: { method: 'POST', path: '/internal/reservations/:id/release' },
  sitemap: { method: 'GET', path: '/internal/sitemap/products' },
  exportReviews: { method: 'GET', path: '/internal/customers/:uid/reviews' },
  forgetReviews: { method: 'DELETE', path: '/internal/customers/:uid/reviews' },
  exportFavourites: { method: 'GET', path: '/internal/customers/:uid/favourites' },
  forgetFavourites: { method: 'DELETE', path: '/internal/customers/:uid/favourites' },
  beginProof: { method: 'POST', path: '/internal/teacher-lists/:id/proof' },
  exportTeacherLists: { method: 'GET', path: '/internal/customers/:uid/teacher-lists' },
  forgetTeacherLists: { method: 'DELETE', path: '/internal/customers/:uid/teacher-lists' },
} as const satisfies Calls;
