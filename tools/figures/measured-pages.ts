import { pages, wordsOf } from '@zaino/tools/bench/pages/targets';

/** A page that is measured. */
export interface PageToMeasure {
  /** Its address, in the shop of demo data. */
  path: string;
  /** What it shows of these data, and would not if it failed. */
  words: string;
}

const target = (name: keyof typeof pages): PageToMeasure => ({
  path: pages[name],
  words: wordsOf[name],
});

/** Pages of each app that anybody may open; the others are behind a sign-in. */
const measured: Readonly<Record<string, readonly PageToMeasure[]>> = {
  shell: [target('home')],
  'school-finder': [target('search'), target('school')],
  catalogue: [
    // The newest come first; the product of the other page, an old one, stands far behind them.
    { path: '/products', words: 'Tracolla Palude 14 litri, verde' },
    { path: '/products/P-0001', words: 'Zaino Sentiero 28 litri' },
  ],
  cart: [{ path: '/cart', words: 'vuoto' }],
  blog: [
    { path: '/blog', words: 'minuto di lettura' },
    { path: '/blog/libri-usati', words: 'In questo articolo' },
  ],
};

export const measuredApps = Object.keys(measured);

/** An app's pages; none of an app without pages for everybody. */
export const pagesOf = (app: string): readonly PageToMeasure[] => measured[app] ?? [];
