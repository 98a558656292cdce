import { guardText, joinEntries, splitEntries, unguardText } from '@zaino/service/csv/cell-text';
import fc from 'fast-check';
import { readDecimal, readFlag, readInteger, writeDecimal } from './cell-value';

describe('a text in a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+39 02', "'+39 02"],
    ['-10%', "'-10%"],
    ['@nome', "'@nome"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ["'ndrangheta", "'ndrangheta"],
    ['a=1', 'a=1'],
    ['', ''],
  ])('%j is guarded as %j', (text, cell) => {
    expect(guardText(text)).toBe(cell);
    expect(unguardText(cell)).toBe(text);
  });

  it('is the same after both, whatever it is, and never a formula', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a') }), (text) => {
        expect(unguardText(guardText(text))).toBe(text);
        expect(guardText(text)).not.toMatch(/^[=+\-@]/);
      }),
    ));

  it.each([
    ['a | b|c', ['a', 'b', 'c']],
    [' | a | | ', ['a']],
    ['', []],
    ['a\\|b | c\\\\', ['a|b', 'c\\']],
    ['C:\\temp', ['C:\\temp']],
    ['a\\', ['a\\']],
  ])('%j is read as the entries %j', (cell, entries) =>
    expect(splitEntries(cell)).toEqual(entries),
  );

  it('keeps its entries apart, whatever they are', () => {
    const entry = fc
      .string({ unit: fc.constantFrom('|', '\\', ' ', 'a', 'é') })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(entry), (entries) =>
        expect(splitEntries(joinEntries(entries))).toEqual(entries),
      ),
    );
  });
});

describe('a number in a cell', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    [' 7 ', 7],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['12.345.678,9', 12345678.9],
    ['€ 3,20', 3.2],
    ['25 %', 25],
    ['0,125', 0.125],
    ['1\u00a0000,5', 1000.5],
  ])('%j is %d', (cell, value) => expect(readDecimal(cell)).toEqual({ value }));

  it.each([
    '',
    'x',
    '-1',
    '1e5',
    '1,2,3',
    '1.23.4',
    '0x10',
    'Infinity',
    'NaN',
    '1.2345.678,0',
    '٣',
  ])('%j is none', (cell) =>
    expect(readDecimal(cell)).toEqual({ problem: 'Serve un numero, come 12,50' }),
  );

  it('could be thousands or thousandths, and is refused', () => {
    const problem = 'Non è chiaro quanto valga: scrivi 2500 oppure 2,50';
    expect(readDecimal('2.500')).toEqual({ problem });
    expect(readDecimal('2,500')).toEqual({ problem });
  });

  it.each([
    [2.5, 2, '2,50'],
    [12, undefined, '12'],
    [12.5, undefined, '12,5'],
    [1234.5, 2, '1234,50'],
  ])('%d is written with %s decimals as %j', (value, decimals, cell) =>
    expect(writeDecimal(value, decimals)).toBe(cell),
  );

  it.each(['1.000', '1,0', '-1', '', '1e3', 'due'])('%j is no whole one', (cell) =>
    expect(readInteger(cell)).toHaveProperty('problem'),
  );
  it('is whole by its digits', () => expect(readInteger(' 0999 ')).toEqual({ value: 999 }));
});

describe('a yes or no in a cell', () => {
  it.each([
    ['sì', true],
    ['SI', true],
    ['Sì', true],
    ['VERO', true],
    ['1', true],
    [' no ', false],
    ['FALSO', false],
    ['0', false],
  ])('%j is %s', (cell, value) => expect(readFlag(cell)).toEqual({ value }));
  it.each(['forse', '', '2'])('%j is neither', (cell) =>
    expect(readFlag(cell)).toEqual({ problem: 'Serve «sì» o «no»' }),
  );
});
