import { bookLine, sampleLines, productLine } from '../sample-lines';
import { counted } from '../order-lines/counted';
import { groupLines } from './group-lines';

describe('groupLines', () => {
  it('puts the books of each class together, in the order they came, and products apart', () => {
    const first = bookLine();
    const other = bookLine({ sezione: 'A' });
    const pens = productLine();
    const second = bookLine({ isbn: '2' });
    const { classes, products } = groupLines([first, other, pens, second]);
    expect(classes.map(({ sezione, lines }) => [sezione, lines])).toEqual([
      ['B', [first, second]],
      ['A', [other]],
    ]);
    expect(products).toEqual([pens]);
  });

  it('keeps two schools apart that have the same name', () => {
    const nome = 'Istituto comprensivo';
    const lines = ['A', 'B'].map((codice) => bookLine({ scuola: { nome, codice } }));
    expect(groupLines(lines).classes).toHaveLength(2);
  });
});

describe('counted', () => {
  it.each([
    ['', []],
    ['1 libro', [bookLine()]],
    ['2 libri', [bookLine({ quantity: 2 })]],
    ['1 prodotto', [productLine({ quantity: 1 })]],
    ['3 libri e 2 prodotti', sampleLines],
  ])('says "%s"', (text, lines) => {
    expect(counted(lines)).toBe(text);
  });
});
