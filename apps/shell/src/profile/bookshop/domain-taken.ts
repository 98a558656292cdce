/** What is said at the field of a domain that somebody else has. */
export const domainTaken = { field: 'domain', words: 'Questo dominio è già di un’altra libreria' };
