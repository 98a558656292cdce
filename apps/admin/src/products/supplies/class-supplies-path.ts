/** Where the materials of classes are kept. */
export const CLASS_SUPPLIES_PATH = '/admin/products/class-supplies';
