import type { TrackingRow } from '@zaino/contracts/orders';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { aBookLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { PackingDesk } from './testing/packing-desk';

let service: TestService;
let desk: PackingDesk;
beforeAll(async () => {
  service = await startTestService();
  desk = await PackingDesk.open(service);
});
afterAll(() => service.stop());

const path = '/api/admin/shipping/tracking';
const csvOf = (lines: [string, string][]) =>
  ['Riferimento;Tracking', ...lines.map((line) => line.join(';'))].join('\r\n');

async function send(lines: [string, string][], to = path): Promise<TrackingRow[]> {
  const body = { csv: csvOf(lines) };
  const answer = await desk.admin.call<{ rows: TrackingRow[] }>({ method: 'POST', path: to, body });
  expect(answer.status).toBe(200);
  return answer.body.rows;
}
const preview = (lines: [string, string][]) => send(lines, `${path}/preview`);
const outcomes = (rows: TrackingRow[]) => rows.map(({ outcome }) => outcome);
const statesOf = async (orderId: string) => (await desk.linesOf(orderId)).map(({ state }) => state);
const mails = () => service.dataSource.manager.countBy(OutboxMessage, { topic: 'order-mail' });

async function packedOrder() {
  const placed = await desk.place();
  const parcel = await desk.packAll(placed.order.number);
  return { ...placed, parcel };
}

describe('a file of tracking numbers', () => {
  it('ships each parcel by its number, and does nothing when it comes again', async () => {
    const [one, other] = [await packedOrder(), await packedOrder()];
    // A carrier writes the reference as it likes; one has the order alone.
    const lines: [string, string][] = [
      [one.parcel.reference.replaceAll('-', ''), 'AB1'],
      [other.order.number, 'AB2'],
    ];
    const before = await mails();
    expect(outcomes(await preview(lines))).toEqual(['shipped', 'shipped']);
    expect(await statesOf(one.order.id)).toEqual(['reserved', 'reserved']);
    const rows = await send(lines);
    expect(rows).toEqual([
      { line: 2, reference: lines[0]?.[0], code: 'AB1', outcome: 'shipped', reason: null },
      { line: 3, reference: other.order.number, code: 'AB2', outcome: 'shipped', reason: null },
    ]);
    for (const [{ order }, code] of [
      [one, 'AB1'],
      [other, 'AB2'],
    ] as const) {
      const shipped = await desk.linesOf(order.id);
      expect(shipped.map(({ state, tracking }) => [state, tracking?.code])).toEqual([
        ['shipped', code],
        ['shipped', code],
      ]);
    }
    expect(await mails()).toBe(before + 2);
    expect(outcomes(await preview(lines))).toEqual(['known', 'known']);
    expect(outcomes(await send(lines))).toEqual(['known', 'known']);
    expect(await mails()).toBe(before + 2);
  });

  it('refuses what it cannot ship, by a sentence, and ships all else', async () => {
    const good = await packedOrder();
    const left = await packedOrder();
    await desk.ship(left.parcel.id, 'OLD');
    const { order: awaited } = await desk.place(
      [aBookLine({ state: 'reserved' }), aBookLine({ state: 'waiting' })],
      { state: 'waiting' },
    );
    const { order: begun } = await desk.place();
    await desk.begin(begun.number);
    const lines: [string, string][] = [
      ['Bianchi', 'C0'],
      ['ZN-0000-0000-1', 'C1'],
      [`${good.order.number}-2`, 'C2'],
      [good.parcel.reference, ''],
      [good.parcel.reference, 'x'.repeat(61)],
      [left.parcel.reference, 'C3'],
      [awaited.number, 'C4'],
      [begun.number, 'C5'],
      [good.parcel.reference, 'C6'],
    ];
    const reasons = [
      'Qui non c’è il numero di un nostro ordine.',
      'Ordine non trovato',
      'Questo ordine non ha un pacco con questo numero.',
      'Manca il numero di spedizione.',
      'Il numero di spedizione ha più di 60 caratteri.',
      'Questo pacco è già partito con il codice OLD.',
      expect.stringMatching(/^Nel pacco manca ancora/),
      'Questo pacco non è ancora chiuso.',
      null,
    ];
    for (const rows of [await preview(lines), await send(lines)]) {
      expect(rows.map(({ reason }) => reason)).toEqual(reasons);
      expect(rows.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 2));
    }
    expect(await statesOf(good.order.id)).toEqual(['shipped', 'shipped']);
    expect(await statesOf(awaited.id)).toEqual(['reserved', 'waiting']);
  });

  it('ships what lies aside of an order that nobody has packed', async () => {
    const { order } = await desk.place();
    expect(outcomes(await preview([[order.number, 'AB1']]))).toEqual(['shipped']);
    expect(await statesOf(order.id)).toEqual(['reserved', 'reserved']);
    expect(outcomes(await send([[order.number, 'AB1']]))).toEqual(['shipped']);
    expect(await statesOf(order.id)).toEqual(['shipped', 'shipped']);
    expect(outcomes(await send([[`${order.number}-1`, 'AB1']]))).toEqual(['known']);
  });

  it('says before that it names a parcel twice', async () => {
    const { parcel } = await packedOrder();
    const rows = await preview([
      [parcel.reference, 'AB1'],
      [parcel.reference, 'AB1'],
      [parcel.reference, 'AB2'],
    ]);
    expect(outcomes(rows)).toEqual(['shipped', 'known', 'refused']);
    expect(rows[2]?.reason).toBe('Questo pacco ha già il codice AB1 in un’altra riga.');
    const done = await send([
      [parcel.reference, 'AB1'],
      [parcel.reference, 'AB1'],
      [parcel.reference, 'AB2'],
    ]);
    expect(outcomes(done)).toEqual(['shipped', 'known', 'refused']);
  });

  it('that two import at once ships each parcel once', async () => {
    const { order, parcel } = await packedOrder();
    const all = await Promise.all([1, 2, 3].map(() => send([[parcel.reference, 'AB1']])));
    expect(all.flatMap(outcomes).toSorted()).toEqual(['known', 'known', 'shipped']);
    const sql = `SELECT COUNT(*) AS times FROM order_event WHERE order_id = ? AND command = 'ship'`;
    const [row] = await service.dataSource.query<{ times: string }[]>(sql, [order.id]);
    expect(Number(row?.times)).toBe(1);
  });

  it.each([
    ['no such file', 'Nome;Cognome\nAnna;Bianchi'],
    ['an empty one', ''],
    ['blank lines', ';;\n'],
  ])('is refused as %s', async (_, csv) => {
    for (const to of [path, `${path}/preview`]) {
      const answer = await desk.admin.call({ method: 'POST', path: to, body: { csv } });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    }
  });

  it('is taken of staff alone', async () => {
    const call = { method: 'POST', path, body: { csv: csvOf([['ZN-0000-0000', 'C1']]) } };
    const owner = await service.signIn({ role: 'bookshop' });
    expect((await owner.call(call)).status).toBe(401);
    expect((await service.call(call)).status).toBe(401);
  });
});
