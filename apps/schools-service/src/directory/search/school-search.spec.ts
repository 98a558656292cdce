import { aSchoolRow } from '../../testing/a-school';
import { type SchoolSearch, SchoolSearchBuilder } from './school-search';

const schools = [
  { codice: 'TNPS00001A', nome: 'Liceo Scientifico "G. Galilei"', comune: 'Trento', list: true },
  {
    codice: 'PIPS00002B',
    nome: 'Liceo Scientifico "Galileo Galilei"',
    comune: 'Pisa',
    list: false,
  },
  {
    codice: 'PEPC00003C',
    nome: 'Liceo Classico "Gabriele D\'Annunzio"',
    comune: 'Pescara',
    list: true,
  },
  { codice: 'MIEE00004D', nome: 'Scuola Primaria "A. Manzoni"', comune: 'Milano', list: true },
  { codice: 'ROEE00005E', nome: 'Scuola Primaria "A. Manzoni"', comune: 'Rovigo', list: false },
  {
    codice: 'TOEE00006F',
    nome: 'Scuola Primaria Pellico',
    comune: 'Chieri',
    list: true,
    ic: 'TOIC00060G',
  },
  {
    codice: 'TOMM00007G',
    nome: 'Scuola Media Levi',
    comune: 'Chieri',
    list: true,
    ic: 'TOIC00060G',
  },
  {
    codice: 'TOIC00060G',
    nome: 'Istituto Comprensivo Chieri I',
    comune: 'Chieri',
    list: false,
    ic: 'TOIC00060G',
  },
  {
    codice: 'FIPS00008H',
    nome: 'Liceo Scientifico Leonardo da Vinci',
    comune: 'Firenze',
    list: true,
  },
  {
    codice: 'CRMM00009J',
    nome: 'Scuola Media Irma Valsecchi',
    comune: 'Cremona',
    list: true,
  },
];

/** The ministry's types by the letters in the code. */
const types: Record<string, string> = {
  AA: 'SCUOLA INFANZIA',
  EE: 'SCUOLA PRIMARIA',
  MM: 'SCUOLA PRIMO GRADO',
  IC: 'ISTITUTO COMPRENSIVO',
  PS: 'LICEO SCIENTIFICO',
  PC: 'LICEO CLASSICO',
};

const builder = new SchoolSearchBuilder();
for (const { codice, nome, comune, list, ic } of schools) {
  const institute = ic
    ? { istitutoCodice: ic, istitutoNomeMostrato: 'Istituto Comprensivo Chieri I' }
    : {};
  const row = aSchoolRow({
    codice,
    nomeMostrato: nome,
    comuneMostrato: comune,
    provinciaMostrata: comune,
    tipologia: types[codice.slice(2, 4)],
    ...institute,
  });
  builder.add(row, list);
}
let find: SchoolSearch['find'];
beforeAll(async () => {
  ({ find } = await builder.build());
});
const codes = (text: string, allowed?: number[]) =>
  find(text, allowed && new Set(allowed)).numbers.map((number) => schools[number]?.codice);

describe('search of schools', () => {
  it.each([
    ['galilei trento', ['TNPS00001A']],
    ['trento galilei liceo', ['TNPS00001A']],
    ['galil pis', ['PIPS00002B']],
    ["d'annunzio", ['PEPC00003C']],
    ['D ANNUNZIO', ['PEPC00003C']],
    ['annunzio pescara', ['PEPC00003C']],
    ['ic chieri', ['TOIC00060G', 'TOEE00006F', 'TOMM00007G']],
    ['leonardo di vinci', ['FIPS00008H']],
  ])('finds %s as typed', (text, expected) => expect(codes(text)).toEqual(expected));

  it.each([
    ['galieli trento', 'TNPS00001A'],
    ['galilie pisa', 'PIPS00002B'],
    ['gailei trento', 'TNPS00001A'],
    ['manzini milano', 'MIEE00004D'],
    ['scentifico leonrado', 'FIPS00008H'],
    ['danunzio pescara', 'PEPC00003C'],
    ['chierri levi', 'TOMM00007G'],
  ])('forgives the typing errors of %s', (text, expected) => expect(codes(text)[0]).toBe(expected));

  it.each([
    ['valseci', 'CRMM00009J'],
    ['valseci irma', 'CRMM00009J'],
    ['pelicoo', 'TOEE00006F'],
    ['lvi chieri', 'TOMM00007G'],
  ])('forgives more in the short word of %s, where nothing else is found', (text, expected) =>
    expect(codes(text)[0]).toBe(expected),
  );

  it.each([
    ['elementari manzoni', ['MIEE00004D', 'ROEE00005E']],
    ['scuola elementare chieri', ['TOEE00006F']],
    ['medie chieri', ['TOMM00007G']],
    ['scuola media cremona', ['CRMM00009J']],
    ['superiori pescara', ['PEPC00003C']],
    ['scuola superiore firenze', ['FIPS00008H']],
    ['elem pellico', ['TOEE00006F']],
  ])('finds by what families say: %s', (text, expected) => expect(codes(text)).toEqual(expected));

  it('understands a whole first name where the school has an initial', () => {
    expect(codes('galileo galilei trento')).toEqual(['TNPS00001A']);
  });

  it('puts the better match first, and of equals the one with adoptions', () => {
    expect(codes('manzoni')).toEqual(['MIEE00004D', 'ROEE00005E']);
    expect(codes('galileo')[0]).toBe('PIPS00002B');
  });

  it.each([
    ['TNPS00001A', ['TNPS00001A']],
    ['tnps00001a', ['TNPS00001A']],
    ['TOIC00060G', ['TOIC00060G', 'TOEE00006F', 'TOMM00007G']],
    ['TOEE0', ['TOEE00006F']],
    ['TOEE99999Z', []],
  ])('finds the code %s', (text, expected) => expect(codes(text)).toEqual(expected));

  it('looks only at the allowed schools', () => {
    expect(codes('galilei', [1])).toEqual(['PIPS00002B']);
    expect(codes('TNPS00001A', [1])).toEqual([]);
    expect(codes('galieli', [0])).toEqual(['TNPS00001A']);
  });

  it.each([['zzzzzz'], ['…'], ['galilei zzzzzz'], ["'; DROP TABLE school; --"]])(
    'finds nothing for %s',
    (text) => expect(codes(text)).toEqual([]),
  );

  it('reads only so many words of a long text', () => {
    expect(codes('galilei trento '.repeat(20))).toEqual(['TNPS00001A']);
    expect(codes('uno due tre quattro cinque sei sette otto galilei')).toEqual([]);
  });

  it('answers the same question the same way again', () => {
    expect(codes('liceo')).toEqual(codes('liceo'));
  });
});
