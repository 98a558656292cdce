/** Where the makers of products are kept. */
export const MAKERS_PATH = '/admin/products/makers';
