import { randomUUID } from 'node:crypto';
import type { Labels } from '@zaino/contracts/orders';
import { pdfText } from '../testing/pdf-text';
import { aBookLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { PackingDesk } from './testing/packing-desk';

const contentOf = ({ file }: Labels) => Buffer.from(file?.content ?? '', 'base64');

const ask = (desk: PackingDesk, orders: string[]) =>
  desk.admin.call<Labels>({ method: 'POST', path: '/api/admin/shipping/labels', body: { orders } });

const said = (words: RegExp) => expect.stringMatching(words) as string;

describe('labels of a carrier that takes a file', () => {
  let service: TestService;
  let desk: PackingDesk;
  beforeAll(async () => {
    service = await startTestService({ config: { CARRIER_NAME: 'Corriere' } });
    desk = await PackingDesk.open(service);
  });
  afterAll(() => service.stop());

  it('are lines of it for what was packed, and for what lies aside', async () => {
    const { order: packed } = await desk.place();
    await desk.packAll(packed.number);
    const { order: aside } = await desk.place();
    const { status, body } = await ask(desk, [aside.id, packed.id]);
    expect(status).toBe(200);
    expect(body.carrier).toBe('Corriere');
    expect(body.outcomes).toEqual(
      [aside, packed].map(({ id: orderId, number }) => ({
        orderId,
        number,
        reference: `${number}-1`,
        reason: null,
      })),
    );
    const [head, first, second, ...rest] = contentOf(body).toString('utf8').split('\r\n');
    expect(head).toMatch(/^\uFEFFMittente;Destinatario;/);
    expect(first).toContain(
      `;Anna Bianchi;Via Roma 1;26100;Cremona;CR;3331234567;famiglia@example.com;1;1,2;${aside.number}-1;0,00;`,
    );
    expect(second).toContain(`${packed.number}-1`);
    expect(rest).toEqual(['']);
    // It waits for its number.
    const { body: parcel } = await desk.begin(aside.number);
    expect([parcel.state, parcel.code]).toEqual(['packed', null]);
  });

  it('name each order that has none, with why', async () => {
    const { order: awaited } = await desk.place(
      [aBookLine({ state: 'reserved' }), aBookLine({ state: 'waiting' })],
      { state: 'waiting' },
    );
    const { order: fetched } = await desk.place([aBookLine({ state: 'paid' })], {
      bookshopId: randomUUID(),
      shippingMethod: 'pickup',
    });
    const { order: begun } = await desk.place();
    const other = await PackingDesk.open(service, 'Bruno');
    await other.begin(begun.number);
    const unknown = randomUUID();
    const { body } = await ask(desk, [awaited.id, fetched.id, begun.id, unknown]);
    expect(body.file).toBeNull();
    expect(body.outcomes).toMatchObject([
      {
        number: awaited.number,
        reference: null,
        reason: said(/^Nel pacco manca/),
      },
      { reason: said(/si ritira in libreria/) },
      { reason: said(/^Bruno sta imballando/) },
      { orderId: unknown, number: null, reason: 'Ordine non trovato' },
    ]);
    const sql = 'SELECT COUNT(*) AS parcels FROM parcel WHERE order_id IN (?)';
    const [row] = await service.dataSource.query<{ parcels: string }[]>(sql, [
      [awaited.id, fetched.id],
    ]);
    expect(Number(row?.parcels)).toBe(0);
  });

  it('asked for again are of the same parcels', async () => {
    const { order } = await desk.place();
    const answers = await Promise.all([1, 2, 3].map(() => ask(desk, [order.id, order.id])));
    for (const { body } of answers) {
      expect(body.outcomes.map(({ reference }) => reference)).toEqual([`${order.number}-1`]);
    }
  });

  it('are for staff alone, and of some orders', async () => {
    const { order } = await desk.place();
    const call = {
      method: 'POST',
      path: '/api/admin/shipping/labels',
      body: { orders: [order.id] },
    };
    const family = await service.signIn({ uid: order.customerId });
    expect((await family.call(call)).status).toBe(401);
    expect((await ask(desk, [])).status).toBe(400);
    expect(
      (
        await ask(
          desk,
          Array.from({ length: 201 }, () => randomUUID()),
        )
      ).status,
    ).toBe(400);
  });
});

describe('labels of a carrier that answers at once', () => {
  let service: TestService;
  let desk: PackingDesk;
  beforeAll(async () => {
    service = await startTestService({ config: { CARRIER: 'test' } });
    desk = await PackingDesk.open(service);
  });
  afterAll(() => service.stop());

  it('come with the number that the parcel leaves by', async () => {
    const { order } = await desk.place();
    const { body } = await ask(desk, [order.id]);
    const [label = ''] = pdfText(contentOf(body));
    expect(label).toContain(`Pacco ${order.number}-1`);
    const { body: parcel } = await desk.begin(order.number);
    expect(parcel.code).toMatch(/^PROVA[0-9A-F]{12}$/);
    expect(label).toContain(parcel.code);
    expect((await desk.ship(parcel.id)).body).toMatchObject({
      state: 'shipped',
      code: parcel.code,
      carrier: 'Corriere di prova',
      printsLabels: true,
    });
    const lines = await desk.linesOf(order.id);
    expect(lines.map(({ tracking }) => tracking?.code)).toEqual([parcel.code, parcel.code]);
  });
});
