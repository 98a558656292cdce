/** All that the desk's page of used books needs beside its route. */
export { UsedDeskPage } from './used-desk-page';
export { loadUsedDesk } from './used-books.api';
