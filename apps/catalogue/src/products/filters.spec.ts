import { productOrders } from '@zaino/contracts/catalogue';
import {
  decimalOf,
  noFilters,
  orderNames,
  priceErrors,
  productsPath,
  readCursors,
  readFilters,
} from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it.each([
    ['', '/products'],
    ['search=&categoria=&minPrezzo=&maxPrezzo=&minValutazione=&ordine=', '/products'],
    ['ordine=novita&categoria=zaini', '/products?categoria=zaini&ordine=novita'],
    ['search=++penna+blu+', '/products?search=penna+blu'],
    ['minPrezzo=3,50&maxPrezzo=60', '/products?minPrezzo=3%2C50&maxPrezzo=60'],
    ['soloDisponibili=1', '/products?soloDisponibili=true'],
    ['soloDisponibili=no', '/products'],
    ['minValutazione=3.5', '/products?minValutazione=3.5'],
    ['minValutazione=6', '/products'],
    ['minValutazione=tante', '/products'],
    ['ordine=caso', '/products'],
    ['ordine=toString', '/products'],
    ['utm_source=x', '/products'],
    [`search=${'a'.repeat(200)}`, `/products?search=${'a'.repeat(100)}`],
  ])('reads %s as %s', (query, path) => {
    expect(productsPath(read(query))).toBe(path);
  });

  it('keeps what is no price, so that it can be seen', () => {
    expect(read('minPrezzo=poco').minPrezzo).toBe('poco');
  });

  it('names every order of the contract', () => {
    expect(Object.keys(orderNames).sort()).toEqual([...productOrders].sort());
  });

  it('leads to a page by the cursors of all pages before it', () => {
    const path = productsPath({ ...noFilters, search: 'penna' }, ['a1', 'b&2']);
    expect(path).toBe('/products?search=penna&cursor=a1&cursor=b%262');
    expect(readCursors(new URL(path, 'http://localhost').searchParams)).toEqual(['a1', 'b&2']);
  });

  it.each([
    ['blank ones', 'cursor=&cursor=a', ['a']],
    ['one that the service would refuse', `cursor=a&cursor=${'b'.repeat(201)}`, []],
  ])('leaves out cursors: %s', (_case, query, cursors) => {
    expect(readCursors(new URLSearchParams(query))).toEqual(cursors);
  });

  it('has an end of pages', () => {
    const many = Array.from({ length: 60 }, (_, index) => ['cursor', String(index)]);
    expect(readCursors(new URLSearchParams(many))).toHaveLength(39);
  });
});

describe('decimals', () => {
  it.each([
    ['3', '3'],
    ['3,50', '3.50'],
    ['3.50', '3.50'],
    ['3,', '3'],
    [' 12,5 € ', '12.5'],
    ['0', '0'],
    ['', null],
    ['-3', null],
    ['1e3', null],
    ['1.200,50', null],
    ['12345678', null],
    ['tre', null],
  ])('takes "%s" as %s', (text, number) => {
    expect(decimalOf(text)).toBe(number);
  });

  it.each([
    ['', '', undefined, undefined],
    ['3', '', undefined, undefined],
    ['3', '3', undefined, undefined],
    ['tre', '', 'Scrivi un prezzo, come 12,50', undefined],
    ['', 'x', undefined, 'Scrivi un prezzo, come 12,50'],
    ['9', '10,00', undefined, undefined],
    ['10', '9,99', undefined, 'È meno del minimo'],
  ])('says of %s to %s what is wrong', (minPrezzo, maxPrezzo, ...errors) => {
    const [min, max] = errors;
    expect(priceErrors({ ...noFilters, minPrezzo, maxPrezzo })).toEqual({ min, max });
  });
});
