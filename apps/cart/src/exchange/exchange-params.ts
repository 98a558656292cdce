/** What the page of a wrong section reads in its address. */
export const exchangeParams = ['ordine', 'scuola', 'classe', 'da', 'figlio', 'a', 'corso'] as const;
