/** All that the pages of materials need beside their routes. */
export { suppliesMeta as meta, suppliesTitle as title } from './supplies-meta';
export { SuppliesPage as Page } from './supplies-page';
export { loadSupplies } from './supplies.api';
