import { schoolsEndpoints } from '@zaino/contracts/schools';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const { regions, provinces, municipalities } = schoolsEndpoints;
const aosta = {
  regione: "VALLE D' AOSTA",
  regioneMostrata: "Valle d'Aosta",
  provincia: 'AOSTA',
  provinciaMostrata: 'Aosta',
  sigla: 'AO',
};
const bolzano = { provincia: 'BOLZANO', provinciaMostrata: 'Bolzano', sigla: 'BZ' };

describe('places', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, state: 'loading' }),
        aSchool(),
        aSchool({ ...aosta, comuneCodice: 'A326', comuneMostrato: 'Aosta' }),
        aSchool({ comuneCodice: 'L378', comuneMostrato: 'Trento' }),
        aSchool({ comuneCodice: 'A116', comuneMostrato: 'Ala' }),
        aSchool({ ...bolzano, comuneCodice: 'A952', comuneMostrato: 'Bolzano/Bozen' }),
        aSchool({ sourceId: 2, regioneMostrata: 'Molise', provinciaMostrata: 'Isernia' }),
      ]),
    );
  });
  afterAll(() => service.stop());

  const read = async (path: string) => {
    const answer = await service.get(path);
    expect(answer.status).toBe(200);
    return await answer.json();
  };

  it('lists the regions of what was imported completely, in alphabetical order', async () => {
    const { regioni } = regions.response.parse(await read('/api/regions'));
    expect(regioni).toEqual(['Trentino-Alto Adige', "Valle d'Aosta"]);
  });

  it.each(['Trentino-Alto Adige', 'TRENTINO-ALTO ADIGE', 'trentino alto adige'])(
    'lists the provinces of %s',
    async (regione) => {
      const answer = await read(`/api/provinces?regione=${encodeURIComponent(regione)}`);
      expect(provinces.response.parse(answer).province).toEqual(['Bolzano', 'Trento']);
    },
  );

  it("accepts the ministry's spelling", async () => {
    const answer = await read(`/api/provinces?regione=${encodeURIComponent("VALLE D' AOSTA")}`);
    expect(answer).toEqual({ province: ['Aosta'] });
  });

  it('lists the municipalities of a province in alphabetical order', async () => {
    const answer = await read('/api/municipalities?provincia=Trento');
    expect(municipalities.response.parse(answer).comuni).toEqual(['Ala', 'Rovereto', 'Trento']);
  });

  it('has nothing below an unknown place', async () => {
    expect(await read('/api/provinces?regione=Atlantide')).toEqual({ province: [] });
    expect(await read('/api/municipalities?provincia=Atlantide')).toEqual({ comuni: [] });
  });

  it('says 304 to who has the list already', async () => {
    const etag = (await service.get('/api/regions')).headers.get('etag') ?? '';
    const again = await service.get('/api/regions', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
