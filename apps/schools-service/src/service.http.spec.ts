import { connectTestRedis } from '@zaino/testing/test-redis';
import { request } from 'node:http';
import { dataChangedChannel, problemSchema } from '@zaino/contracts/shared';
import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import { aBook, aClass, aDiscipline, aList, anAdoption } from './testing/an-adoption';
import { aSchool, aSourceFile, publish } from './testing/a-school';
import { startTestService, type TestService } from './testing/test-service';

const adoptionsOf = (codice: string) => `/api/getadozionibycodicescuola?codiceScuola=${codice}`;

describe('schools service', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, kind: 'adoptions' }),
        aSchool({ codice: 'TNMM00001A', nomeMostrato: 'Scuola Media Prati' }),
        aList('TNMM00001A'),
        aList('TNMM00002B'),
        aList('TNMM00003C'),
        aDiscipline(1, 'Storia'),
        aBook({ id: 1 }),
        aClass({ id: 1, schoolCodice: 'TNMM00001A' }),
        anAdoption(1, 1),
      ]),
    );
  });
  afterAll(() => service.stop());

  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const findings = await walkStaffCalls({
      app: service.app,
      send: (call) => service.call(call),
    });
    expect(findings).toEqual([]);
  });

  const long = 'a'.repeat(10_000);
  it.each([
    ['no filter at all', '/api/schools'],
    ['only blank filters', '/api/schools?regione=&nome=%20'],
    ['a limit of 100000', '/api/schools?comune=Roma&limit=100000'],
    ['a limit of zero', '/api/schools?comune=Roma&limit=0'],
    ['a limit that is no number', '/api/schools?comune=Roma&limit=molti'],
    ['a name of 10 kB', `/api/schools?nome=${long}`],
    ['a name of 101 letters', `/api/schools?nome=${long.slice(0, 101)}`],
    ['a region given twice', '/api/provinces?regione=Lazio&regione=Molise'],
    ['a missing region', '/api/provinces'],
    ['a code of the wrong form', '/api/getscuole?codiceScuola=abc'],
    ['a code with SQL', `/api/getscuole?codiceScuola=${encodeURIComponent("' OR '1'='1")}`],
    ['a school year that is none', `${adoptionsOf('TNMM00001A')}&annoScolastico=0`],
    ['a cap of no class', '/api/spending-cap?codiceScuola=TNMM00001A'],
    ['a cover of no code', '/api/covers/a%00b.svg'],
    ['a path that cannot be decoded', '/api/%ff'],
  ])('refuses %s', async (_, path) => {
    const answer = await service.get(path);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.status]).toEqual([400, 400]);
    expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts:|at /);
  });

  it.each([
    ["'; DROP TABLE school; --"],
    ['%00'],
    ['\u0000\u0007'],
    ['%FF%FE'],
    ['../../etc/passwd'],
    ['{"$gt":""}'],
    ['☃ 𝒜 𝕏'],
  ])('finds nothing for the name %s', async (name) => {
    const answer = await service.get(`/api/schools?nome=${encodeURIComponent(name)}`);
    expect([answer.status, ((await answer.json()) as { totale: number }).totale]).toEqual([200, 0]);
  });

  it('takes bytes that are no UTF-8 for text', async () => {
    expect((await service.get('/api/schools?nome=%FF%C0%80&x[]=1')).status).toBe(200);
  });

  it('answers an unknown route with a problem', async () => {
    const answer = await service.get('/api/nothing');
    expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([
      404,
      'not-found',
    ]);
  });

  it('answers what is no HTTP, or too much of it, with a problem', async () => {
    const { port } = new URL(service.origin);
    const status = await new Promise((resolve, reject) => {
      const call = request({ port, path: `/api/schools?nome=${'a'.repeat(20_000)}` }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers['content-type']]);
      });
      call.on('error', reject).end();
    });
    expect(status).toEqual([431, 'application/problem+json; charset=utf-8']);
  });

  it('describes its calls in an OpenAPI document', async () => {
    const document = (await (await service.get('/api/schools/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, { get: { parameters: { name: string; required: boolean }[] } }>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/book-lists',
      '/api/books/media/{id}/{file}',
      '/api/books/{isbn}',
      '/api/books/{isbn}/schools',
      '/api/covers/{isbn}.svg',
      '/api/getadozionibycodicescuola',
      '/api/getscuole',
      '/api/municipalities',
      '/api/provinces',
      '/api/regions',
      '/api/schools',
      '/api/search/schools',
      '/api/share-images/books/{isbn}.jpg',
      '/api/share-images/schools/{codiceScuola}.jpg',
      '/api/share-images/shop.jpg',
      '/api/spending-cap',
      '/api/used-books',
    ]);
    expect(document.paths['/api/provinces']?.get.parameters).toMatchObject([
      { name: 'regione', required: true },
    ]);
  });

  it('shows what an import changed without a restart', async () => {
    const find = async () =>
      (await (await service.get('/api/schools?nome=Prati')).json()) as { totale: number };
    const before = (await find()).totale;
    await publish(service.database, [aSchool({ nomeMostrato: 'Scuola Primaria Prati' })]);
    await service.refresh();
    expect((await find()).totale).toBe(before + 1);
  });

  it('tells those who keep pages made from its data once an import is in use', async () => {
    const listener = await connectTestRedis(service.redisUrl);
    const told = new Promise<string>((resolve) => {
      void listener.subscribe(dataChangedChannel(listener), resolve);
    });
    await publish(service.database, [aSchool()]);
    expect(JSON.parse(await told)).toEqual({ domain: 'schools' });
    await listener.close();
  });

  it('takes over an import by itself when a list names a book that it does not know yet', async () => {
    await publish(service.database, [
      aBook({ id: 7, titoloMostrato: 'Libro appena arrivato' }),
      aClass({ id: 7, schoolCodice: 'TNMM00002B' }),
      anAdoption(7, 7),
    ]);
    expect(await (await service.get(adoptionsOf('TNMM00002B'))).text()).toContain(
      'Libro appena arrivato',
    );
  });

  describe('without its database', () => {
    beforeAll(() => service.relay.cut());
    afterAll(() => service.relay.restore());

    it('goes on with places, schools and names', async () => {
      for (const path of [
        '/api/regions',
        '/api/schools?comune=Rovereto',
        '/api/schools?nome=Prati',
      ]) {
        expect((await service.get(path)).status).toBe(200);
      }
    });

    it('says that a list that nobody asked for yet is unavailable', async () => {
      const answer = await service.get(adoptionsOf('TNMM00003C'));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { status, code } = problemSchema.parse(await answer.json());
      expect([status, code]).toEqual([503, 'unavailable']);
    });

    it('lives, but is not ready', async () => {
      expect((await service.get('/health/live')).status).toBe(200);
      expect((await service.get('/health/ready')).status).toBe(503);
    });
  });

  it('has lists again when its database is back', async () => {
    expect((await service.get(adoptionsOf('TNMM00003C'))).status).toBe(200);
    expect((await service.get('/health/ready')).status).toBe(200);
  });

  it('counts its calls by route, without what was asked for', async () => {
    const metrics = await (await service.get('/metrics')).text();
    expect(metrics).toContain('route="/api/regions"');
    expect(metrics).not.toContain('Prati');
  });
});
