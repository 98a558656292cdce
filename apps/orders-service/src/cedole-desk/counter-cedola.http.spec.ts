import { SECOND_MS } from '@zaino/rules/durations';
import { checkConsistency } from '../reconciliation/check-consistency';
import { startTestService, type TestService } from '../testing/test-service';
import { cedoleWorld } from './testing/cedole-world';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  world = await cedoleWorld(service);
});
afterEach(async () => {
  service.schools.isAway = false;
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

describe('a cedola at the counter', () => {
  it('pays what an order’s own cedola may pay, and nothing else', async () => {
    const recommended = world.book(12);
    const isbn = recommended.type === 'book' ? recommended.isbn : '';
    const order = await world.placed([world.book(), recommended]);
    service.schools.add({ isbn, adottato: false, titolo: 'Atlante' });
    const refusal = { status: 409, body: { code: 'cedola-refused' } };
    service.advance(61 * SECOND_MS);
    const all = await world.enter(order);
    expect(all).toMatchObject(refusal);
    expect(all.body.errors).toEqual([
      { path: 'lineIds', message: expect.stringMatching(/primaria: togli “[^“]+”$/) as string },
    ]);
    const ofLiceo = { isbn, adottato: true, tipoGrado: 'SS' };
    service.schools.add(ofLiceo);
    service.advance(61 * SECOND_MS);
    expect(await world.enter(order)).toMatchObject(refusal);
    service.schools.isAway = true;
    service.advance(61 * SECOND_MS);
    expect((await world.enter(order)).status).toBe(503);
    service.schools.isAway = false;
    expect((await world.read(order.id)).body).toMatchObject({ version: order.version, cedole: [] });
    const one = await world.enter(order, { lineIds: [order.lines[0]?.id] });
    expect(one.body).toMatchObject({ due: 12, totals: { cedola: 21.6 } });
  });

  it('pays one copy of a book, also where its copies have lines of their own', async () => {
    const order = await world.placed([world.book(10, { quantity: 3 })]);
    const { body: entered } = await world.enter(order);
    const wrong = { decision: 'refused', reason: 'Il codice non è di questo Comune' };
    const { body: apart } = await world.decide(entered, wrong);
    expect(apart.lines).toHaveLength(2);
    expect(await world.enter(apart)).toMatchObject({
      status: 409,
      body: { detail: 'Una cedola paga una copia di ogni libro: di questo scegline una sola.' },
    });
  });

  it('is offered where the bookshop takes cedole', async () => {
    const order = await world.placed([world.book()]);
    const offered = async () =>
      (await world.read(order.id)).body.lines.map(({ commands }) =>
        commands.includes('enter-cedola'),
      );
    expect(await offered()).toEqual([true]);
    await world.desk('PUT', 'cedole/terms', { isAccepted: false, comuni: [] });
    expect(await offered()).toEqual([false]);
    await world.desk('PUT', 'cedole/terms', { isAccepted: true, comuni: [] });
    expect(await offered()).toEqual([false]);
  });
});
