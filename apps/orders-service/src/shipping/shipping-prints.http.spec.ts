import { randomUUID } from 'node:crypto';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { all, PackingDesk } from './testing/packing-desk';

let service: TestService;
let desk: PackingDesk;
beforeAll(async () => {
  service = await startTestService();
  desk = await PackingDesk.open(service);
});
afterAll(() => service.stop());

const read = (
  print: string,
  numbers: string[],
  caller: Pick<PackingDesk['admin'], 'call'> = desk.admin,
) =>
  caller.call<Buffer>({
    path: `/api/admin/shipping/prints/${print}.pdf?orders=${numbers.join(',')}`,
  });

async function pages(print: string, numbers: string[]): Promise<string[]> {
  const { status, body } = await read(print, numbers);
  expect(status).toBe(200);
  return pdfText(body);
}

describe('what is printed for orders that the shop ships', () => {
  it.each([
    ['pick-list', 'lista-di-prelievo'],
    ['packing-slips', 'distinte-di-imballaggio'],
  ])('%s is a file of a name, and kept by nobody', async (print, name) => {
    const { order } = await desk.place();
    const { headers } = await read(print, [order.number]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${name}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['pick-list', 'packing-slips'])(
    '%s is of what it ships alone, and for staff alone',
    async (print) => {
      const { order } = await desk.place();
      const { order: unpaid } = await desk.place([aBookLine()], {
        state: 'received',
        paymentState: 'none',
      });
      const { order: fetched } = await desk.place([aBookLine({ state: 'paid' })], {
        bookshopId: randomUUID(),
        shippingMethod: 'pickup',
      });
      for (const { number } of [unpaid, fetched]) {
        expect((await read(print, [number])).status).toBe(404);
      }
      const text = (await pages(print, [fetched.number, order.number, unpaid.number])).join(' ');
      expect(text).toContain(order.number);
      expect(text).not.toContain(fetched.number);
      const family = await service.signIn({ uid: order.customerId });
      expect((await read(print, [order.number], family)).status).toBe(401);
      expect((await read(print, [order.number], service)).status).toBe(401);
    },
  );

  it.each(['', 'ZN-7K3M-9QXD,', "ZN-7K3M-9QXD' OR 1=1"])('is none of %j', async (numbers) => {
    expect((await read('packing-slips', [encodeURIComponent(numbers)])).status).toBe(400);
  });
});

describe('a pick list', () => {
  it('leaves out what has left, and has not come', async () => {
    const { order } = await desk.place(
      [
        aBookLine({ state: 'paid', quantity: 2 }),
        aBookLine({ state: 'shipped', reference: '9788800000022' }),
        aBookLine({ state: 'waiting', reference: '9788800000039' }),
      ],
      { deliveries: 'several' },
    );
    const text = (await pages('pick-list', [order.number])).join(' ');
    expect(text).toContain('1 ordine, 2 pezzi');
    expect(text).toContain(`Matematica verde 1 ISBN 9788800000015 Rio Secco 2 × ${order.number}`);
    expect(text).not.toContain('9788800000022');
    expect(text).toContain('Non ancora arrivati dal fornitore: 1 pezzo.');
  });
});

describe('a packing slip', () => {
  it('says what is in the parcel and whom it is for, and no price', async () => {
    const { order } = await desk.place([
      aBookLine({ state: 'reserved', quantity: 2 }),
      aProductLine({ state: 'reserved' }),
      aBookLine({ state: 'cancelled', reference: '9788800000022' }),
    ]);
    const [slip = '', ...others] = await pages('packing-slips', [order.number]);
    expect(others).toEqual([]);
    expect(slip).toContain(`Ordine ${order.number}`);
    expect(slip).toContain('Destinatario Anna Bianchi Via Roma 1 26100 Cremona (Cremona)');
    expect(slip).toContain('Matematica verde 1 ISBN 9788800000015 1A Istituto di prova 2');
    expect(slip).toContain('Quaderno a righe 1');
    expect(slip).toContain('Pezzi in questo pacco 3');
    expect(slip).not.toContain('9788800000022');
    expect(slip).not.toContain('€');
  });

  it('is none of an order whose books have not come, which is said', async () => {
    const { order } = await desk.place([aBookLine({ state: 'waiting' })], {
      deliveries: 'several',
      state: 'waiting',
    });
    const { status, body } = await read('packing-slips', [order.number]);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      detail: expect.stringContaining('non c’è ancora niente da imballare') as string,
    });
  });

  it('is of the parcel that was packed, and says how much comes with another', async () => {
    const lines = [
      aBookLine({ state: 'reserved' }),
      aBookLine({ state: 'waiting', reference: '9788800000022' }),
      aBookLine({ state: 'waiting', reference: '9788800000039', quantity: 2 }),
    ];
    const { order } = await desk.place(lines, { deliveries: 'several', state: 'waiting' });
    const slip = async () => (await pages('packing-slips', [order.number])).join(' ');
    expect(await slip()).toContain('Altri 3 pezzi di questo ordine arrivano con un pacco a parte.');
    const { body: begun } = await desk.begin(order.number);
    await desk.pack(begun.id, all(begun).slice(0, 2));
    const packed = await slip();
    expect(packed).toContain('9788800000022');
    expect(packed).toContain('Altri 2 pezzi');
    await desk.ship(begun.id, 'C1');
    const { body: next } = await desk.begin(order.number);
    await desk.pack(next.id, all(next));
    await desk.ship(next.id, 'C2');
    const last = await slip();
    expect(last).toContain('9788800000039');
    expect(last).not.toContain('pacco a parte');
  });

  it('is a page of its own for each order, in the order that was asked', async () => {
    const placed = [await desk.place(), await desk.place(), await desk.place()];
    const numbers = placed.map(({ order }) => order.number).reverse();
    const sheets = await pages('packing-slips', numbers);
    expect(sheets.map((text) => numbers.filter((number) => text.includes(number)))).toEqual(
      numbers.map((number) => [number]),
    );
  });
});
