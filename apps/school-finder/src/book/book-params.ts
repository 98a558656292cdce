/** Parameters of the address of a book's page. */
export const bookParams = ['provincia', 'comune', 'pagina', 'scuola', 'classe', 'sezione'] as const;
