/** All that a product's page needs beside its route. */
export { productMeta as meta, productTitle as title } from './product-meta';
export { ProductPage as Page } from './product-page';
export { loadProduct } from './product.api';
