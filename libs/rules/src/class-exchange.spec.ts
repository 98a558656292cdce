import { classExchange } from './class-exchange';
import type { ListPart } from './list-parts';

const pieces = (isbn: string, changes = {}) => ({
  isbn,
  substituteIsbn: null as string | null,
  paid: 10.1,
  isReturnable: true,
  ...changes,
});
const book = (isbn: string, part: ListPart = 'da-acquistare', prezzo: number | null = 20.2) => ({
  isbn,
  part,
  prezzo,
});
const isbns = (books: readonly { isbn: string }[]) => books.map(({ isbn }) => isbn);
const nothing = new Set<string>();

describe('books that were bought for the wrong class', () => {
  it('are kept where the right one has them, else given back; what it has alone is bought', () => {
    const bought = [pieces('both'), pieces('old'), pieces('late', { isReturnable: false })];
    const list = [book('both'), book('new'), book('newer', 'da-acquistare', 5.05)];
    const found = classExchange(bought, { list, owned: nothing });
    expect(isbns(found.kept)).toEqual(['both']);
    expect(isbns(found.back)).toEqual(['old', 'late']);
    expect(isbns(found.toBuy)).toEqual(['new', 'newer']);
    expect(found.sums).toEqual({ back: 10.1, toPay: 25.25, difference: 15.15 });
  });

  it('leave money over where more comes back than is to buy', () => {
    const { sums } = classExchange([pieces('a'), pieces('b')], { list: [], owned: nothing });
    expect(sums).toEqual({ back: 20.2, toPay: 0, difference: -20.2 });
  });

  it('are kept by the edition that came in their place', () => {
    const bought = [pieces('old', { substituteIsbn: 'new' })];
    const found = classExchange(bought, { list: [book('new')], owned: nothing });
    expect([isbns(found.kept), found.back, found.toBuy]).toEqual([['old'], [], []]);
  });

  it('are kept where the right class only recommends or uses them', () => {
    const list = [book('in use', 'gia-in-uso'), book('more', 'consigliati')];
    const bought = [pieces('in use'), pieces('more')];
    expect(classExchange(bought, { list, owned: nothing })).toMatchObject({ back: [], toBuy: [] });
  });

  it('have nothing bought that is not to buy, not for sale, or there already', () => {
    const list = [
      book('in use', 'gia-in-uso'),
      book('more', 'consigliati'),
      book('owned'),
      book('unsold', 'da-acquistare', null),
    ];
    const found = classExchange([], { list, owned: new Set(['owned']) });
    expect([found.toBuy, isbns(found.unsold)]).toEqual([[], ['unsold']]);
    expect(found.sums).toEqual({ back: 0, toPay: 0, difference: 0 });
  });
});
