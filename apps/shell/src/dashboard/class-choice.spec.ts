import { classesOf, className, listPath } from './class-choice';

describe('classesOf', () => {
  it('names each class once, sections as a person sorts them, the unknown one last', () => {
    const pairs = ['2 10A', '2 2A', '1 B', '1 B'].map((pair) => {
      const [classe = '', sezione = ''] = pair.split(' ');
      return { classe, sezione };
    });
    expect(classesOf(pairs).map(className)).toEqual([
      '1ª B',
      '1ª, sezione non ancora nota',
      '2ª 2A',
      '2ª 10A',
      '2ª, sezione non ancora nota',
    ]);
  });
});

describe('listPath', () => {
  it('leads to the list of a class, whatever its section is called', () => {
    const path = listPath({ schoolCode: 'CRMM8ZZ01L', classe: '2', sezione: 'C & D' });
    expect(path).toBe('/scuola/CRMM8ZZ01L?classe=2&sezione=C+%26+D');
  });
});
