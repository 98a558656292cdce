import { typedClassOf } from './typed-class';

describe('a class that is typed beside a school', () => {
  it.each([
    ['2B Valsecchi', '2', 'B', 'Valsecchi'],
    ['valsecchi 2b', '2', 'B', 'valsecchi'],
    ['2 b valsecchi', '2', 'B', 'valsecchi'],
    ['2ªB Valsecchi', '2', 'B', 'Valsecchi'],
    ['2^B Valsecchi', '2', 'B', 'Valsecchi'],
    ['2ª B Valsecchi', '2', 'B', 'Valsecchi'],
    ['3a liceo galilei torino', '3', 'A', 'liceo galilei torino'],
    ['3ª liceo galilei', '3', '', 'liceo galilei'],
    ['liceo galilei, terza', '3', '', 'liceo galilei'],
    ['prima c manzoni', '1', 'C', 'manzoni'],
    ['itis fermi 4INF', '4', 'INF', 'itis fermi'],
  ])('is found in %j', (text, year, section, school) => {
    expect(typedClassOf(text)).toEqual({ year, section, school });
  });

  it.each([
    ['2B'],
    [''],
    ['Circolo 3'],
    ['3 circolo'],
    ['6a manzoni'],
    ['9788808123456'],
    ['liceo galilei'],
    ['agenda 2027'],
  ])('is not found in %j', (text) => {
    expect(typedClassOf(text)).toBeNull();
  });
});
