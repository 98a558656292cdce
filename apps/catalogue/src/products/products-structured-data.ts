import { productPath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { categorySteps } from './category-steps';
import type { Filters } from './filters';
import type { ProductsPageData } from './products.api';

/** What the list tells search engines of its products: for the server alone. */
export function productsStructuredData(
  { categoria }: Filters,
  found: ProductsPageData,
  origin: string,
): Record<string, unknown>[] {
  const list = {
    '@type': 'ItemList',
    numberOfItems: found.total,
    itemListElement: found.products.map(({ id, nome }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nome,
      url: origin + productPath(id),
    })),
  };
  return categoria ? [breadcrumbList(origin, categorySteps(categoria)), list] : [list];
}
