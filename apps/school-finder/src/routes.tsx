import { pageRoute } from '@zaino/ui/page-route';
import type { RouteObject } from '@zaino/web/router';
import { bookParams } from './book/book-params';
import { SchoolLoading, SearchLoading } from './page-loading';
import { askSchool } from './school/ask-school';
import { choiceParams } from './school/school-address';
import { noSearch, PAGE } from './search/search-params';
import { usedBooksParams } from './used-books/used-books-params';

const schoolRoute = (path: string) =>
  pageRoute({
    path,
    chunk: 'school-page',
    ask: () => import(/* webpackChunkName: 'school-page' */ './school/school-chunk'),
    read: async (args, ask) => {
      const [asked, { loadSchool }] = await Promise.all([askSchool(args), ask()]);
      return loadSchool(asked);
    },
    title: 'Scuola non trovata',
    get: choiceParams,
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  });

/** The pages of this remote (specification, point 2), that of a book, of a list on paper and of used books. */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/search',
    chunk: 'search-page',
    ask: () => import(/* webpackChunkName: 'search-page' */ './search/search-chunk'),
    read: async (args, ask) => (await ask()).loadSearch(args),
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
    read: async (args, ask) => (await ask()).loadBook(args),
    title: 'Libro non trovato',
    get: bookParams,
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  }),
  pageRoute({
    path: '/lista-libri',
    chunk: 'list-page',
    ask: () => import(/* webpackChunkName: 'list-page' */ './book-list/book-list-chunk'),
    read: async (args, ask) => (await ask()).loadBookList(args),
    title: 'Cerca la tua scuola',
    get: ['isbn', 'dubbi', 'esito'],
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  }),
  pageRoute({
    path: '/libri-usati',
    chunk: 'used-books-page',
    ask: () => import(/* webpackChunkName: 'used-books-page' */ './used-books/used-books-chunk'),
    read: async (args, ask) => (await ask()).loadUsedBooks(args),
    title: 'Libri usati',
    get: usedBooksParams,
    isEntrance: true,
    HydrateFallback: SchoolLoading,
  }),
];
