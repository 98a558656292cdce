/** All that a school's page needs beside its route and its calls. */
export { schoolMeta as meta, schoolTitle as title } from './school-meta';
export { SchoolPage as Page } from './school-page';
export { loadSchool } from './school.api';
