import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { capsOfClasses } from './spending-caps';

const aCap = (tipoGrado: string, indirizzo: string, annoCorso: number, tettoCents: number) =>
  Object.assign(new SpendingCapEntity(), {
    schoolYear: 2025,
    tipoGrado,
    indirizzo,
    annoCorso,
    tettoCents,
  });
const caps = [
  aCap('MM', 'Secondaria I grado', 1, 29_900),
  aCap('NO', 'Liceo classico', 1, 34_100),
  aCap('NT', 'Liceo classico', 3, 38_900),
];
const aClass = (tipoGrado: string, annoCorso: number, combinazione: string) => ({
  classId: 1,
  sezione: 'A',
  tipoGrado,
  annoCorso,
  combinazione,
});

describe('capsOfClasses', () => {
  it('gives one cap for a year of lower secondary school, whatever the timetable', () => {
    const classes = [
      aClass('MM', 1, '30 ORE SETTIMANALI'),
      { ...aClass('MM', 1, '36 ORE'), classId: 2 },
    ];
    expect(capsOfClasses(classes, caps)).toEqual([
      { annoCorso: 1, combinazione: null, indirizzo: 'Secondaria I grado', tetto: 299 },
    ]);
  });

  it('gives the cap of the course with the combinazione as the lists show it', () => {
    expect(capsOfClasses([aClass('NT', 3, 'LICEO CLASSICO')], caps)).toEqual([
      { annoCorso: 3, combinazione: 'Liceo classico', indirizzo: 'Liceo classico', tetto: 389 },
    ]);
  });

  it.each([
    ['a primary school', aClass('EE', 1, '40 ORE A TEMPO PIENO')],
    ['a year without a known cap', aClass('NT', 4, 'LICEO CLASSICO')],
    ['a course without a known cap', aClass('NO', 1, 'SERVIZI COMMERCIALI')],
  ])('gives none for %s', (_, ofClass) => expect(capsOfClasses([ofClass], caps)).toEqual([]));
});
