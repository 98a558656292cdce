import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { bookParams } from './book/book-params';
import { pageChunk } from './page-chunk';
import { SchoolLoading, SearchLoading } from './page-loading';
import { choiceParams } from './school/school-address';
import { loadSchool } from './school/school.api';
import { loadSearch } from './search/search.api';
import { noSearch, PAGE } from './search/search-params';

const search = pageChunk(
  () => import(/* webpackChunkName: 'search-page' */ './search/search-chunk'),
  'Cerca la tua scuola',
);
const school = pageChunk(
  () => import(/* webpackChunkName: 'school-page' */ './school/school-chunk'),
  'Scuola non trovata',
);
const book = pageChunk(
  () => import(/* webpackChunkName: 'book-page' */ './book/book-chunk'),
  'Libro non trovato',
);

function schoolRoute(path: string): RouteObject {
  const { load, title, meta } = school;
  return lazyRoute({
    path,
    chunk: 'school-page',
    load,
    loader: loadSchool,
    handle: { title, meta, searchParams: { get: choiceParams }, isEntrance: true },
    HydrateFallback: SchoolLoading,
    errorElement: <PageFailure />,
  });
}

/** The pages of this remote (specification, point 2), and that of a book. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/search',
    chunk: 'search-page',
    load: search.load,
    loader: loadSearch,
    handle: {
      title: search.title,
      meta: search.meta,
      searchParams: { get: [...Object.keys(noSearch), PAGE] },
      isEntrance: true,
    },
    HydrateFallback: SearchLoading,
    errorElement: <PageFailure />,
  }),
  schoolRoute('/scuola/:code'),
  schoolRoute('/school/:code'),
  lazyRoute({
    path: '/libro/:isbn',
    chunk: 'book-page',
    load: book.load,
    // Most pages of this remote are without it: what reads its data comes with the page.
    loader: async (args) => (await book.get()).loadBook(args),
    handle: {
      title: book.title,
      meta: book.meta,
      searchParams: { get: bookParams },
      isEntrance: true,
    },
    HydrateFallback: SchoolLoading,
    errorElement: <PageFailure />,
  }),
];
