import type { Parcel } from '@zaino/contracts/orders';
import { startTestService, type TestService } from '../testing/test-service';
import { all, PackingDesk } from './testing/packing-desk';

let service: TestService;
let desk: PackingDesk;
beforeAll(async () => {
  service = await startTestService();
  desk = await PackingDesk.open(service);
});
afterAll(() => service.stop());

describe('two who pack the same order', () => {
  it('are told of one another: the second at once, the first once it was taken over', async () => {
    const { order, ids } = await desk.place();
    const [lineId = ''] = ids;
    const other = await PackingDesk.open(service, 'Bruno');
    const { body: begun } = await desk.begin(order.number);
    const refused = await other.begin(order.number);
    expect([refused.status, refused.body.code]).toEqual([409, 'parcel-taken']);
    expect(refused.body.detail).toMatch(/^Anna sta imballando questo ordine dalle \d\d:\d\d\.$/);
    const contents = [{ lineId, quantity: 1 }];
    expect((await other.fill(begun.id, contents)).status).toBe(409);
    await desk.fill(begun.id, contents);

    const taken = await other.begin(order.number, { takesOver: true });
    expect(taken.body.packer).toMatchObject({ name: 'Bruno', isYou: true });
    expect(taken.body.lines[0]?.packed).toBe(1);
    for (const answer of [await desk.fill(begun.id, []), await desk.pack(begun.id, all(begun))]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'parcel-taken']);
      expect(answer.body.detail).toMatch(/^Bruno sta imballando/);
    }
    expect((await other.pack(begun.id, all(begun))).status).toBe(200);
  });

  it('make one parcel where they begin at once', async () => {
    const { order } = await desk.place();
    const desks = await Promise.all(
      ['Carla', 'Dario', 'Elena', 'Fabio'].map((name) => PackingDesk.open(service, name)),
    );
    const answers = await Promise.all(desks.map((one) => one.begin(order.number)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const sql = 'SELECT COUNT(*) AS parcels FROM parcel WHERE order_id = ?';
    const [row] = await service.dataSource.query<{ parcels: string }[]>(sql, [order.id]);
    expect(Number(row?.parcels)).toBe(1);
  });

  it('leave what is begun to whoever began it, unless they take it over', async () => {
    const { order } = await desk.place();
    const { body: begun }: { body: Parcel } = await desk.begin(order.number);
    const other = await PackingDesk.open(service, 'Gino');
    expect((await other.pack(begun.id, all(begun))).body.code).toBe('parcel-taken');
    expect((await other.reopen(begun.id)).body.code).toBe('parcel-taken');
  });
});
