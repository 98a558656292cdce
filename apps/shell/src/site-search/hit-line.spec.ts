import { hitLines } from './hit-line';

const school = {
  code: 'CRMM00001A',
  name: 'Scuola Media Valsecchi',
  city: 'Cremona',
  province: 'CR',
  kind: 'Scuola media',
  hasList: false,
};
const one = { fit: 'exact', total: 1 } as const;

describe('a result in words', () => {
  it('is a class with its school, or a year of it', () => {
    const results = [
      { school, year: '2', section: 'B' },
      { school, year: '3', section: '' },
    ];
    expect(hitLines({ ...one, kind: 'classi', results })).toEqual([
      {
        path: '/scuola/CRMM00001A?classe=2&sezione=B',
        title: 'Classe 2ª B',
        details: 'Scuola Media Valsecchi · Cremona (CR)',
      },
      {
        path: '/scuola/CRMM00001A?classe=3',
        title: 'Classe 3ª, tutte le sezioni',
        details: 'Scuola Media Valsecchi · Cremona (CR)',
      },
    ]);
  });

  it('is a school, which may have no list', () => {
    expect(hitLines({ ...one, kind: 'scuole', results: [school] })[0]).toEqual({
      path: '/scuola/CRMM00001A',
      title: 'Scuola Media Valsecchi',
      details: 'Cremona (CR) · Scuola media · Nessuna lista',
    });
  });

  it('is a book with what tells it from others, without what nobody knows', () => {
    const book = {
      isbn: '9788808123473',
      title: 'Matematica',
      subtitle: 'Algebra',
      volume: '2',
      authors: 'Anna Rossi',
      publisher: 'Rio Secco',
      price: null,
      cover: null,
    };
    expect(hitLines({ ...one, kind: 'libri', results: [book] })[0]).toEqual({
      path: '/libro/9788808123473',
      title: 'Matematica – Algebra – vol. 2',
      details: 'Anna Rossi · Rio Secco',
    });
  });

  it('is a product with its price, or that it cannot be had', () => {
    const product = { id: 'P-0001', name: 'Zaino', category: 'Zaini', price: 40, image: null };
    const results = [
      { ...product, isAvailable: true },
      { ...product, isAvailable: false },
    ];
    const lines = hitLines({ ...one, kind: 'prodotti', results });
    expect(lines.map(({ details }) => details.replaceAll('\u00A0', ' '))).toEqual([
      'Zaini · 40,00 €',
      'Zaini · Non disponibile',
    ]);
    expect(lines[0]?.path).toBe('/products/P-0001');
  });

  it('is a category or an article', () => {
    expect(hitLines({ ...one, kind: 'categorie', results: ['Zaini e borse'] })[0]?.path).toBe(
      '/products?categoria=Zaini+e+borse',
    );
    const article = { slug: 'zaini', title: 'Zaini', preview: 'Pesano poco.' };
    expect(hitLines({ ...one, kind: 'articoli', results: [article] })[0]).toEqual({
      path: '/blog/zaini',
      title: 'Zaini',
      details: 'Pesano poco.',
    });
  });
});
