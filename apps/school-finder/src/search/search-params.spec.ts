import {
  change,
  isAskingForSchools,
  noSearch,
  placeOf,
  readSearch,
  type Search,
  type SearchField,
  searchPath,
} from './search-params';

const rovereto: Search = {
  regione: 'Trentino-Alto Adige',
  provincia: 'Trento',
  comune: 'Rovereto',
  tipologia: 'Liceo scientifico',
  caratteristica: 'Normale',
  nome: 'frizzera',
};

describe('readSearch', () => {
  it('reads back what searchPath writes', () => {
    const { search } = new URL(searchPath(rovereto), 'http://localhost');
    expect(readSearch(new URLSearchParams(search))).toEqual(rovereto);
  });

  it.each<[string, string, Partial<Search>]>([
    ['nothing', '', {}],
    ['blank values of a plain form', '?regione=Lazio&provincia=&comune=', { regione: 'Lazio' }],
    ['a name with blanks around it', '?nome=%20galilei%20', { nome: 'galilei' }],
    ['a province without its region', '?provincia=Trento&comune=Rovereto&nome=a', { nome: 'a' }],
    [
      'a filter without a municipality',
      '?regione=Lazio&provincia=Roma&tipologia=Liceo',
      { regione: 'Lazio', provincia: 'Roma' },
    ],
  ])('reads %s', (_case, query, expected) => {
    expect(readSearch(new URLSearchParams(query))).toEqual({ ...noSearch, ...expected });
  });
});

describe('change', () => {
  it.each<[SearchField, Partial<Search>]>([
    ['regione', { provincia: '', comune: '', tipologia: '', caratteristica: '' }],
    ['provincia', { comune: '', tipologia: '', caratteristica: '' }],
    ['comune', { tipologia: '', caratteristica: '' }],
    ['tipologia', {}],
    ['caratteristica', {}],
    ['nome', {}],
  ])('of %s clears only what depended on it', (field, cleared) => {
    expect(change(rovereto, field, 'altro')).toEqual({ ...rovereto, ...cleared, [field]: 'altro' });
  });
});

describe('searchPath', () => {
  it('leaves blanks out', () => {
    expect(searchPath(noSearch)).toBe('/search');
    expect(searchPath({ ...noSearch, nome: "d'annunzio" })).toBe('/search?nome=d%27annunzio');
  });
});

describe('isAskingForSchools', () => {
  it.each<[Partial<Search>, boolean]>([
    [{}, false],
    [{ regione: 'Lazio' }, false],
    [{ regione: 'Lazio', provincia: 'Roma' }, false],
    [{ regione: 'Lazio', provincia: 'Roma', comune: 'Roma' }, true],
    [{ nome: 'galilei' }, true],
    [{ regione: 'Lazio', nome: 'galilei' }, true],
  ])('of %j is %s', (search, expected) => {
    expect(isAskingForSchools({ ...noSearch, ...search })).toBe(expected);
  });
});

describe('placeOf', () => {
  it('is the narrowest place chosen', () => {
    expect(placeOf(rovereto)).toBe('Rovereto');
    expect(placeOf({ ...noSearch, regione: 'Lazio' })).toBe('Lazio');
    expect(placeOf(noSearch)).toBe('');
  });
});
