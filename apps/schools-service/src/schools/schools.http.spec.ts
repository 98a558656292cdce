import { schoolsEndpoints } from '@zaino/contracts/schools';
import { aList } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const kindergarten = 'Scuola dell’infanzia';
const many = Array.from({ length: 12 }, (_, number) =>
  aSchool({
    codice: `RMEE${String(number).padStart(6, '0')}`,
    nomeMostrato: `Scuola ${String.fromCharCode(65 + number)}`,
    comuneCodice: 'H501',
    comuneMostrato: 'Roma',
    provinciaMostrata: 'Roma',
    regioneMostrata: 'Lazio',
    sigla: 'RM',
    tipologia: number % 2 ? 'SCUOLA EE' : 'SCUOLA AA',
    tipologiaMostrata: number % 2 ? 'Scuola primaria' : kindergarten,
    caratteristicaMostrata: number === 0 ? 'Ospedaliera' : 'Normale',
  }),
);
const institute = {
  istitutoCodice: 'TNIC81300P',
  istitutoNomeMostrato: 'Istituto Comprensivo Isera',
};

describe('schools', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 3, schoolYear: 2024 }),
        ...many,
        aSchool({
          codice: 'TNIC81300P',
          nomeMostrato: 'Istituto Comprensivo Isera',
          tipologia: 'ISTITUTO COMPRENSIVO',
          ...institute,
        }),
        aSchool({ codice: 'TNEE00001A', nomeMostrato: 'Scuola Primaria "D. Manin"', ...institute }),
        aSchool({ codice: 'TNMM00002B', nomeMostrato: 'Scuola Media Fogazzaro', ...institute }),
        aSchool({
          codice: 'TNEE00009Z',
          nomeMostrato: 'Scuola chiusa',
          schoolYear: 2024,
          sourceId: 3,
        }),
        aList('RMEE000011'),
        aList('TNMM00002B'),
      ]),
    );
  });
  afterAll(() => service.stop());

  const find = async (query: Record<string, string>) => {
    const answer = await service.get(`/api/schools?${new URLSearchParams(query).toString()}`);
    expect(answer.status).toBe(200);
    return schoolsEndpoints.schools.response.parse(await answer.json());
  };
  const codesOf = async (query: Record<string, string>) =>
    (await find(query)).scuole.map(({ codiceScuola }) => codiceScuola);

  it('lists the schools of a place, those with a list first, in alphabetical order', async () => {
    const { scuole, totale, tipologie, caratteristiche } = await find({ comune: 'roma' });
    expect(scuole.map(({ nomeScuola }) => nomeScuola).slice(0, 4)).toEqual([
      'Scuola L',
      'Scuola A',
      'Scuola B',
      'Scuola C',
    ]);
    expect([totale, scuole.length]).toEqual([12, 12]);
    expect(tipologie).toEqual([kindergarten, 'Scuola primaria']);
    expect(caratteristiche).toEqual(['Normale', 'Ospedaliera']);
  });

  it('puts schools with adoptions first where more match than fit', async () => {
    const { scuole, totale } = await find({ comune: 'Roma', limit: '2' });
    expect([scuole[0]?.codiceScuola, scuole[1]?.codiceScuola, totale]).toEqual([
      'RMEE000011',
      'RMEE000000',
      12,
    ]);
    expect(scuole[0]?.conAdozioni).toBe(true);
  });

  it('filters by type and characteristic over all, while the options stay', async () => {
    const found = await find({
      comune: 'Roma',
      tipologia: 'scuola ee',
      caratteristica: 'normale',
      limit: '3',
    });
    expect([found.totale, found.scuole.length]).toEqual([6, 3]);
    expect([found.tipologie.length, found.caratteristiche.length]).toEqual([2, 2]);
  });

  it('needs all the places that are named to agree', async () => {
    expect(await codesOf({ comune: 'Roma', provincia: 'Trento' })).toEqual([]);
    expect((await find({ regione: 'Lazio' })).totale).toBe(12);
    expect((await find({ regione: 'Lazio', provincia: 'Roma', comune: 'Roma' })).totale).toBe(12);
  });

  it('answers an unknown place with an empty list', async () => {
    expect(await find({ comune: 'Atlantide' })).toEqual({
      scuole: [],
      totale: 0,
      tipologie: [],
      caratteristiche: [],
    });
  });

  it('finds by name in any order and with a typing error, also within a place', async () => {
    expect(await codesOf({ nome: 'manin primaria' })).toEqual(['TNEE00001A']);
    expect(await codesOf({ nome: 'Fogazaro', provincia: 'Trento' })).toEqual(['TNMM00002B']);
    expect(await codesOf({ nome: 'Fogazzaro', comune: 'Roma' })).toEqual([]);
  });

  it('yields the schools of an institute by its code or name, those with a list first', async () => {
    const schools = ['TNMM00002B', 'TNIC81300P', 'TNEE00001A'];
    expect(await codesOf({ nome: 'tnic81300p' })).toEqual(schools);
    expect(await codesOf({ nome: 'ic isera' })).toEqual(schools);
  });

  it('says of an institute how many of its schools have a list', async () => {
    const { scuole } = await find({ nome: 'tnic81300p' });
    expect(scuole.map(({ conAdozioni, scuoleConLista }) => [conAdozioni, scuoleConLista])).toEqual([
      [true, 0],
      [false, 1],
      [false, 0],
    ]);
  });

  it('puts schools with a list first among those of a name, too', async () => {
    const found = await codesOf({ nome: 'scuola', comune: 'Roma' });
    expect([found[0], found.length]).toEqual(['RMEE000011', 12]);
  });

  it('takes a blank name for none', async () => {
    expect((await find({ comune: 'Roma', nome: '  ' })).totale).toBe(12);
    expect((await find({ comune: 'Roma', nome: '!!' })).totale).toBe(0);
  });

  it('finds one school by code, also one that only an older registry knows', async () => {
    const read = async (code: string) => {
      const answer = await service.get(`/api/getscuole?codiceScuola=${code}`);
      return schoolsEndpoints.school.response.parse(await answer.json()).scuole;
    };
    expect((await read('tnee00001a'))[0]?.nomeIstituto).toBe('Istituto Comprensivo Isera');
    expect((await read('TNEE00009Z'))[0]?.nomeScuola).toBe('Scuola chiusa');
    expect(await read('TNEE99999X')).toEqual([]);
    expect(await codesOf({ nome: 'chiusa' })).toEqual([]);
  });
});
