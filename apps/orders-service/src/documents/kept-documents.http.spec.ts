import { randomUUID } from 'node:crypto';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { aBookLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { pdfText } from '../testing/pdf-text';
import { startTestService, type TestService } from '../testing/test-service';
import { Documents } from './documents';
import { KeptDocuments } from './kept-documents';

let service: TestService;
let draw: jest.SpiedFunction<Documents['make']>;
beforeAll(async () => {
  service = await startTestService();
  draw = jest.spyOn(service.app.get(Documents, { strict: false }), 'make');
});
afterAll(() => service.stop());
beforeEach(() => draw.mockClear());

const paidOrder = () =>
  placedOrder(service.dataSource, {
    lines: [aBookLine({ state: 'paid' })],
    order: { state: 'paid', paymentState: 'paid', paidAt: new Date('2026-09-01T10:00:00Z') },
  });

const pathOf = ({ order }: OrderWithLines) => `/api/orders/${order.id}/documents/ricevuta.pdf`;

async function readerOf(placed: OrderWithLines) {
  const { call } = await service.signIn({ uid: placed.order.customerId });
  return () => call<Buffer>({ path: pathOf(placed) });
}

describe('a receipt', () => {
  it('is drawn once for all who ask for it, at once and later', async () => {
    const read = await readerOf(await paidOrder());
    const answers = await Promise.all(Array.from({ length: 12 }, read));
    answers.push(await read());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is never that of an old state, whether or not the order’s version tells', async () => {
    const placed = await paidOrder();
    const read = await readerOf(placed);
    const before = pdfText((await read()).body).join('\n');
    expect(before).toContain('Matematica verde 1');
    const sql = `UPDATE order_line SET details = JSON_SET(details, '$.title', 'Un altro titolo') WHERE order_id = ?`;
    await service.dataSource.query(sql, [placed.order.id]);
    const after = pdfText((await read()).body).join('\n');
    expect(after).toContain('Un altro titolo');
    expect(after).not.toContain('Matematica verde 1');
  });

  it('is nobody else’s, also while it is kept, and of two alike each gets the own', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const [ofOne, ofTwo] = [await readerOf(one), await readerOf(two)];
    const [first, second] = await Promise.all([ofOne(), ofTwo()]);
    expect(pdfText(first.body).join('\n')).toContain(one.order.number);
    expect(pdfText(second.body).join('\n')).toContain(two.order.number);
    const { call } = await service.signIn({ uid: two.order.customerId });
    expect((await call({ path: pathOf(one) })).status).toBe(404);
    expect((await service.call({ path: pathOf(one) })).status).toBe(401);
  });

  it('beyond that number says so in a page to whoever opens it by a link', async () => {
    const drawing = service.app.get(KeptDocuments, { strict: false });
    const busy = jest.spyOn(drawing, 'make').mockRejectedValue(
      new DomainError('unavailable', ordersErrorCodes.documentsBusy, {
        detail: 'Riprova tra qualche secondo.',
        retryAfterS: 5,
      }),
    );
    try {
      const placed = await paidOrder();
      const { call } = await service.signIn({ uid: placed.order.customerId });
      const ofLink = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const { status, headers, body } = await call<string>({
        path: pathOf(placed),
        headers: ofLink,
      });
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(String(body)).toContain('Riprova tra qualche secondo.');
      expect(String(body)).toContain(`href="/orders/${placed.order.id}"`);
      const unknown = `/api/orders/${randomUUID()}/documents/ricevuta.pdf`;
      const refused = await call({ path: unknown, headers: ofLink });
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
    } finally {
      busy.mockRestore();
    }
  });

  it('beyond a number that wait is refused for some seconds, in words', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    draw.mockImplementation(async () => {
      await held;
      return Buffer.from('%PDF-1.7');
    });
    try {
      const readers = await Promise.all(
        Array.from({ length: 50 }, async () => readerOf(await paidOrder())),
      );
      const asked = readers.map((read) => read());
      const refused = await Promise.any(
        asked.map(async (answer) => {
          const given = await answer;
          if (given.status !== 503) throw new Error('Not this one.');
          return given;
        }),
      );
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.body).toMatchObject({
        code: 'documents-busy',
        detail: expect.stringContaining('riprova tra qualche secondo') as string,
      });
      finish();
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(41);
    } finally {
      draw.mockRestore();
    }
  });
});
