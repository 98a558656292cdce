import fastify, { type FastifyInstance } from 'fastify';
import { startTestService, type TestService } from '../testing/test-service';

const VAT_NUMBER = '01234567897';

let register: FastifyInstance;
let service: TestService;
let answer: () => object;
const asked: string[] = [];

beforeAll(async () => {
  register = fastify({ forceCloseConnections: true });
  register.get('/rest-api/ms/IT/vat/:number', ({ url }) => {
    asked.push(url);
    return answer();
  });
  await register.listen({ port: 0, host: '127.0.0.1' });
  service = await startTestService({ VIES_URL: `${register.listeningOrigin}/rest-api` });
});
afterAll(async () => {
  await service.stop();
  await register.close();
});

async function changed() {
  const { tenant, change } = await service.bookshop();
  const { status, body } = await change({ vatNumber: VAT_NUMBER });
  return { status, body, id: tenant.id };
}

describe('the European register of partite IVA, where it is set', () => {
  it('is asked, and its word is evidence', async () => {
    answer = () => ({ isValid: true, userError: 'VALID' });
    const { status, id } = await changed();
    expect(status).toBe(200);
    expect((await service.review(id)).vatFoundAt).not.toBeNull();
    expect(asked.at(-1)).toBe(`/rest-api/ms/IT/vat/${VAT_NUMBER}`);
  });

  it('has a number refused that is nobody’s', async () => {
    answer = () => ({ isValid: false, userError: 'INVALID' });
    const message: unknown = expect.stringContaining('VIES');
    expect(await changed()).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'vatNumber', message }] },
    });
  });

  it.each([
    ['its country is away', () => ({ isValid: false, userError: 'MS_UNAVAILABLE' })],
    ['it fails', () => ({})],
  ])('keeps nobody waiting where %s', async (_, said) => {
    answer = said;
    const { status, id } = await changed();
    expect(status).toBe(200);
    expect((await service.review(id)).vatFoundAt).toBeNull();
  });
});
