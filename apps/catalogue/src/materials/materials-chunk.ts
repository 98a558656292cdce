/** All that the pages of all materials, of teachers and of schools need beside their routes. */
export { MaterialsPage as Page } from './materials-page';
export { materialsMeta as meta, materialsTitle as title } from './materials-meta';
export { ProposalPage } from './proposal-page';
export { loadProposals } from './teacher-list.api';
export { loadYears } from './years.api';
