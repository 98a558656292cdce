import { productInputSchema } from '@zaino/contracts/catalogue';
import { makeProduct } from './make-product';
import { productErrors } from './product-errors';
import {
  differences,
  inputOf,
  merge,
  newProductValues,
  numberIn,
  type ProductFormValues,
  tagsIn,
  valuesOf,
} from './product-values';

const filled: ProductFormValues = {
  ...newProductValues,
  nome: 'Compasso',
  categoria: 'Disegno',
  prezzoOriginale: '13,44',
};

describe('a new product', () => {
  it('begins as the specification says, which are the contract’s defaults too', () => {
    const { prezzoOriginale, ...rest } = inputOf(newProductValues);
    expect(prezzoOriginale).toBeNaN();
    const defaults = productInputSchema.parse({ nome: 'x', categoria: 'y', prezzoOriginale: 1 });
    expect(rest).toEqual({
      ...defaults,
      nome: '',
      categoria: '',
      inVendita: true,
      prezzoOriginale: undefined,
    });
    expect(rest).toMatchObject({
      margine: 25,
      sconto: 0,
      fornitore: 'aliexpress',
      active: true,
      pezzi_disponibili: 999,
      pezzi_singolo_acquisto: 1,
      immagini: [],
    });
  });
});

describe('a product in the form', () => {
  it('is sent as it came where nothing was changed', () => {
    const product = makeProduct({ tags: ['nuovo', 'scuola'], prezzoOriginale: 3.5 });
    const values = valuesOf(product);
    expect(productErrors(values)).toEqual({});
    expect(productInputSchema.parse(inputOf(values))).toMatchObject({
      nome: product.nome,
      prezzoOriginale: 3.5,
      tags: ['nuovo', 'scuola'],
      immagini: product.immagini,
    });
  });

  it.each([
    ['3,5', 3.5],
    [' 3.50 ', 3.5],
    ['', Number.NaN],
    ['1e3', Number.NaN],
    ['3,5,0', Number.NaN],
    ['-1', -1],
  ])('reads %j as %d', (text, expected) => {
    expect(numberIn(text)).toBe(expected);
  });

  it('reads tags between commas', () => {
    expect(tagsIn(' nuovo, ,scuola media,')).toEqual(['nuovo', 'scuola media']);
  });
});

describe('productErrors', () => {
  it.each([
    [{}, {}],
    [{ nome: '  ' }, { nome: 'Scrivi il nome del prodotto' }],
    [{ categoria: '' }, { categoria: 'Scegli una categoria' }],
    [{ fornitore: '' }, { fornitore: 'Scegli un fornitore' }],
    [{ prezzoOriginale: '' }, { prezzoOriginale: 'Scrivi un numero' }],
    [{ prezzoOriginale: 'tre' }, { prezzoOriginale: 'Scrivi un numero' }],
    [{ prezzoOriginale: '-1' }, { prezzoOriginale: 'Non può essere negativo' }],
    [{ prezzoOriginale: '1,005' }, { prezzoOriginale: 'Al massimo due decimali' }],
    [{ prezzoOriginale: '100000' }, { prezzoOriginale: 'Al massimo 99.999,99' }],
    [{ margine: '1000.01' }, { margine: 'Al massimo 1.000' }],
    [{ sconto: '101' }, { sconto: 'Al massimo 100' }],
    [{ sconto: '100' }, {}],
    [{ pezzi_singolo_acquisto: '0' }, { pezzi_singolo_acquisto: 'Almeno 1' }],
    [{ pezzi_disponibili: '1.5' }, { pezzi_disponibili: 'Scrivi un numero intero' }],
    [{ valutazione: '5.1' }, { valutazione: 'Al massimo 5' }],
    [
      { urlAliexpress: 'javascript:alert(1)' },
      { urlAliexpress: 'Serve un indirizzo che comincia con http:// o https://' },
    ],
    [
      { immagini: ['', 'https://a.example/b.png', 'http://a.example/b.png'] },
      { 'immagini.2': 'Serve l’indirizzo di un’immagine, che comincia con https://' },
    ],
    [{ tags: 'x'.repeat(41) }, { tags: `“${'x'.repeat(20)}…”: Al massimo 40 caratteri` }],
  ])('says of %j %j', (changes, expected) => {
    expect(productErrors({ ...filled, ...changes })).toEqual(expected);
  });

  it('lets through only what the contract takes', () => {
    expect(productInputSchema.safeParse(inputOf(filled)).success).toBe(true);
  });
});

describe('merge', () => {
  const opened = { ...filled, margine: '25', sconto: '0' };

  it('keeps own changes and takes in theirs', () => {
    const mine = { ...opened, nome: 'Compasso Arco' };
    const theirs = { ...opened, margine: '30' };
    expect(merge(opened, mine, theirs)).toEqual({
      values: { ...opened, nome: 'Compasso Arco', margine: '30' },
      contested: [],
    });
  });

  it('names what both have changed in different ways', () => {
    const mine = { ...opened, sconto: '10', margine: '40' };
    const theirs = { ...opened, sconto: '20', margine: '40' };
    const { values, contested } = merge(opened, mine, theirs);
    expect(contested).toEqual(['sconto']);
    expect(values.sconto).toBe('10');
    expect(differences(values, theirs)).toEqual(['sconto']);
  });
});
