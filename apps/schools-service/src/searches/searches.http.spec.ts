import type { SchoolSearches } from '@zaino/contracts/schools';
import { italianDay } from '@zaino/rules/italian-day';
import { callTo, signInStaff } from '@zaino/service/testing/service-calls';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [aSourceFile(), aSchool({ nomeMostrato: 'Scuola Media Prati' })]),
  );
});
afterAll(() => service.stop());

async function searches(): Promise<SchoolSearches> {
  const today = italianDay(Date.now());
  const { status, body } = await callTo(
    service.app,
    service.origin,
  )<SchoolSearches>({
    path: `/api/admin/stats/school-searches?from=${today}&to=${today}`,
    headers: await signInStaff(service.app, ['money']),
  });
  expect(status).toBe(200);
  return body;
}

const search = async (name: string, more = '') => {
  const answer = await service.get(`/api/schools?nome=${encodeURIComponent(name)}${more}`);
  expect(answer.status).toBe(200);
};

describe('what is counted of searches for schools', () => {
  it('are those by name, also where the answer was kept, and the words that found nothing', async () => {
    const before = await searches();
    for (let time = 0; time < 3; time += 1) await search('Liceo  Inesistente');
    for (let time = 0; time < 2; time += 1) await search('Ginnasio Assente');
    for (let time = 0; time < 3; time += 1) await search('anna.bianchi@example.com');
    await search('Prati');
    const now = await searches();
    expect([now.searches - before.searches, now.misses - before.misses]).toEqual([9, 8]);
    expect(now.words).toEqual([{ words: 'liceo inesistente', times: 3 }]);
    expect(now.countedSince).toBe(italianDay(Date.now()));
  });

  it('are neither suggestions nor schools of a place', async () => {
    const before = await searches();
    await search('Liceo Mancante', '&limit=8');
    await service.get('/api/schools?comune=Rovereto');
    expect(await searches()).toEqual(before);
  });

  it('has the lists that were read', async () => {
    const before = await searches();
    await service.get('/api/getadozionibycodicescuola?codiceScuola=TNMM00001A');
    expect((await searches()).lists).toBe(before.lists + 1);
  });

  it('is found by words that a later import brought', async () => {
    await search('Scuola Nuovissima');
    await publish(service.database, [aSchool({ nomeMostrato: 'Scuola Nuovissima' })]);
    await service.refresh();
    const before = await searches();
    await search('Scuola Nuovissima');
    const now = await searches();
    expect([now.searches - before.searches, now.misses - before.misses]).toEqual([1, 0]);
  });

  it('is for those who follow the money alone', async () => {
    const call = callTo(service.app, service.origin);
    const path = '/api/admin/stats/school-searches?from=2026-09-01&to=2026-09-02';
    expect((await call({ path })).status).toBe(401);
    const headers = await signInStaff(service.app, ['orders']);
    expect((await call({ path, headers })).status).toBe(403);
  });
});
