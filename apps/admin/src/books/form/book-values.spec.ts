import { noBookValues } from '@zaino/contracts/schools';
import { atFields, changesOf, errorsOf, merge, valuesOf } from './book-values';

const opened = valuesOf({
  ...noBookValues,
  descrizione: 'Uno',
  pagineSaggio: ['a', 'b'],
  pagine: 9,
});

describe('the form of a book', () => {
  it('has a line for each sample page, and figures as they are typed', () => {
    expect(opened).toMatchObject({ descrizione: 'Uno', pagineSaggio: 'a\nb', pagine: '9' });
    expect(valuesOf(noBookValues)).toMatchObject({ pagineSaggio: '', pagine: '' });
  });

  it('sends what was changed, and nothing else', () => {
    expect(changesOf(opened, opened)).toEqual({});
    const values = { ...opened, descrizione: '', pagineSaggio: ' a \n\nc', pagine: ' 120 ' };
    expect(changesOf(opened, values)).toEqual({
      descrizione: '',
      pagineSaggio: ['a', 'c'],
      pagine: 120,
    });
    expect(changesOf(opened, { ...opened, pagine: '' })).toEqual({ pagine: null });
  });

  it('names the field and the line of what is wrong', () => {
    const wrong = errorsOf({
      copertina: 'copertina.jpg',
      pagineSaggio: ['https://editrice.example/1.pdf', 'uno.pdf'],
      pagine: Number.NaN,
      pubblicazione: 'marzo',
    });
    expect(Object.keys(wrong)).toEqual(['copertina', 'pagineSaggio', 'pubblicazione', 'pagine']);
    expect(wrong['pagineSaggio']).toMatch(/^Riga 2: /);
    expect(errorsOf({ descrizione: '', copertina: '', pagine: null })).toEqual({});
  });

  it('reads the paths of the service', () =>
    expect(atFields({ 'campi.copertina': 'A', 'campi.pagineSaggio.0': 'B' })).toEqual({
      copertina: 'A',
      pagineSaggio: 'Riga 1: B',
    }));

  it('keeps the own changes beside those of somebody else', () => {
    const mine = { ...opened, descrizione: 'Mia', collana: 'Tracce' };
    const theirs = { ...opened, descrizione: 'Loro', pagine: '12' };
    expect(merge(opened, mine, theirs)).toEqual({
      values: { ...opened, descrizione: 'Mia', collana: 'Tracce', pagine: '12' },
      contested: ['descrizione'],
    });
  });
});
