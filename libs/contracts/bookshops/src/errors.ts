/** Codes that the bookshops service answers beside the shared ones. */
export const bookshopsErrorCodes = {
  domainTaken: 'domain-taken',
  /** A bookshop can be opened to customers only with an address and at least one opening span. */
  notReady: 'tenant-not-ready',
} as const;
