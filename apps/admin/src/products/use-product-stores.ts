import type { Outcome } from '@zaino/web/outcome';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ProductChanges } from './product-changes';
import { LoadedProducts } from './loaded-products';
import type { TablePage } from './products.api';

/** The products of the table and what is done with them, for as long as the page is open. */
export function useProductStores(first: Outcome<TablePage>) {
  const [{ begun, list, changes }] = useState(() => {
    const products = new LoadedProducts(first);
    return { begun: first, list: products, changes: new ProductChanges(products) };
  });

  useEffect(() => {
    if (list.get().isLoading) void list.load();
    return () => list.stop();
  }, [list]);

  useEffect(() => {
    // The page's data were asked for once more, as after the sign-in of another admin.
    if (first !== begun) void list.reload();
  }, [first, begun, list]);

  return {
    list,
    changes,
    products: useSyncExternalStore(list.subscribe, list.get),
    said: useSyncExternalStore(changes.subscribe, changes.get),
  };
}
