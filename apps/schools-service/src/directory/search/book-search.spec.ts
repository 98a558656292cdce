import { BookSearchBuilder } from './book-search';

const titles = [
  [
    '9788808123459',
    'Matematica.blu 2.0',
    'Algebra e geometria',
    '1',
    'Bergamini Massimo, Barozzi Graziella',
    'Zanichelli',
  ],
  ['9788808123466', 'Matematica.verde', null, '1', 'Bergamini Massimo', 'Zanichelli'],
  ['9788808123473', 'I promessi sposi', null, null, 'Manzoni Alessandro', 'Rio Secco'],
  ['9788808123480', 'Storia e storiografia', 'Dal Novecento', '3', 'Desideri Antonio', 'D’Anna'],
  ['9788808123497', 'Il nuovo Manzoni', 'Grammatica', null, 'Rossi Carla', 'Rio Secco'],
] as const;

const builder = new BookSearchBuilder();
titles.forEach(([isbn, titolo, sottotitolo, volume, autori, editore], at) => {
  builder.add({ id: at + 1, isbn, titolo, sottotitolo, volume, autori, editore });
});
const search = builder.build();
const classes = new Map([[2, 40]]);
const popularity = search.popularityBy((number) => classes.get(number) ?? 0);
const find = (text: string, limit = 5) => search.find({ text, limit, popularity });

describe('the search of books', () => {
  it.each([
    ['promessi sposi', [3]],
    ['sposi manzoni', [3]],
    ['manzoni promessi', [3]],
    ['promesi sposi', [3]],
    ['promessi spo', [3]],
    ['bergamini matematica blu', [1]],
    ['zanichelli barozzi', [1]],
    ['storiografia 3', [4]],
    ['desidreri storia', [4]],
    ['xyzzy', []],
  ])('finds for %j', (text, numbers) => {
    expect(find(text).numbers).toEqual(numbers);
  });

  it('puts a title before an author, and of equals what most classes have', () => {
    expect(find('manzoni').numbers).toEqual([5, 3]);
    expect(find('matematica bergamini').numbers).toEqual([2, 1]);
  });

  it('says how well it fits, and how many there are', () => {
    expect(find('zanichelli', 1)).toEqual({ numbers: [2], total: 2, fit: 'exact' });
    expect(find('zanicheli').fit).toBe('close');
    expect(find('promessi desideri').fit).toBe('partial');
    expect(find('xyzzy')).toEqual({ numbers: [], total: 0, fit: null });
  });

  it('takes a word that is known for an error where it fits nothing', () => {
    const named = new BookSearchBuilder();
    named.add({ ...of('Verga', 'I Malavoglia'), id: 1 });
    named.add({ ...of('Vega', 'Poesie'), id: 2 });
    const few = named.build();
    const none = few.popularityBy(() => 0);
    const found = few.find({ text: 'vega malavoglia', limit: 3, popularity: none });
    expect(found).toEqual({ numbers: [1], total: 1, fit: 'close' });
  });

  it.each([
    ['9788808123473', [3]],
    ['978-88-08-12347-3', [3]],
    ['97888081234', [1, 2, 3, 4, 5]],
    ['8808123472', [3]],
    ['9788808999999', []],
  ])('finds by the code %s', (text, numbers) => {
    expect(find(text).numbers).toEqual(numbers);
  });

  it.each([[''], ['…'], ['%00'], ["'; DROP TABLE book; --"], ['☃ 𝒜'], ['123']])(
    'takes %j for a text like any other',
    (text) => expect(() => find(text)).not.toThrow(),
  );
});

function of(autori: string, titolo: string) {
  return { isbn: '', titolo, sottotitolo: null, volume: null, autori, editore: '' };
}
