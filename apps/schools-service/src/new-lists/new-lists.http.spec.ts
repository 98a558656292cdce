import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import fastify from 'fastify';
import { aClass, aList } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import {
  SERVICE_KEY,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { NEW_LISTS_TOPIC } from './new-lists-topic';

const prati = 'TNMM00001A';
const monti = 'TNMM00002B';

let service: TestService;
const told: unknown[] = [];
let isAway = false;
const identity = fastify({ forceCloseConnections: true });

beforeAll(async () => {
  identity.post(identityInternalEndpoints.tellNewLists.path, ({ headers, body }, reply) => {
    if (isAway || headers[SERVICE_KEY_HEADER] !== SERVICE_KEY) return reply.code(503).send({});
    told.push(body);
    return {};
  });
  await identity.listen({ port: 0, host: '127.0.0.1' });
  service = await startTestService(
    (database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, kind: 'adoptions' }),
        aSchool({ codice: prati }),
        aSchool({ codice: monti }),
        aList(prati),
        aList(prati, 2024, 3),
        aList(monti, 2024, 3),
        aClass({ id: 1, schoolCodice: prati, annoCorso: 3, sezione: 'B' }),
        aClass({ id: 2, schoolCodice: prati, annoCorso: 3, sezione: 'B', combinazione: 'ALTRO' }),
        aClass({ id: 3, schoolCodice: prati, annoCorso: 1, sezione: 'A' }),
        aClass({ id: 4, schoolCodice: prati, annoCorso: 2, schoolYear: 2024, sourceId: 3 }),
        // Of a file that serves the school no longer.
        aClass({ id: 5, schoolCodice: prati, annoCorso: 2, sezione: 'Z', sourceId: 9 }),
        aClass({ id: 6, schoolCodice: monti, schoolYear: 2024, sourceId: 3 }),
      ]),
    { IDENTITY_URL: identity.listeningOrigin },
  );
});
afterAll(async () => {
  await service.stop();
  await identity.close();
});

const ask = (body: unknown, headers: Record<string, string> = serviceKeyHeader) =>
  service.send(schoolsInternalEndpoints.classes.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('classes that have a list in a year', () => {
  it('are those of the file that serves the school, each once', async () => {
    const answer = await ask({ schoolYear: 2025, schools: [prati, monti, 'TNMM99999Z'] });
    expect(schoolsInternalEndpoints.classes.response.parse(await answer.json())).toEqual({
      schools: [
        {
          code: prati,
          classes: [
            { classe: '1', sezione: 'A', tipoGrado: 'MM' },
            { classe: '3', sezione: 'B', tipoGrado: 'MM' },
          ],
        },
      ],
    });
  });

  it('are none where no school is named, and none of a hundred and one', async () => {
    expect(await (await ask({ schoolYear: 2025, schools: [] })).json()).toEqual({ schools: [] });
    const schools = Array.from({ length: 101 }, (_, place) => `TNMM${place}`);
    expect((await ask({ schoolYear: 2025, schools })).status).toBe(400);
    expect((await ask({ schoolYear: 'x', schools: [prati] })).status).toBe(400);
    expect((await ask({ schoolYear: 2025, schools: [prati] }, {})).status).toBe(401);
  });
});

describe('new lists', () => {
  const announce = () =>
    service.database.manager.insert(OutboxMessage, {
      topic: NEW_LISTS_TOPIC,
      payload: JSON.stringify({ schoolYear: 2025 }),
      dueAt: new Date(Date.now() - 1_000),
      createdAt: new Date(),
    });

  it('are told to the service that knows the families, again where that is away', async () => {
    isAway = true;
    await announce();
    const hasFailed = () => service.database.manager.existsBy(OutboxMessage, { attempts: 1 });
    expect(await waitUntil(hasFailed, 15_000)).toBe(true);
    expect(told).toEqual([]);
    isAway = false;
    expect(await waitUntil(() => told.length > 0, 15_000)).toBe(true);
    expect(told).toEqual([{ schoolYear: 2025 }]);
  });
});
