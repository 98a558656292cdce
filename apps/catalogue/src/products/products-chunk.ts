/** All that the list's page needs beside its route and its calls. */
export { productsMeta as meta, productsTitle as title } from './products-meta';
export { ProductsPage as Page } from './products-page';
export { loadProducts } from './products.api';
