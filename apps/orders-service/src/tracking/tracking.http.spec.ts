import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const child = { id: 'c1', nickname: 'Topolina', schoolCode: 'CRIC80100X', schoolName: 'Scuola' };

describe('the tracking page', () => {
  it('shows anybody who has its address where each article is', async () => {
    const tracking = {
      carrier: 'Corriere Rosso',
      code: 'CR1',
      url: 'https://corriere.example/CR1',
    };
    const { order } = await placedOrder(service.dataSource, {
      lines: [aBookLine({ state: 'shipped', tracking }), aProductLine({ state: 'delivered' })],
    });
    const { status, headers, body } = await service.call({
      path: `/api/tracking/${order.trackingToken}`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: order.number,
      lines: [
        {
          title: 'Matematica verde 1',
          state: 'shipped',
          tracking,
          expected: { from: '2026-09-10', to: '2026-09-18' },
        },
        { title: 'Quaderno a righe', state: 'delivered', expected: null },
      ],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('holds nothing of who ordered, for whom, where it goes and what it cost', async () => {
    const { order, lines } = await placedOrder(service.dataSource, {
      order: { children: [{ ...child, classe: '1', sezione: 'A', tetto: 300 }] },
    });
    const path = `/api/tracking/${order.trackingToken}`;
    const text = JSON.stringify((await service.call({ path })).body);
    const secrets = [order.id, order.customerId, ...lines.map(({ id }) => id)];
    const personal = ['Anna', 'Bianchi', 'famiglia@', '333 1234567', 'Via Roma'];
    const place = ['"26100"', 'Cremona'];
    const ofChildren = ['Topolina', 'CRIC80100X', 'Istituto', 'sezione'];
    for (const word of [...secrets, ...personal, ...place, ...ofChildren]) {
      expect(text).not.toContain(word);
    }
    // As amounts: a moment may have the same digits.
    expect(text).not.toMatch(/:(?:31\.5|36\.5)[,}]/);
  });

  it('is not there for an address that was guessed', async () => {
    expect((await service.call({ path: `/api/tracking/${'a'.repeat(24)}` })).status).toBe(404);
    expect((await service.call({ path: '/api/tracking/short' })).status).toBe(400);
  });
});
