import { CatalogueIndex } from '../catalogue-index';
import { aNamedProduct } from '../../testing/product-factory';

interface Listed {
  nome: string;
  descrizione?: string;
  tags?: string[];
  categoria?: string;
  pezzi?: number;
  active?: boolean;
}

const catalogue: Record<number, Listed> = {
  1: { nome: 'Quaderno maxi a righe', categoria: 'Quaderni', descrizione: 'Carta da 80 grammi' },
  2: { nome: 'Quadernone ad anelli', categoria: 'Quaderni', tags: ['righe'] },
  3: { nome: 'Penna a sfera blu', categoria: 'Penne', descrizione: 'Scrive su ogni quaderno' },
  4: { nome: 'Pennarelli lavabili', categoria: 'Colori', tags: ['disegno', 'blu'] },
  5: { nome: 'Zaino scuola leggero', categoria: 'Zaini', descrizione: 'Con tasca per la penna' },
  6: { nome: 'Compasso di precisione', categoria: 'Disegno', tags: ['geometria'] },
  7: { nome: 'Astuccio tre cerniere', categoria: 'Astucci', descrizione: "L'astuccio completo" },
  8: { nome: 'Calcolatrice scientifica', categoria: 'Calcolatrici', tags: ['matematica'] },
  9: { nome: 'Set attività creative', categoria: 'Creatività', descrizione: 'Tempera e colla' },
  10: { nome: 'Pen drive 64 GB', categoria: 'Informatica' },
  11: { nome: 'Zaino trolley blu', categoria: 'Zaini', pezzi: 0 },
  12: { nome: 'Mappamondo luminoso', categoria: 'Geografia', active: false },
  13: { nome: 'Evidenziatori pastello', categoria: 'Penne' },
  14: { nome: 'Risma A4', categoria: 'Carta', descrizione: '500 fogli, 80 g' },
  15: { nome: 'Risma A3', categoria: 'Carta' },
};

function indexOf(products: Record<number, Listed>): CatalogueIndex {
  const index = new CatalogueIndex();
  const named = Object.entries(products).map(([id, product]) =>
    aNamedProduct(
      {
        id: Number(id),
        name: product.nome,
        description: product.descrizione ?? '',
        tags: product.tags ?? [],
        stock: product.pezzi ?? 10,
        isActive: product.active ?? true,
      },
      product.categoria,
    ),
  );
  index.put(named, new Map());
  return index;
}

/** Ids, best first. */
function search(index: CatalogueIndex, text: string, isAdmin = false): number[] {
  const found = index.search.find(text, isAdmin);
  return Array.from(found.slots)
    .map((slot) => ({ id: index.columns.id[slot] ?? 0, drawer: found.drawerOf(slot) }))
    .sort((one, other) => one.drawer - other.drawer || one.id - other.id)
    .map(({ id }) => id);
}

