/** Injection token of the `ServiceClient` of the bookshops service. */
export const BOOKSHOPS = Symbol('bookshops');
