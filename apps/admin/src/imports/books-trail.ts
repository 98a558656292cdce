/** The pages above those of imports. */
export const booksTrail = [{ text: 'Libri', to: '/admin/books' }];

/** The pages above those of one import. */
export const importsTrail = [...booksTrail, { text: 'Importazioni', to: '/admin/books/imports' }];
