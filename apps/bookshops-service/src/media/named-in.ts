/** All in which pictures may be named: what fronts show, and what waits for an admin. */
export const namedIn = `
  SELECT picture AS text FROM tenant WHERE picture <> ''
  UNION ALL SELECT pending_changes FROM tenant WHERE pending_changes LIKE '%/api/bookshops/media/%'`;
