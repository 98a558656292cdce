import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const prati = 'TNMM00001A';
const monti = 'TNMM00002B';

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 3, schoolYear: 2024 }),
      aSchool({ codice: prati, nomeMostrato: 'Scuola Prati', email: 'prati@scuola.example' }),
      aSchool({ codice: prati, schoolYear: 2024, sourceId: 3, email: 'old@scuola.example' }),
      aSchool({ codice: monti, email: 'vedi sito' }),
    ]),
  );
});
afterAll(() => service.stop());

const ask = (codice: string, headers: Record<string, string> = serviceKeyHeader) =>
  service.send(schoolsInternalEndpoints.mailbox.path.replace(':codice', codice), { headers });
const mailbox = async (codice: string) =>
  schoolsInternalEndpoints.mailbox.response.parse(await (await ask(codice)).json()).school;

describe('the address of a school', () => {
  it('is the one of the newest registry', async () => {
    expect(await mailbox(prati)).toEqual({
      name: 'Scuola Prati',
      kind: 'Scuola primaria',
      email: 'prati@scuola.example',
    });
  });

  it('is none where the registry has other words, and for a code that is no school’s', async () => {
    expect(await mailbox(monti)).toMatchObject({ email: null });
    expect(await mailbox('TNMM99999Z')).toBeNull();
  });

  it('is told to services alone', async () => {
    expect((await ask(prati, {})).status).toBe(401);
  });
});
