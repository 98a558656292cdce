/**
 * Of each service, the moment (as in its file's name) of the youngest migration that is live everywhere: those up to it
 * are accepted as they stand, and a later one may contract them. Moved on by the commit that contracts. Of a service
 * that is not here nothing is live.
 */
export const liveMigrations: Partial<Record<string, number>> = {
  'analytics-service': 1766800040000,
  'blog-service': 1766112010000,
  'bookshops-service': 1765620020000,
  'catalogue-service': 1766900000000,
  'identity-service': 1766900020000,
  'orders-service': 1767200010000,
  'schools-service': 1766800020000,
};
