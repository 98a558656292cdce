import {
  articleCategoryPath,
  articlePath,
  bookPath,
  placePath,
  productCategoryPath,
  productPath,
  schoolPath,
} from './page-path';

describe('the address of', () => {
  it.each([
    ['a school', schoolPath('TNEE000001'), '/scuola/TNEE000001'],
    [
      'a class',
      schoolPath('TNEE000001', { classe: '1', sezione: 'A B', combinazione: '' }),
      '/scuola/TNEE000001?classe=1&sezione=A+B',
    ],
    [
      'a course of a class, whatever the order in which it is told',
      schoolPath('X', { anno: '2024', combinazione: 'È & é', sezione: '2', classe: '3' }),
      '/scuola/X?classe=3&sezione=2&combinazione=%C3%88+%26+%C3%A9&anno=2024',
    ],
    ['a region', placePath({ regione: 'Valle d’Aosta' }), '/search?regione=Valle+d%E2%80%99Aosta'],
    [
      'a municipality',
      placePath({ regione: 'Lazio', provincia: 'Roma', comune: 'Roma' }),
      '/search?regione=Lazio&provincia=Roma&comune=Roma',
    ],
    ['a book', bookPath('9788899001214'), '/libro/9788899001214'],
    [
      'a book for a class whose section nobody knows',
      bookPath('9788899001214', { scuola: 'TNEE000001', classe: '1', sezione: '' }),
      '/libro/9788899001214?scuola=TNEE000001&classe=1',
    ],
    ['a product', productPath('P-0412'), '/products/P-0412'],
    ['a category of products', productCategoryPath('zaini'), '/products?categoria=zaini'],
    ['an article', articlePath('libri-usati'), '/blog/libri-usati'],
    ['a category of articles', articleCategoryPath('guide'), '/blog?categoria=guide'],
  ])('%s', (_of, path, expected) => expect(path).toBe(expected));
});
