import type { ServingProduct } from '@zaino/contracts/catalogue';
import { productPath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';

interface ToldSupplies {
  name: string;
  /** The way to the list. */
  steps: { name: string; path: string }[];
  /** What is proposed. */
  products: Pick<ServingProduct, 'id' | 'nome'>[];
}

/** What a list of materials tells search engines: for the server alone. */
export function suppliesStructuredData(
  { name, steps, products }: ToldSupplies,
  origin: string,
): Record<string, unknown>[] {
  return [
    breadcrumbList(origin, steps),
    {
      '@type': 'ItemList',
      name,
      numberOfItems: products.length,
      itemListElement: products.map(({ id, nome }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: nome,
        url: origin + productPath(id),
      })),
    },
  ];
}
