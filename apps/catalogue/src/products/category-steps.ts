import { capitalised } from '@zaino/rules/capitalised';
import { noFilters, productsPath } from './filters';
import { CATALOGUE_TITLE } from './products-words';

/** The steps to a category's list, for the page and for search engines. */
export function categorySteps(categoria: string) {
  return [
    { name: CATALOGUE_TITLE, path: productsPath(noFilters) },
    { name: capitalised(categoria), path: productsPath({ ...noFilters, categoria }) },
  ];
}
