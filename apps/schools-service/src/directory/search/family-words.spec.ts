import { familyWordsOf } from './family-words';

describe('familyWordsOf', () => {
  it.each([
    ['SCUOLA INFANZIA', ['asilo', 'materna']],
    ['SCUOLA INFANZIA NON STATALE', ['asilo', 'materna']],
    ['SCUOLA PRIMARIA NON STATALE', ['elementari']],
    ['SCUOLA PRIMO GRADO', ['medie']],
    ['SCUOLA SEC. PRIMO GRADO NON STATALE', ['medie']],
    ['SCUOLA SEC. SECONDO GRADO NON STATALE', ['superiori']],
    ['LICEO SCIENTIFICO', ['superiori']],
    ['ISTITUTO SUPERIORE', ['superiori']],
    ['IST PROF ALBERGHIERO', ['superiori']],
    ["ISTITUTO D'ARTE", ['superiori']],
    ['ISTITUTO COMPRENSIVO', []],
    ['CENTRO TERRITORIALE', []],
    ['CONVITTO NAZIONALE', []],
  ])('of %s are %j', (type, words) => expect(familyWordsOf(type)).toEqual(words));
});
