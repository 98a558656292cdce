/** Where a list on paper becomes one with ticks; apart from the other paths, which every page of the finder carries. */
export const bookListPath = '/lista-libri';
