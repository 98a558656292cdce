/** All that the finder's page needs beside its route. */
export { searchMeta as meta, searchTitle as title } from './search-meta';
export { SearchPage as Page } from './search-page';
export { loadSearch } from './search.api';
