import { schoolsEndpoints } from '@zaino/contracts/schools';
import { aSchool, aSourceFile, publish } from '../testing/school-factory';
import { startTestService, type TestService } from '../testing/test-service';

describe('places', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSchool(),
        aSchool({
          regione: "VALLE D' AOSTA",
          regioneMostrata: "Valle d'Aosta",
          provincia: 'AOSTA',
          provinciaMostrata: 'Aosta',
          sigla: 'AO',
          comuneCodice: 'A326',
          comuneMostrato: 'Aosta',
        }),
        aSchool({ comuneCodice: 'L378', comuneMostrato: 'Trento' }),
      ]),
    );
  });
  afterAll(() => service.stop());

  it('lists the regions in alphabetical order', async () => {
    const answer = await service.get('/api/regions');
    expect(schoolsEndpoints.regions.response.parse(await answer.json())).toEqual({
      regioni: ['Trentino-Alto Adige', "Valle d'Aosta"],
    });
  });
});
