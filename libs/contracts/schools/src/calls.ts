import type { Calls } from '@zaino/contracts/shared';

/** The public calls of the schools service (specification, point 7). */
export const schoolsCalls = {
  regions: { method: 'GET', path: '/api/regions' },
  provinces: { method: 'GET', path: '/api/provinces' },
  municipalities: { method: 'GET', path: '/api/municipalities' },
  schools: { method: 'GET', path: '/api/schools' },
  school: { method: 'GET', path: '/api/getscuole' },
  adoptions: { method: 'GET', path: '/api/getadozionibycodicescuola' },
  cap: { method: 'GET', path: '/api/spending-cap' },
  siteSearch: { method: 'GET', path: '/api/search/schools' },
} as const satisfies Calls;

/** The public calls of a book's page, and of a list that somebody has on paper. */
export const bookCalls = {
  book: { method: 'GET', path: '/api/books/:isbn' },
  adopters: { method: 'GET', path: '/api/books/:isbn/schools' },
  usedBooks: { method: 'GET', path: '/api/used-books' },
  recogniseList: { method: 'POST', path: '/api/book-lists' },
} as const satisfies Calls;

/** What is counted of its calls. */
export const schoolStatsCalls = {
  searches: { method: 'GET', path: '/api/admin/stats/school-searches' },
} as const satisfies Calls;

/** What distributors have, as staff sees it. */
export const adminSupplyCalls = {
  distributors: { method: 'GET', path: '/api/admin/supply/distributors' },
  addDistributor: { method: 'POST', path: '/api/admin/supply/distributors' },
  changeDistributor: { method: 'PUT', path: '/api/admin/supply/distributors/:id' },
  feeds: { method: 'GET', path: '/api/admin/supply/distributors/:id/feeds' },
  beginFeed: { method: 'POST', path: '/api/admin/supply/distributors/:id/feeds' },
  sendPart: { method: 'PUT', path: '/api/admin/supply/feeds/:id/parts/:part' },
  endFeed: { method: 'POST', path: '/api/admin/supply/feeds/:id/end' },
  feed: { method: 'GET', path: '/api/admin/supply/feeds/:id' },
  decideFeed: { method: 'POST', path: '/api/admin/supply/feeds/:id/decision' },
  rejects: { method: 'GET', path: '/api/admin/supply/feeds/:id/rejects' },
  book: { method: 'GET', path: '/api/admin/supply/books/:isbn' },
  suggestions: { method: 'POST', path: '/api/admin/supply/suggestions' },
} as const satisfies Calls;

/** What admins do with the ministry's files. */
export const adminImportCalls = {
  imports: { method: 'GET', path: '/api/admin/book-imports' },
  open: { method: 'POST', path: '/api/admin/book-imports' },
  takeFolder: { method: 'POST', path: '/api/admin/book-imports/folder' },
  run: { method: 'GET', path: '/api/admin/book-imports/:id' },
  sendPart: { method: 'POST', path: '/api/admin/book-imports/:id/files/:file/parts/:part' },
  start: { method: 'POST', path: '/api/admin/book-imports/:id/start' },
  cancel: { method: 'POST', path: '/api/admin/book-imports/:id/cancel' },
  undo: { method: 'POST', path: '/api/admin/book-imports/:id/undo' },
  differences: { method: 'GET', path: '/api/admin/book-imports/:id/differences' },
  changedSchools: { method: 'GET', path: '/api/admin/book-imports/:id/schools' },
  changedLists: { method: 'GET', path: '/api/admin/book-imports/:id/schools/:codice' },
  differencesCsv: { method: 'GET', path: '/api/admin/book-imports/:id/differences.csv' },
} as const satisfies Calls;

/** What admins do with rows that an import could not use. */
export const adminRejectCalls = {
  rejects: { method: 'GET', path: '/api/admin/book-import-rejects' },
  rejectsCsv: { method: 'GET', path: '/api/admin/book-import-rejects.csv' },
  correct: { method: 'PUT', path: '/api/admin/book-import-rejects/:id' },
  discard: { method: 'POST', path: '/api/admin/book-import-rejects/discard' },
  import: { method: 'POST', path: '/api/admin/book-import-rejects/import' },
} as const satisfies Calls;

/** What is doubtful in the lists, for admins. */
export const adminQualityCalls = {
  quality: { method: 'GET', path: '/api/admin/book-quality' },
  books: { method: 'GET', path: '/api/admin/book-quality/books' },
  booksCsv: { method: 'GET', path: '/api/admin/book-quality/books.csv' },
  schools: { method: 'GET', path: '/api/admin/book-quality/schools' },
  schoolsCsv: { method: 'GET', path: '/api/admin/book-quality/schools.csv' },
  classes: { method: 'GET', path: '/api/admin/book-quality/schools/:codice' },
} as const satisfies Calls;

/** Calls of the desk for books. */
export const adminBookCalls = {
  list: { method: 'GET', path: '/api/admin/books' },
  read: { method: 'GET', path: '/api/admin/books/:isbn' },
  schools: { method: 'GET', path: '/api/admin/books/:isbn/schools' },
  save: { method: 'PUT', path: '/api/admin/books/:isbn' },
  undo: { method: 'POST', path: '/api/admin/book-changes/:id/undo' },
  uploadImage: { method: 'POST', path: '/api/books/media' },
  exportCsv: { method: 'GET', path: '/api/admin/books.csv' },
  previewCsv: { method: 'POST', path: '/api/admin/book-csv/preview' },
  importCsv: { method: 'POST', path: '/api/admin/book-csv' },
  previewOnix: { method: 'POST', path: '/api/admin/book-onix/preview' },
  importOnix: { method: 'POST', path: '/api/admin/book-onix' },
  previewBulk: { method: 'POST', path: '/api/admin/book-bulk/preview' },
  changeBulk: { method: 'POST', path: '/api/admin/book-bulk' },
  fetcher: { method: 'GET', path: '/api/admin/book-fetcher' },
  fetch: { method: 'POST', path: '/api/admin/book-fetcher' },
  parkedMessages: { method: 'GET', path: '/api/admin/books/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/books/parked-messages/:id' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const schoolsInternalCalls = {
  offers: { method: 'POST', path: '/internal/books/offers' },
  demand: { method: 'POST', path: '/internal/books/demand' },
  classes: { method: 'POST', path: '/internal/schools/classes' },
  distances: { method: 'POST', path: '/internal/places/distances' },
  mailbox: { method: 'GET', path: '/internal/schools/:codice/mailbox' },
  dropped: { method: 'POST', path: '/internal/imports/:id/dropped-books' },
  sitemapOfPlaces: { method: 'GET', path: '/internal/sitemap/places' },
  sitemapOfSchools: { method: 'GET', path: '/internal/sitemap/schools' },
  sitemapOfClasses: { method: 'GET', path: '/internal/sitemap/classes' },
  sitemapOfBooks: { method: 'GET', path: '/internal/sitemap/books' },
} as const satisfies Calls;
