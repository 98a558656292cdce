import { type Cart, emptyCart } from '@zaino/rules/cart';
import { parseCart, serializeCart } from './cart-storage';

const book = {
  type: 'book',
  isbn: '9788899001214',
  titolo: 'Le parole in cammino 2',
  autore: 'R. Tassinari',
  editore: 'Rio Secco',
  prezzo: 19.9,
  copertina: null,
  materia: 'Italiano',
  quantity: 2,
  scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM00000X' },
  classe: '2',
  sezione: 'B',
};

const product = {
  type: 'product',
  id: 'penne',
  nome: 'Penne a sfera',
  prezzo: 3.57,
  categoria: 'Penne',
  immagini: ['/penne.webp'],
  quantity: 1,
};

const address = {
  firstName: 'Ada',
  lastName: 'Neri',
  phone: '',
  address: 'Via del Prato 1',
  city: 'Cremona',
  postalCode: '26100',
  province: 'CR',
};

const child = {
  id: 'marco',
  nickname: 'Marco',
  schoolCode: 'CRMM00000X',
  schoolName: 'Scuola media Irma Valsecchi',
  classe: '2',
  sezione: 'B',
  tetto: 119,
};

/** As the version before children wrote it. */
const stored = {
  version: 1,
  items: [book, product],
  shippingMethod: 'pickup',
  shippingAddress: address,
  applied: ['tab.1'],
};

function parse(value: unknown) {
  return parseCart(JSON.stringify(value));
}

describe('parseCart', () => {
  it('reads both kinds of line, the shipping choice and the address', () => {
    expect(parse(stored)).toEqual({
      cart: {
        items: [book, product],
        shippingMethod: 'pickup',
        shippingAddress: address,
        children: [],
      },
      applied: ['tab.1'],
    });
  });

  it('reads what serializeCart wrote, a book without subject included', () => {
    const plain = {
      ...book,
      materia: undefined,
      children: [{ childId: 'marco', quantity: 1 }],
    };
    const cart = {
      items: [plain, product],
      shippingMethod: 'standard',
      shippingAddress: null,
      children: [child],
    } as Cart;
    const kept = { cart, applied: ['a.1', 'b.1'] };
    expect(parseCart(serializeCart(kept))).toEqual(kept);
  });

  it('drops children of lines whom the cart does not know, and keeps their pieces', () => {
    const items = [{ ...product, quantity: 3, children: [{ childId: 'nobody', quantity: 2 }] }];
    expect(parse({ ...stored, items })?.cart.items).toEqual([{ ...product, quantity: 3 }]);
  });

  it('joins lines of the same identity and cuts quantities to what a line takes', () => {
    const items = [product, { ...product, quantity: 500 }];
    expect(parse({ ...stored, items })?.cart.items).toEqual([{ ...product, quantity: 99 }]);
  });

  it.each([
    ['text that is not JSON', '{"version":1,'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
  ])('refuses %s', (_case, text) => {
    expect(parseCart(text)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['another version', { ...stored, version: 2 }],
    ['no version', { ...stored, version: undefined }],
    ['items that are no list', { ...stored, items: {} }],
    ['an unknown kind of line', { ...stored, items: [{ ...book, type: 'ebook' }] }],
    ['a line that is null', { ...stored, items: [null] }],
    ['a book without isbn', { ...stored, items: [{ ...book, isbn: undefined }] }],
    ['a book without school', { ...stored, items: [{ ...book, scuola: null }] }],
    ['a book with half a school', { ...stored, items: [{ ...book, scuola: { nome: 'X' } }] }],
    ['a price in words', { ...stored, items: [{ ...book, prezzo: '19,90' }] }],
    ['a price of NaN', { ...stored, items: [{ ...book, prezzo: Number.NaN }] }],
    ['no quantity', { ...stored, items: [{ ...product, quantity: null }] }],
    ['images that are no texts', { ...stored, items: [{ ...product, immagini: [1] }] }],
    ['one bad line among good ones', { ...stored, items: [book, { ...product, id: 5 }] }],
    ['an unknown shipping method', { ...stored, shippingMethod: 'drone' }],
    ['half an address', { ...stored, shippingAddress: { city: 'Cremona' } }],
    ['children without a name', { ...stored, children: [{ ...child, nickname: 1 }] }],
    ['children that are no list', { ...stored, children: {} }],
    ['a line for half a child', { ...stored, items: [{ ...book, children: [{ quantity: 1 }] }] }],
    ['no list of changes', { ...stored, applied: undefined }],
  ])('refuses %s', (_case, value) => {
    expect(parse(value)).toBeNull();
  });
});

describe('serializeCart', () => {
  it('names only the latest changes', () => {
    const applied = Array.from({ length: 100 }, (_, index) => `tab.${index}`);
    const text = serializeCart({
      cart: emptyCart,
      applied,
    });
    expect(parseCart(text)?.applied).toEqual(applied.slice(-64));
  });
});
