import type { KeptCedolaTerms } from '@zaino/contracts/orders';
import { startTestService, type TestService } from '../testing/test-service';
import { cedoleWorld, CREMONA } from './testing/cedole-world';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  world = await cedoleWorld(service);
});
afterAll(() => service.stop());

describe('the Comuni of a bookshop', () => {
  it('are never overwritten by a page that has not seen the latest', async () => {
    const put = (discountPercent: number, version: number) =>
      world.desk<KeptCedolaTerms>('PUT', 'cedole/terms', {
        isAccepted: true,
        comuni: [{ ...CREMONA, discountPercent }],
        version,
      });
    const { body } = await world.desk<KeptCedolaTerms>('GET', 'cedole/terms');
    expect(body).toMatchObject({ version: 1, publicDiscountPercent: 0.25 });
    const answers = await Promise.all([put(2, body.version), put(3, body.version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done] = answers.filter(({ status }) => status === 200);
    const now = (await world.desk<KeptCedolaTerms>('GET', 'cedole/terms')).body;
    expect(now).toEqual(done?.body);
    expect(now.version).toBe(2);
    expect(await put(4, 1)).toMatchObject({ status: 409, body: { code: 'cedola-terms-changed' } });
    expect((await put(4, 2)).body).toMatchObject({ version: 3 });
  });

  it('are told for the first time once, where two pages do so at once', async () => {
    const { id: tenantId } = service.bookshops.add();
    const owner = await service.signIn({ role: 'bookshop', tenantId });
    const put = (comune: string) =>
      owner.call({
        method: 'PUT',
        path: '/api/desk/cedole/terms',
        body: {
          isAccepted: true,
          comuni: [{ comune, provincia: 'CR', discountPercent: 0 }],
          version: 0,
        },
      });
    const answers = await Promise.all([put('Cremona'), put('Crema')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are named as they are, and there once', async () => {
    const set = (comuni: object[]) =>
      world.desk('PUT', 'cedole/terms', { isAccepted: true, comuni });
    const one = { comune: 'reggio emilia', provincia: 'RE', discountPercent: 0.5 };
    expect((await set([one])).body).toMatchObject({ comuni: [{ comune: "Reggio nell'Emilia" }] });
    const wrong = await set([one, { ...one, comune: "Reggio nell'Emilia" }]);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'comuni.1.comune' }] } });
    const unknown = await set([{ ...one, comune: 'Atlantide' }]);
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'comuni.0.comune' }] } });
    const fine = await set([{ ...one, discountPercent: 0.123 }]);
    expect(fine.status).toBe(400);
  });
});
