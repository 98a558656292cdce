import { bookListPath, usedBooksPath } from '@zaino/rules/page-path';
import type { RouteObject } from '@zaino/web/router';
import { bookParams } from './book/book-params';
import { SchoolLoading, SearchLoading } from './page-loading';
import { pageRoute } from './page-route';
import { choiceParams } from './school/school-address';
import { loadSchool } from './school/school.api';
import { loadSearch } from './search/search.api';
import { noSearch, PAGE } from './search/search-params';
import { usedBooksParams } from './used-books/used-books-params';

const schoolRoute = (path: string) =>
  pageRoute({
    path,
    chunk: 'school-page',
    ask: () => import(/* webpackChunkName: 'school-page' */ './school/school-chunk'),
    read: loadSchool,
    title: 'Scuola non trovata',
    get: choiceParams,
    HydrateFallback: SchoolLoading,
  });

/** The pages of this remote (specification, point 2), that of a book, of a list on paper and of used books. */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/search',
    chunk: 'search-page',
    ask: () => import(/* webpackChunkName: 'search-page' */ './search/search-chunk'),
    read: loadSearch,
    title: 'Cerca la tua scuola',
    get: [...Object.keys(noSearch), PAGE],
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
    HydrateFallback: SchoolLoading,
  }),
  pageRoute({
    path: bookListPath,
    chunk: 'book-list-page',
    ask: () => import(/* webpackChunkName: 'book-list-page' */ './book-list/book-list-chunk'),
    read: () => null,
    title: 'Hai la lista della scuola?',
    get: [],
    HydrateFallback: SchoolLoading,
  }),
  pageRoute({
    path: usedBooksPath,
    chunk: 'used-books-page',
    ask: () => import(/* webpackChunkName: 'used-books-page' */ './used-books/used-books-chunk'),
    read: async (args, ask) => (await ask()).loadUsedBooks(args),
    title: 'Libri usati',
    get: usedBooksParams,
    HydrateFallback: SchoolLoading,
  }),
];