describe('ProductSearch', () => {
  const index = indexOf(catalogue);

  it.each([
    ['quaderno', [1, 2, 3]],
    ['quaderni', [1, 2, 3]],
    ['QUADERNO', [1, 2, 3]],
    ['il quaderno', [1, 2, 3]],
    ['dei quaderni', [1, 2, 3]],
    ['quardeno', [1, 2, 3]],
    ['quaderon', [1, 2, 3]],
    ['quadern', [1, 2, 3]],
    ['quad', [1, 2, 3]],
    ['compassi', [6]],
    ['astucci', [7]],
    ['l’astuccio', [7]],
    ["dell'astuccio", [7]],
    ['attivita', [9]],
    ['attività', [9]],
    ['attivitÀ', [9]],
    ["attivita'", [9]],
    ['calcolatrici scientifiche', [8]],
    ['scientifico', [8]],
    ['tempere', [9]],
    ['evidenziatore', [13]],
    ['evidenziare', [13]],
    ['a4', [14]],
    ['a3', [15]],
    ['geometria', [6]],
    ['geografia', []],
  ])('finds for %s', (text, expected) =>
    expect(search(index, text).sort((a, b) => a - b)).toEqual(expected),
  );

  it('puts a name before tags, tags before a category, a category before a description', () => {
    const places = indexOf({
      1: { nome: 'A', descrizione: 'Con colla' },
      2: { nome: 'B', categoria: 'Colla' },
      3: { nome: 'C', tags: ['colla'] },
      4: { nome: 'Colla' },
    });
    expect(search(places, 'colla')).toEqual([4, 3, 2, 1]);
  });

  it('puts the word as it was typed before its plural, and both before a longer word', () => {
    const forms = indexOf({
      1: { nome: 'Pennarello' },
      2: { nome: 'Penne' },
      3: { nome: 'Penna' },
    });
    expect(search(forms, 'penna')).toEqual([3, 2]);
    expect(search(forms, 'penn')).toEqual([2, 3, 1]);
    expect(search(forms, 'penne')).toEqual([2, 3]);
  });

  it('takes a short word for a beginning too, and the word itself first', () => {
    expect(search(index, 'pen')).toEqual([10, 3, 4, 13, 5]);
  });

  it('puts what can be bought first among equals', () => {
    expect(search(index, 'zaino')).toEqual([5, 11]);
    expect(search(index, 'blu').at(-1)).not.toBe(3);
  });

  it('asks for all words, in any order', () => {
    expect(search(index, 'blu penna')).toEqual([3]);
    expect(search(index, 'righe quaderni')).toEqual([1, 2]);
  });

  it('finds what has most of the words where nothing has all', () => {
    expect(search(index, 'zaino blu impermeabile')).toEqual([11]);
    expect(search(index, 'compasso zaino')).toEqual([6, 5, 11]);
  });

  it.each([
    ['quardeno', 'quaderno'],
    ['Quardeno a righe', 'quaderno a righe'],
    ['Zaini legero', 'zaini leggero'],
    ['matemtica', 'matematica'],
    ['actività', 'attività'],
    ['quaderni', null],
    ['quad', null],
    ['xyzzyxyzzy', null],
    ['a5', null],
  ])('says what it searched for instead of %s', (text, expected) => {
    const { corrected } = index.search.find(text, false);
    expect(corrected?.toLowerCase() ?? null).toBe(expected);
  });

  it('knows inactive products only for an admin, also as corrections', () => {
    expect(search(index, 'mappamondo')).toEqual([]);
    expect(search(index, 'mappamodno')).toEqual([]);
    expect(index.search.find('mappamodno', false).corrected).toBeNull();
    expect(search(index, 'mappamondo', true)).toEqual([12]);
    expect(index.search.find('mappamodno', true).corrected).toBe('mappamondo');
  });

  it('follows a text that changes, and forgets what is gone', () => {
    const changing = indexOf({ 1: { nome: 'Squadra' }, 2: { nome: 'Riga' } });
    changing.put([aNamedProduct({ id: 1, name: 'Goniometro' })], new Map());
    expect([search(changing, 'squadra'), search(changing, 'goniometri')]).toEqual([[], [1]]);
    changing.put([aNamedProduct({ id: 1, name: 'Goniometro', isActive: false })], new Map());
    expect(search(changing, 'goniometro')).toEqual([]);
    changing.put([aNamedProduct({ id: 1, name: 'Goniometro' })], new Map());
    expect(search(changing, 'goniometro')).toEqual([1]);
    changing.remove([1]);
    expect([search(changing, 'goniometro'), search(changing, 'righe')]).toEqual([[], [2]]);
  });

  it('keeps words apart and together while the vocabulary grows', () => {
    const growing = new CatalogueIndex();
    const letters = (number: number) =>
      String(number).replace(/\d/g, (digit) => 'bcdfghlmnp'.charAt(Number(digit)));
    for (let id = 1; id <= 1_500; id += 1) {
      growing.put([aNamedProduct({ id, name: `parola${letters(id)}z` })], new Map());
      if (id % 300 === 0) expect(search(growing, `parola${letters(id)}z`)).toEqual([id]);
    }
    expect(search(growing, `parola${letters(1)}z`)).toEqual([1]);
    expect(search(growing, 'parola')).toHaveLength(1_500);
    expect(search(growing, `praola${letters(1_234)}z`)).toEqual([1_234]);
  });

  it.each([[''], ['…'], ['%00'], ["'; DROP TABLE product; --"], ['(.*)+$'], ['☃ 𝒜']])(
    'takes %j for a text like any other',
    (text) => expect(() => search(index, text)).not.toThrow(),
  );

  it('reads only so many words of a long text', () => {
    expect(search(index, 'quaderno '.repeat(20))).toEqual([1, 2, 3]);
    expect(search(index, 'xa xb xc xd xe xf xg xh zaino')).toEqual([]);
  });
});
