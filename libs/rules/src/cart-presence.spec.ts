import { addLines, emptyCart } from './cart';
import { isInCart, presenceOf } from './cart-presence';
import { book, child, product } from './cart-samples';

const family = { ...emptyCart, children: [child('ada'), child('bruno')] };
const forAda = (isbn: string, quantity = 1) =>
  book(isbn, { quantity, children: [{ childId: 'ada', quantity }] });

describe('what a cart has of a press already', () => {
  it('is nothing in an empty cart', () => {
    const lines = [book('1'), product('a')];
    expect(presenceOf(emptyCart, lines)).toEqual({ present: [], missing: lines });
  });

  it('parts what is there from what is missing', () => {
    const cart = addLines(emptyCart, [book('1')]);
    const lines = [book('1'), book('2')];
    expect(presenceOf(cart, lines)).toEqual({ present: [book('1')], missing: [book('2')] });
  });

  it('lacks the copies that a line has more of', () => {
    const cart = addLines(emptyCart, [book('1')]);
    const wanted = book('1', { quantity: 3 });
    expect(presenceOf(cart, [wanted])).toEqual({
      present: [wanted],
      missing: [book('1', { quantity: 2 })],
    });
  });

  it('is never anything of supplies: one may always take more', () => {
    const cart = addLines(emptyCart, [product('a')]);
    expect(presenceOf(cart, [product('a')])).toEqual({ present: [], missing: [product('a')] });
    expect(isInCart(cart, product('a'))).toBe(true);
  });

  it('looks at the copies of the child, not at those of another', () => {
    const cart = addLines(family, [forAda('1')]);
    expect(isInCart(cart, book('1'), 'ada')).toBe(true);
    expect(isInCart(cart, book('1'), 'bruno')).toBe(false);
    expect(presenceOf(cart, [book('1')], 'bruno').missing).toEqual([book('1')]);
  });

  it('takes a copy for nobody in particular for the one that is meant', () => {
    const cart = addLines(family, [book('1')]);
    expect(isInCart(cart, book('1'), 'ada')).toBe(true);
  });

  it('finds the copy of any child where nobody is named', () => {
    expect(isInCart(addLines(family, [forAda('1')]), book('1'))).toBe(true);
  });

  it('knows a book again whose section was not known yet, and not one of another class', () => {
    const cart = addLines(emptyCart, [book('1', { sezione: '' }), book('2', { sezione: 'B' })]);
    expect(isInCart(cart, book('1', { sezione: 'B' }))).toBe(true);
    expect(isInCart(cart, book('2', { sezione: '' }))).toBe(true);
    expect(isInCart(cart, book('2', { sezione: 'A' }))).toBe(false);
    expect(isInCart(cart, book('1', { classe: '3' }))).toBe(false);
  });
});
