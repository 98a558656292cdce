import { pages } from '@zaino/tools/bench/pages/targets';

/** Pages of each app that anybody may open, in the shop of demo data; the others are behind a sign-in. */
const measured: Readonly<Record<string, readonly string[]>> = {
  shell: [pages.home],
  'school-finder': [pages.search, pages.school],
  catalogue: ['/products', '/products/P-0001'],
  cart: ['/cart'],
  blog: ['/blog', '/blog/libri-usati'],
};

export const measuredApps = Object.keys(measured);

/** Addresses of an app's pages; none of an app without pages for everybody. */
export const pagesOf = (app: string): readonly string[] => measured[app] ?? [];
