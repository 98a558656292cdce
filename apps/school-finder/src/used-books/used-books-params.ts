/** Parameters of the address of the page of used books. */
export const usedBooksParams = ['libri', 'comune', 'provincia', 'scuola'] as const;
