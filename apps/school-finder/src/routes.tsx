import { pageRoute } from '@zaino/ui/page-route';
import type { RouteObject } from '@zaino/web/router';
import { bookParams } from './book/book-params';
import { SchoolLoading, SearchLoading } from './page-loading';
import { choiceParams } from './school/school-address';
import { loadSchool } from './school/school.api';
import { loadSearch } from './search/search.api';
import { noSearch, PAGE } from './search/search-params';

const schoolRoute = (path: string) =>
  pageRoute({
    path,
    chunk: 'school-page',
    ask: () => import(/* webpackChunkName: 'school-page' */ './school/school-chunk'),
    read: loadSchool,
    title: 'Scuola non trovata',
    get: choiceParams,
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  });

/** The pages of this remote (specification, point 2), and that of a book. */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/search',
    chunk: 'search-page',
    ask: () => import(/* webpackChunkName: 'search-page' */ './search/search-chunk'),
    read: loadSearch,
    title: 'Cerca la tua scuola',
    get: [...Object.keys(noSearch), PAGE],
    isEntrance: true,
    HydrateFallback: SearchLoading,
  }),
  schoolRoute('/scuola/:code'),
  schoolRoute('/school/:code'),
  pageRoute({
    path: '/libro/:isbn',
    chunk: 'book-page',
    ask: () => import(/* webpackChunkName: 'book-page' */ './book/book-chunk'),
    // Most pages of this remote are without it: what reads its data comes with the page.
    read: async (args, ask) => (await ask()).loadBook(args),
    title: 'Libro non trovato',
    get: bookParams,
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  }),
];
