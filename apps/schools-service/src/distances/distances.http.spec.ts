import { MOST_PLACES, schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const { distances } = schoolsInternalEndpoints;
const rovereto = { comune: 'Rovereto', provincia: 'TN' };
const trento = { comune: 'trento', provincia: 'Trento' };
const newPlace = { comune: 'Paese Nuovo', provincia: 'TN' };

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSchool({ codice: 'TNMM00001A' }),
      aSchool({ codice: 'TNMM00002B', comuneMostrato: 'Trento', comuneCodice: 'L378' }),
      aSchool({ codice: 'TNMM00004D', comuneMostrato: 'Paese Nuovo', comuneCodice: 'Z999' }),
    ]),
  );
});
afterAll(() => service.stop());

const ask = (body: object, headers: Record<string, string> = serviceKeyHeader) =>
  service.send(distances.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('distances between municipalities', () => {
  it('are told in the order of the question, and null where nobody knows', async () => {
    const to = [trento, newPlace, rovereto, { comune: 'Atlantide', provincia: 'TN' }];
    const answer = await ask({ from: rovereto, to });
    expect(answer.status).toBe(200);
    const { kilometres } = distances.response.parse(await answer.json());
    expect(kilometres).toEqual([expect.any(Number), null, 0, null]);
    // About twenty-one kilometres, by any map.
    expect(kilometres[0]).toBeGreaterThan(18);
    expect(kilometres[0]).toBeLessThan(24);
  });

  it('are unknown from a place that nobody knows', async () => {
    const answer = await ask({ from: { comune: 'Atlantide', provincia: 'TN' }, to: [rovereto] });
    expect(await answer.json()).toEqual({ kilometres: [null] });
  });

  it('are asked by services alone, and not of more places than a call takes', async () => {
    expect((await ask({ from: rovereto, to: [] }, {})).status).not.toBe(200);
    const to = Array.from({ length: MOST_PLACES + 1 }, () => trento);
    expect((await ask({ from: rovereto, to })).status).toBe(400);
  });
});
