import { nothingFound, type SearchFit } from '@zaino/contracts/shared';
import type { FoundParts } from './ask-parts';
import { foundGroups } from './found-groups';

const kindsOf = (found: Partial<FoundParts>) => foundGroups(found).map(({ kind }) => kind);
const found = <Result>(fit: SearchFit, result: Result) => ({ fit, total: 1, results: [result] });

const school = {
  code: 'CRMM00001A',
  name: 'Scuola Media Valsecchi',
  city: 'Cremona',
  province: 'CR',
  kind: 'Scuola media',
  hasList: true,
};
const book = {
  isbn: '9788808123473',
  title: 'I promessi sposi',
  subtitle: null,
  volume: null,
  authors: 'Alessandro Manzoni',
  publisher: 'Rio Secco',
  price: 12.5,
  cover: null,
};
const article = { slug: 'zaini', title: 'Zaini', preview: 'Pesano poco.' };

function parts(fits: {
  schools?: SearchFit;
  books?: SearchFit;
  articles?: SearchFit;
  names?: SearchFit;
}) {
  return {
    schools: {
      failure: null,
      value: {
        classes: nothingFound,
        schools: fits.schools ? found(fits.schools, school) : nothingFound,
        books: fits.books ? found(fits.books, book) : nothingFound,
      },
    },
    products: {
      failure: null,
      value: {
        products: nothingFound,
        categories: fits.names ? found(fits.names, 'Zaini') : nothingFound,
      },
    },
    articles: {
      failure: null,
      value: { articles: fits.articles ? found(fits.articles, article) : nothingFound },
    },
  } satisfies FoundParts;
}

describe('the groups of what was found', () => {
  it('are those that have something, in one order', () => {
    expect(kindsOf(parts({ names: 'exact', books: 'exact', schools: 'exact' }))).toEqual([
      'scuole',
      'libri',
      'categorie',
    ]);
    expect(kindsOf(parts({}))).toEqual([]);
  });

  it('begin with what fits best', () => {
    expect(kindsOf(parts({ schools: 'partial', books: 'close' }))).toEqual(['libri', 'scuole']);
  });

  it('leave out what only resembles, where something is written so', () => {
    expect(kindsOf(parts({ schools: 'close', books: 'exact' }))).toEqual(['libri']);
    expect(kindsOf(parts({ schools: 'partial', books: 'exact' }))).toEqual(['libri']);
  });

  it('are not pushed aside by an article, which has many words, unless they only resemble', () => {
    expect(kindsOf(parts({ schools: 'partial', articles: 'exact' }))).toEqual([
      'scuole',
      'articoli',
    ]);
    expect(kindsOf(parts({ schools: 'close', articles: 'exact' }))).toEqual(['articoli']);
    expect(kindsOf(parts({ schools: 'close', articles: 'close' }))).toEqual(['scuole', 'articoli']);
    expect(kindsOf(parts({ schools: 'exact', articles: 'exact' }))).toEqual(['scuole', 'articoli']);
    expect(kindsOf(parts({ schools: 'exact', articles: 'close' }))).toEqual(['scuole']);
  });

  it('are those of the services that answer', () => {
    const failure = {
      kind: 'unavailable',
      code: 'unavailable',
      message: '',
      requestId: null,
    } as const;
    const withoutSchools = { ...parts({ names: 'exact' }), schools: { value: null, failure } };
    expect(kindsOf(withoutSchools)).toEqual(['categorie']);
    expect(kindsOf({})).toEqual([]);
  });
});
