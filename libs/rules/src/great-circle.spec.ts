import { kilometresBetween } from './great-circle';

const trento = { latitude: 46.067, longitude: 11.121 };

describe('the distance of two places', () => {
  it.each([
    ['Trento', trento, 0],
    ['Rovereto', { latitude: 45.89, longitude: 11.04 }, 21],
    ['Cremona', { latitude: 45.133, longitude: 10.022 }, 135],
    ['the other side of the earth', { latitude: -46.067, longitude: -168.879 }, 20_015],
  ])('from Trento to %s', (_, other, kilometres) => {
    expect(Math.round(kilometresBetween(trento, other))).toBe(kilometres);
    expect(kilometresBetween(other, trento)).toBe(kilometresBetween(trento, other));
  });
});
