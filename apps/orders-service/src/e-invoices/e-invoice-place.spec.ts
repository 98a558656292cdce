import { placeOfLine } from './e-invoice-place';

describe('an address in one line', () => {
  it.each([
    [
      'Via Roma 1, 26100 Cremona (CR)',
      { address: 'Via Roma 1', postalCode: '26100', city: 'Cremona', province: 'CR' },
    ],
    [
      'Corso Italia, 5, 00100 Roma (Roma)',
      { address: 'Corso Italia, 5', postalCode: '00100', city: 'Roma', province: 'Roma' },
    ],
    ['1 Example Street, London EX1 1EX, Regno Unito', null],
    ['Via Roma 1, Cremona', null],
    ['', null],
  ])('%j is %j', (line, place) => {
    expect(placeOfLine(line)).toEqual(place);
  });
});
