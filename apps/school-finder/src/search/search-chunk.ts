/** All that the finder's page needs beside its route and data. */
export { searchMeta as meta, searchTitle as title } from './search-meta';
export { SearchPage as Page } from './search-page';
